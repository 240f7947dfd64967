import { absolute, cent, largestRounding, Money, minus, negated, one, sum, times } from "../../../../domain/Money.ts"
import type { ListedItem } from "./ListedItem.ts"

/** A price that was read with less confidence may have a figure wrong. */
const doubtful = 0.97

const priceAtEnd = /(\d[\d.,]*[.,]\d{2})(?!\d)[^\d]*$/

/** The figures of the item's price as they were read, and with what confidence. */
const printOf = ({ rows, total }: ListedItem): { figures: string; confidence: number } | undefined =>
  rows
    .flatMap(({ cells }) =>
      cells.map(({ confidence, text }) => ({
        figures: (priceAtEnd.exec(text)?.[1] ?? "").replace(/\D/g, ""),
        confidence
      }))
    )
    .find(({ figures }) => figures !== "" && Number(figures) * cent === total)

/** Figures that are taken for each other. */
const alike = new Set(["08", "06", "09", "17", "35", "38", "39", "56", "58", "59", "68", "89"])

/** Whether figures may be taken for the others: one of them is another one that looks like it, wherever it stands. */
const isTakenFor = (read: string, meant: string): boolean => {
  if (read.length !== meant.length) return false
  const pairs = new Set(
    [...read].flatMap((figure, at) => (figure === meant[at] ? [] : [[figure, meant[at]!].sort().join("")]))
  )
  return pairs.size === 1 && [...pairs].every((pair) => alike.has(pair))
}

/** Whether the figures may be the price's, of which a zero may lead. */
const mayMean = (figures: string, price: Money): boolean =>
  isTakenFor(figures, String(price / cent).padStart(figures.length, "0"))

/** "00.50": no price is printed so. */
const isOdd = (figures: string): boolean => /^0\d{3}/.test(figures)

const signed = /\p{Sc}\s?\d/u
const hasSign = ({ rows }: ListedItem): boolean => rows.some(({ text }) => signed.test(text))

/** Of so many items that have the sign of money before their price one that has none lost it. */
const fewestSigned = 2

/** "926.00" among prices like "$19.00": a figure for the sign of money. */
const hasFigureForSign = (item: ListedItem, figures: string, price: Money, items: ReadonlyArray<ListedItem>): boolean =>
  figures.slice(1) === String(price / cent) && !hasSign(item) && items.filter(hasSign).length >= fewestSigned

/** "19,50-A": a hyphen before the letter of a tax may be a minus, or nothing. */
const hyphened = /\d-\s?\p{Lu}(?!\p{L})/u

const pricesIn = (text: string): ReadonlyArray<Money> =>
  (text.match(/(?<![\p{L}\d.,])\d+[.,]\d{2}(?!\d)/gu) ?? []).map((figures) =>
    Money(Number(figures.replace(/\D/g, "")) * cent)
  )

/** Of what is counted, the price of one that is printed beside the count and comes to so much: "2 DINNER @ 44.99". */
const printedEach = ({ quantity, rows }: ListedItem, price: Money): Money | undefined =>
  rows.flatMap(({ text }) => pricesIn(text)).find((each) => times(quantity, each) === price)

/** "1 PENNE 7.95   7.06": another price of its row, where what was taken for its price was misread, or is of its name. */
const isInRow = ({ quantity, rows }: ListedItem, price: Money): boolean =>
  quantity === one && rows.some(({ text }) => pricesIn(text).includes(price))

/** Whether the item may cost so much instead of what was read. */
const mayCost = (item: ListedItem, price: Money, items: ReadonlyArray<ListedItem>): boolean => {
  if (item.isDiscount || price <= 0) return false
  if (isInRow(item, price)) return true
  if (item.quantity !== one) return printedEach(item, price) !== undefined && mayMean(String(item.total / cent), price)
  if (item.total < 0) return price === negated(item.total) && item.rows.some(({ text }) => hyphened.test(text))
  const print = printOf(item)
  if (print === undefined) return false
  if (hasFigureForSign(item, print.figures, price, items)) return true
  if (print.confidence >= doubtful && !isOdd(print.figures)) return false
  return absolute(minus(price, item.total)) > largestRounding && mayMean(print.figures, price)
}

/**
 * The items with the one price that may have been misread as it must be for all of them to come to one of the sums that
 * the receipt states; as they are where none may be, or several.
 */
export const withMendedPrice = (
  items: ReadonlyArray<ListedItem>,
  sums: ReadonlyArray<Money>
): ReadonlyArray<ListedItem> => {
  const all = sum(items.map(({ total }) => total))
  const mended = [...new Set(sums)].flatMap((stated) =>
    items.flatMap((item) => {
      const price = minus(stated, minus(all, item.total))
      return mayCost(item, price, items) ? [{ item, price }] : []
    })
  )
  const [only, ...others] = mended
  if (only === undefined || others.length > 0) return items
  const { item, price } = only
  const unitPrice = printedEach(item, price) ?? price
  return items.map((each) => (each === item ? { ...item, total: price, unitPrice, isMended: true } : each))
}
