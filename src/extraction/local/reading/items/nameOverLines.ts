import { sum } from "../../../../domain/Money.ts"
import { median } from "../../measures.ts"
import { characterWidth } from "../Cell.ts"
import { isSectionHead } from "../departments.ts"
import { isCounted } from "../isCounted.ts"
import { isSentence } from "../Labels.ts"
import { openBrackets, unfinished } from "../unfinished.ts"
import { beginsWithRegister } from "../vendor/registerNumbers.ts"
import { factorsOf } from "./factors.ts"
import { type Line, nameCell } from "./Line.ts"
import { isArticleNumber, isDiscount, isLedByNumber, isSumming, isTaxHead } from "./lineKinds.ts"
import type { Listing } from "./Listing.ts"
import { isVariant } from "./wishes.ts"

/** The pump of a filling station, which stands between the fuel's name and its price. */
const pump =
  /^\W*(?:pump|pumpe|(?:zapf)?s(?:ä|ae)ule|pompe|pompa|bomba|surtidor|stanowisko|колонка|трк)\W*(?:n[or°º]?\W*)?\d{1,2}$/iu

const isPump = ({ row }: Line): boolean => pump.test(row.text)

/** "Insurance - not offered   ----": a price of its own, which is none. */
const hasNoPrice = ({ row }: Line): boolean => row.cells.length > 1 && /^[-–—]+$/.test(row.cells.at(-1)!.text)

export const isWords = (line: Line | undefined): line is Line =>
  line !== undefined &&
  line.price === null &&
  !hasNoPrice(line) &&
  line.name !== "" &&
  !isSumming(line) &&
  !isDiscount(line) &&
  !isPump(line) &&
  !isArticleNumber(line) &&
  !isTaxHead(line) &&
  !isVariant(line) &&
  !isSectionHead(line.name) &&
  !beginsWithRegister(line.row.text)

/** "2 @ 0.65", "2.000 *   7.00": how many at what price, of the item above. */
const countedAt = /^\W*\d{1,3}(?:[.,]\d{1,3})?\s?[@x×*]/iu

/** Whether a price is what the two or more prices right above it come to: "950.00", "VAT 190.00", "1,140.00". */
const isSumSoFar = (lines: ReadonlyArray<Line>, index: number): boolean => {
  const above = lines.slice(0, index)
  const prices = above.slice(above.findLastIndex(({ price }) => price === null) + 1).map(({ price }) => price!.units)
  return prices.some((_, at) => prices.length - at > 1 && sum(prices.slice(at)) === lines[index]!.price!.units)
}

/**
 * Whether prices without words of their own are named by the words below them: nothing stands above the first, or they
 * are several that articles' numbers lead.
 */
export const isNamedBelow = ({ lines }: Listing): boolean => {
  const isDetail = ({ amounts, price, row }: Line, index: number): boolean => {
    const above = lines[index - 1]
    if (above === undefined || above.name === "" || above.price === null) return false
    if (amounts.length > 2 || !countedAt.test(row.text)) return false
    const factors = factorsOf(amounts, above.price.units, row.text)
    return factors !== null && factors.unitPrice === price?.units
  }
  const unnamed = lines.flatMap((line, index) =>
    line.price !== null && line.name === "" && !isDetail(line, index) && !isSumSoFar(lines, index) ? [index] : []
  )
  const areNumbered = unnamed.length > 1 && unnamed.every((index) => isLedByNumber(lines[index]!))
  return (
    unnamed.length > 0 &&
    (areNumbered || !isWords(lines[unnamed[0]! - 1])) &&
    unnamed.every((index) => isWords(lines[index + 1]))
  )
}

/** Rows are as close to one above as to one below where the gaps differ by less than this share of their height. */
const alike = 0.25

/** How much likelier the words between two prices go on with the upper one's name than they begin the lower one's. */
const belongsAbove = (upper: Line, words: Line, lower: Line, columnRight: number): number => {
  const gap = lower.row.top - words.row.bottom - (words.row.top - upper.row.bottom)
  if (Math.abs(gap) > words.row.height * alike) return Math.sign(gap)
  const goesOn = (one: Line, next: Line): number =>
    next.name !== "" && !isDiscount(one) && isBroken(one, next, columnRight) ? 1 : 0
  return goesOn(upper, words) - goesOn(words, lower)
}

/** Whether names go on below their price's row; else they begin above it. */
export const continuesBelow = (listing: Listing): boolean => {
  const { headed, lines } = listing
  const first = lines.findIndex(({ price }) => price !== null)
  const last = lines.findLastIndex(({ price }) => price !== null)
  const above = headed && isWords(lines[first - 1])
  const below = isWords(lines[last + 1])
  if (above !== below) return below
  const columnRight = nameColumnRight(listing)
  let balance = 0
  for (let index = first + 1; index < last; index++) {
    const [upper, line, lower] = [lines[index - 1]!, lines[index]!, lines[index + 1]!]
    if (!isWords(line) || upper.price === null || lower.price === null) continue
    balance += belongsAbove(upper, line, lower, columnRight)
  }
  return balance >= 0
}

/** Where the column of names ends: not before its longest name, nor before the next column begins. */
export const nameColumnRight = ({ lines }: Listing): number => {
  const named = lines.filter(({ name, price }) => price !== null && name !== "")
  return Math.max(
    ...named.map(({ place }) => place.right),
    median(
      named.flatMap(
        ({ amounts, place, row }) => amounts.find(({ left }) => left >= place.right + row.height)?.left ?? []
      )
    )
  )
}

/** A name of so many letters goes on where the next line begins with a small one. */
export const longName = 20

/** How wide a letter of the line's name is, with whatever stands before it in its cell. */
const letterWidth = (line: Line): number => {
  const { name, place } = line
  return characterWidth(nameCell(line) ?? { ...place, text: name, confidence: 1 })
}

/** Where the line's name begins, behind its number in the same cell. */
const nameLeft = (line: Line): number => {
  const [first = ""] = /^\S+/.exec(line.name) ?? []
  const at = nameCell(line)?.text.indexOf(first) ?? 0
  return line.place.left + Math.max(0, at) * letterWidth(line)
}

const articleNumber = /^\d{4,}\s/

/** Whether the lower line's first word had no room on the upper line, so that the name was broken there. */
const isBroken = (upper: Line, lower: Line, columnRight: number): boolean => {
  if (lower.row.top - upper.row.bottom > upper.row.height) return false
  // prose above a table is wider than its names
  if (isSentence(upper.name) && upper.place.right > columnRight + upper.row.height) return false
  if (isOpen(upper.name)) return true
  // every article begins with its number
  if ([upper, lower].every(({ row }) => articleNumber.test(row.text))) return false
  // "Serial: 123" remarks on the item, "Sold by: …" on the one above
  if (lower.name.includes(":") || (upper.price === null && /[:：]\s/.test(upper.name))) return false
  const letter = letterWidth(lower)
  const firstWord = /^\S+/.exec(lower.name)![0].length
  const isSmall = /^\p{Ll}/u.test(lower.name)
  // what was chosen of a dish stands below its name, too, but mostly in capitals
  const lefts = isSmall ? [upper.place.left, nameLeft(upper)] : [upper.place.left]
  const aligned = lefts.some((left) => Math.abs(lower.place.left - left) < upper.row.height)
  if (aligned && upper.name.length >= longName && isSmall) return true
  return aligned && upper.place.right + (firstWord + 1) * letter > columnRight
}

/** Whether words that wait for more, or are long, go on in a line that begins with a small letter. */
const goesOnBelow = (upper: Line | undefined, lower: Line): boolean =>
  isWords(upper) && /^\p{Ll}/u.test(lower.name) && isBroken(upper, lower, Infinity)

/**
 * The first line that may name the first price, at this place: the line above it, or, of a price without words of its own,
 * the words further up; and the line that these go on from. -1 where there is none.
 */
export const firstNaming = (lines: ReadonlyArray<Line>, first: number): number => {
  const nearest = lines.findLastIndex(
    (line, index) => index < first && (lines[first]!.name === "" ? isWords(line) : !isPump(line))
  )
  const words = lines[nearest]
  return isWords(words) && goesOnBelow(lines[nearest - 1], words) ? nearest - 1 : nearest
}

/** A bracket is open, or a hyphen, a slash or a word wants to go on. */
const isOpen = (name: string): boolean =>
  openBrackets(name) > 0 || /[\p{L}][-/&+]$/u.test(name) || (/\s\p{L}+$/u.test(name) && unfinished.test(name))

/** "1 Large Coke" above "2 Burgers": each has its own count. */
const areBothCounted = (upper: Line, lower: Line): boolean => isCounted(upper.row.text) && isCounted(lower.row.text)

/** The line and the words right above it that belong to it, from the first to the last. */
export const leadIn = (words: ReadonlyArray<Line>, line: Line, columnRight: number): ReadonlyArray<Line> => {
  const parts = [line]
  for (const upper of words.toReversed()) {
    // a row without words of its own takes the line above it whatever its length
    if (parts[0]!.name !== "" && (areBothCounted(upper, parts[0]!) || !isBroken(upper, parts[0]!, columnRight))) break
    parts.unshift(upper)
  }
  return parts
}

/** The line and the words right below that go on with its name; a row without words of its own takes the first ones. */
export const leadOut = (line: Line, words: ReadonlyArray<Line>, columnRight: number): ReadonlyArray<Line> => {
  const parts = [line]
  for (const lower of words) {
    if (parts.at(-1)!.name !== "" && !isBroken(parts.at(-1)!, lower, columnRight)) break
    parts.push(lower)
  }
  return parts
}

/** The words below a line; those right above a price without a name are its name, and no other's. */
export const wordsBelow = (lines: ReadonlyArray<Line>, index: number): ReadonlyArray<Line> => {
  const end = lines.findIndex((one, at) => at > index && !isWords(one))
  const words = lines.slice(index + 1, end === -1 ? lines.length : end)
  const next = lines[end]
  const isNext = lines[index]!.name !== "" && next !== undefined && next.price !== null && next.name === ""
  return isNext && !isSumming(next) ? words.slice(0, -1) : words
}

/** "Sonnenblumen-" above "kernen". */
const isDivided = (upper: Line | undefined, lower: Line): boolean =>
  upper !== undefined && /\p{Ll}-$/u.test(upper.row.text) && /^\p{Ll}/u.test(lower.name)

export const joinedName = (lines: ReadonlyArray<Line>): string =>
  lines
    .filter(({ name }) => name !== "")
    .map((line, index, all) => (index === 0 || isDivided(all[index - 1], line) ? line.name : ` ${line.name}`))
    .join("")
