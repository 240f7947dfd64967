import { cent, Money, Quantity, scale } from "../../../../domain/Money.ts"
import type { Factors } from "./toldFactors.ts"

/** So many, each with its exact share of the total; null where the total is no amount of cents. */
export const shareOf = (quantity: Quantity, total: Money): Factors | null =>
  quantity > 0 && total % cent === 0 ? { quantity, unitPrice: Money(Math.round((total * scale) / quantity)) } : null

/** A number that leads the line, before words: "5.0000 Man-Tou", "6 Wine". */
const leadingNumber =
  /^[\s*#-]*(?:(\d{1,3})(?:[.,](0|\d{2,4}))?\s+(?=[([<]?\p{L}[\p{L}\p{M}]|\p{L}\W|\d{1,3}(?:\/\d)?[\s"-]?\p{L})|(\d{1,2})(?=\p{L}{3}|\p{Script=Han}{2}))/u
/** A number between the words and the price. */
const countAtEnd = /(?<=\p{L}\W*)\s(\d{1,2})(?:[.,](0{1,4}))?\s*$/u
/** So many decimals no price has: the number counts. */
const decimalsOfCounts = 3
/** From so many lines on, and this share of them, numbers that lead lines are counts. */
const [fewestCounted, countedShare] = [3, 0.6]

/** A number with a zero before it, of a department or an article: "04 Chicken". */
const zeroAhead = /^\s*0\d/

/**
 * Whether a listing has its counts at the beginning of its lines. One number before them all that does not divide their
 * prices says something else, as in "20 DISC COOKIES 2.99".
 */
export const leadsWithCounts = (lines: ReadonlyArray<{ readonly text: string; readonly total: Money }>): boolean => {
  const counted = lines.flatMap(({ text, total }) => {
    const [, spaced, , glued] = leadingNumber.exec(text) ?? []
    const count = Number(spaced ?? glued)
    return Number.isNaN(count) ? [] : [{ count, divides: total % (count * cent) === 0 }]
  })
  const isOneNumber = new Set(counted.map(({ count }) => count)).size === 1
  return (
    counted.length >= fewestCounted &&
    counted.length >= lines.length * countedShare &&
    !lines.some(({ text }) => zeroAhead.test(text)) &&
    !(isOneNumber && counted.some(({ divides }) => !divides))
  )
}

const lineNumber = /^\s*(\d{1,3})[.)]?\s+/

/** A text without the number of its line. */
export const withoutLineNumber = (text: string): string => text.replace(lineNumber, "")

/** As many lines that begin with 1, 2, 3 are numbered, and no counts. */
const fewestNumbered = 3

/** A line, whether another number in it counts, and its amounts. */
interface LedLine {
  readonly text: string
  readonly isCounted: boolean
  readonly total: Money
  readonly others: ReadonlyArray<Money>
}

/** Whether another number of the line counts what its own number would: "2  Tiramisu  2  5.00  10.00". */
const isCountedElsewhere = (text: string, count: number): boolean =>
  text.replace(lineNumber, "").split(" ").includes(String(count))

const isNumbered = ({ text }: LedLine, index: number): boolean => Number(lineNumber.exec(text)?.[1]) === index + 1

/**
 * Whether a listing's lines begin with their numbers, none of which makes the line's price of another amount; two lines
 * do where another number of each counts. A last line may have none, as where delivery is charged below the goods.
 */
export const areNumbered = (lines: ReadonlyArray<LedLine>): boolean =>
  (lines.every(isNumbered) ||
    (lines.length > fewestNumbered && lines.slice(0, -1).every(isNumbered) && !lineNumber.test(lines.at(-1)!.text))) &&
  !lines.some(
    ({ others, text, total }, index) =>
      index > 0 &&
      others.some((units) => units * (index + 1) === total) &&
      !(lines.length >= fewestNumbered && isCountedElsewhere(text, index + 1))
  ) &&
  (lines.length >= fewestNumbered || (lines.length > 1 && lines.every(({ isCounted }) => isCounted)))

/** How many there are by the number between the words and the price; null where there is none. */
const countBehind = (text: string, total: Money): Quantity | null => {
  const [, printed = "0", decimals] = leadingNumber.test(text) ? [] : (countAtEnd.exec(text) ?? [])
  const count = Number(printed) * scale
  // "45.00 45.00", "90.00 180.00": the price of one
  const isPrice = decimals?.length === 2 && (total * scale) / count <= count
  return count === 0 || isPrice ? null : Quantity(count)
}

/**
 * Whether a listing has its counts between words and prices. Where one of them does not divide its price, they are the
 * classes of its tax, as in "BROT 2 1,39".
 */
export const endsWithCounts = (lines: ReadonlyArray<{ readonly text: string; readonly total: Money }>): boolean => {
  const counted = lines.flatMap(({ text, total }) => {
    const count = countBehind(text, total)
    return count === null ? [] : [(total * scale) / count]
  })
  return (
    counted.length > 0 && counted.length >= lines.length * countedShare && counted.every((share) => share % cent === 0)
  )
}

/**
 * How many there are by the number that leads the line, and the exact share of each in the line's total; where lines do
 * not lead with counts, only by a number that is printed finer than prices.
 */
export const leadingCountOf = (text: string, total: Money, isColumn: boolean): Factors | null => {
  const [, spaced, decimals = "", glued] = leadingNumber.exec(text) ?? []
  const whole = spaced ?? glued
  if (whole === undefined || !(isColumn || decimals.length >= decimalsOfCounts)) return null
  return shareOf(Quantity(Math.round(Number(`${whole}.${decimals}`) * scale)), total)
}

/** Quantity and price of one where listings have their counts between words and prices. */
export const countBetween = (text: string, total: Money): Factors | null => {
  const quantity = countBehind(text, total)
  return quantity === null ? null : shareOf(quantity, total)
}

/** Whether the text begins with this count. */
export const isLedBy = (text: string, quantity: Quantity): boolean =>
  Number(/^[\s*#-]*(\d{1,3})/.exec(text)?.[1]) * scale === quantity

/** "1Bakmi", "1便當", in a listing that leads with counts. */
const gluedCount = /^\d{1,2}(?=\p{L}{3}|\p{Script=Han}{2})/u

/** A name without the count that is glued to it in the text of its line. */
export const withoutGluedCount = (name: string, text: string): string =>
  gluedCount.test(text) ? name.replace(gluedCount, "") : name
