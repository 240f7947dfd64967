import { printedSign } from "../../countries/signs.ts"
import { codes, containers, counts, hours, measures, sizes } from "../../lexicon/units.ts"
import { letterCount } from "../../measures.ts"
import { scale } from "../../../../domain/Money.ts"
import type { Amount, NumberStyle } from "../Amounts.ts"
import type { Row } from "../Rows.ts"
import { leastWholePrice } from "./factors.ts"

/** "125 GR", "330ml", `12"`: a size, which belongs to the name. */
const measured = new RegExp(String.raw`^\s?(?:${[...measures, ...sizes].join("|")}|["”])(?![\p{L}\d])`, "iu")

/** What is less counts things even where prices are small. */
const leastSmallPrice = 10 * scale

export const isPrice = (amount: Amount, row: Row, { small = false, whole }: NumberStyle): boolean => {
  if (amount.percent || measured.test(row.text.slice(amount.end))) return false
  if (amount.sign !== null && amount.decimals === 0 && amount.units > 0) return true
  const least = small ? leastSmallPrice : leastWholePrice
  return whole ? Math.abs(amount.units) >= least || amount.units === 0 : amount.decimals >= 2
}

/** "Screw 45.00 pcs": how many of them, behind the name. */
const counted = new RegExp(
  String.raw`(?<=\p{L}.*)\s\d{1,5}(?:[.,]\d{1,3})?\s(?:${counts.join("|")}|${hours.join("|")})\.?\s*$`,
  "iu"
)

/** "Bananas 1.23 lb @", "苹果 1.250kg": what was weighed, before the price of one. */
const weighed = new RegExp(
  String.raw`(?<=\p{L}.*)\s(?:\d{1,4}[.,]\d{2,3}\s?(?:${measures.join("|")})\.?\s?[@xX×]|\d{1,3}[.,]\d{3}\s?kg\.?)\s*$`,
  "iu"
)

/** "0,845 kg Tomatoes": a weight as fine as scales print it; "0,5 l Pils" is a size. */
const weighedAhead = new RegExp(String.raw`^\s*\d{1,3}[.,]\d{3}\s?(?:${measures.join("|")})\.?\s+(?=\p{L}{2})`, "iu")

/** "3 @ 1.25 Candle", "2 for 3.00 Soda" without their numbers. */
const countedAhead = /^\s*(?:@|for)\s+(?=\p{L}{2})/iu
/** The letter of a tax behind a price. */
const taxLetter = /(?<=\d\s?)\p{Lu}\s*$/u

/** "お茶 2点": words of these languages stand close to their numbers. */
const countedClosely = /(?<=\p{L}.*)\s\d{1,3}[点點個个件杯本枚개병잔]\s*$/u

/** A sign of money, or of multiplication, that stood before an amount. */
const strayMark = new RegExp(String.raw`\s+(?:${printedSign}|EURO?|Eur|eur|@|[xX×à])\s*$`, "u")

/** "2 Noodles", "1.0 (TA) Rice", "3 pcs 7-Grain Bread"; "500 g" is a size. */
const leadingCount = new RegExp(
  String.raw`^[\s*#-]*\d{1,3}(?:[.,]0{1,4})?\s*(?:[xX×*@]|[Pp][Cc][Ss]?|[Ss]tk|st|[Pp]rs|[Gg]ls|[Bb]tl)?\.?\s+(?!(?:${[...measures, ...sizes].join("|")})(?![\p{L}\d]))(?=[([<]?\p{L}|\d{1,3}(?:/\d)?[\s"-]?\p{L})`,
  "u"
)
/** The number at the end of the words that a count leads: "1 Combo 2", "1 Nuggets 6 pcs". */
const numberInName = new RegExp(String.raw`(?<=\p{L}.*)\s(\d{1,2}(?:\s?(?:${counts.join("|")})\.?)?)\s*$`, "iu")

const tidyName = (text: string): string =>
  text
    .replace(/^\s*(?:\d{1,2}[.)]\s+)/, "")
    // a line's number, a date and an article's number lead many lines of invoices
    .replace(/^\s*(?:\d{1,3}\s+)?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\s+(?=.*\p{L}{2})/u, "")
    .replace(/^\s*(?:\d{1,3}\s+)?[A-Z]{1,3}\d{3,}\s+(?=.*\p{L}{3})/u, "")
    .replace(/^[\s*#\-.:|]*\d{6,}[\s*:.-]*/, "")
    .replace(leadingCount, "")
    .replace(weighedAhead, "")
    // "(4 × 45.00)" behind a service
    .replace(/(?<=\p{L}.*)\s[(（]\s*\d{1,4}\s*[xX×*@]?\s*$/u, "")
    .replace(/\s+(?:[xX×@]\s*)?\d{1,2}(?:[.,]0{1,3})?\s*[xX×@]?\s*$/, "")
    .replace(/\s+(?:[xX×@]\s*\d{3}|\d{3}\s*[xX×@]|\d{3}[.,]0{1,3})\s*$/, "")
    // the number on an article's bar code
    .replace(/(?<=\p{L}.*)\s\d{8,14}[A-Z]?\s*$/u, "")
    .replace(counted, "")
    .replace(countedClosely, "")
    .replace(weighed, "")
    .replace(strayMark, "")
    .replace(/^[\s*#\-.:|]+|[\s*#:|@(=-]+$/gu, "")
    .replace(/\s{2,}/g, " ")
    .trim()

/** Units, currencies and letters of taxes alone name nothing: "1,358 kg x 6,49 EUR/kg", "1 @ 4 FOR", "@ 1.69/ 1b F". */
const unitsOnly = new RegExp(
  String.raw`^(?:[\d\s.,/×*@()€$£-]|${[...counts, ...measures, ...codes].join("|")}|for|each|[1Il]bs?|(?<!\p{L})\p{L}(?!\p{L}))*$`,
  "iu"
)

/** "x B": what is left of a quantity and a tax code. */
const isLeftOver = (text: string): boolean => /^[\P{L}]*[xX×][\P{L}]+\p{Lu}?\P{L}*$/u.test(text)

const isName = (text: string): boolean => letterCount(text) >= 2 && !unitsOnly.test(text) && !isLeftOver(text)

/** Whether what stands before and behind this space of the row's text is one cell. */
const isInOneCell = (row: Row, space: number): boolean => {
  let end = -1
  for (const { text } of row.cells) {
    end += text.length + 1
    if (end >= space) return end > space
  }
  return false
}

/** A number without marks before or among the words, as "330", where prices stand in cells of their own. */
const isAmongWords = ({ end, sign, start, units }: Amount, row: Row, later: ReadonlyArray<Amount>): boolean =>
  sign === null &&
  units < 1000 * scale &&
  /^\d+$/.test(row.text.slice(start, end)) &&
  ((start === 0 && /^\s\p{L}{2}/u.test(row.text.slice(end))) ||
    (/\p{L}\s$/u.test(row.text.slice(0, start)) && isInOneCell(row, start - 1))) &&
  later.some((other) => other.start > end)

/** "pcs", "kg": the column of units. */
const unitCell = new RegExp(String.raw`^(?:${[...counts, ...containers, ...hours, ...measures].join("|")})\.?$`, "iu")

/** "6.5": the column of counts; whole ones are told by themselves. */
const countCell = /^\d{1,3}[.,]\d{1,3}$/

/** A beginning of the row's text without the cells that only say how many, and of what. */
const withoutCountCells = (row: Row, text: string): string => {
  const words = text.replace(/[\s\d.,]+$/, "")
  const cellAtEnd = (part: string) => row.cells.findLast((cell, at) => at > 0 && part.endsWith(cell.text))
  const unit = cellAtEnd(words)
  if (unit !== undefined && unitCell.test(unit.text)) return words.slice(0, -unit.text.length)
  const counted = text.trimEnd()
  const count = cellAtEnd(counted)
  return count !== undefined && countCell.test(count.text) ? counted.slice(0, -count.text.length) : text
}

/** What stands before the first price; of rows that begin with it, everything but the numbers. */
export const nameOf = (row: Row, amounts: ReadonlyArray<Amount>, style: NumberStyle): string => {
  const prices = amounts.filter((amount) => isPrice(amount, row, style))
  const firstPrice = prices.find((amount) => !isAmongWords(amount, row, prices))?.start ?? row.text.length
  const printed = withoutCountCells(row, row.text.slice(0, firstPrice))
  const before = tidyName(printed)
  const number = leadingCount.test(printed) ? numberInName.exec(printed) : null
  const isCut = number !== null && isInOneCell(row, number.index) && !before.endsWith(number[1]!)
  if (isName(before)) return isCut ? `${before} ${number[1]}` : before
  const words = amounts.reduceRight(
    (rest, { end, start }) => rest.slice(0, start) + " " + rest.slice(end),
    row.text.replace(taxLetter, "")
  )
  const name = tidyName(words.replace(countedAhead, ""))
  return isName(name) ? name : ""
}
