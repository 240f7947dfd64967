import type { Box } from "../../Document.ts"
import { printedSign } from "../../countries/signs.ts"
import { alternatives } from "../../lexicon/compile.ts"
import { codes, containers, counts, hours, measures, sizes } from "../../lexicon/units.ts"
import { letterCount } from "../../measures.ts"
import { Money, scale } from "../../../../domain/Money.ts"
import type { Amount } from "../Amounts.ts"
import { type Label, labelOf } from "../Labels.ts"
import type { Row } from "../Rows.ts"
import { factorsOf, productOf } from "./factors.ts"
import { isLeftward, type Sheet } from "../Sheet.ts"
import type { Role } from "../../lexicon/Role.ts"

/** One row of the listing. */
export interface Line {
  readonly row: Row
  readonly amounts: ReadonlyArray<Amount>
  /** The words without numbers, codes and column leftovers; empty where there are none. */
  readonly name: string
  /** Where the words stand; their cell also holds what was left out of the name. */
  readonly place: Box
  /** The line's price: the last one in the right half of the page. */
  readonly price: Amount | null
  readonly label: Label | null
}

export interface Listing {
  readonly lines: ReadonlyArray<Line>
  /** Whether the head of a table stands above them. */
  readonly headed: boolean
}

const header = new RegExp(
  `${alternatives(({ tableHeads }) => tableHeads)}|${alternatives(({ sumHeads }) => sumHeads)}`,
  "giu"
)

const isHeader = (row: Row, amounts: ReadonlyArray<Amount>): boolean =>
  amounts.length === 0 && (row.text.match(header)?.length ?? 0) >= 2

/** "125 GR", "330ml", `12"`: a size, which belongs to the name. */
const measured = new RegExp(String.raw`^\s?(?:${[...measures, ...sizes].join("|")}|["”])(?![\p{L}\d])`, "iu")

const isPrice = (amount: Amount, row: Row, whole: boolean): boolean => {
  if (amount.percent || measured.test(row.text.slice(amount.end))) return false
  if (amount.sign !== null && amount.decimals === 0 && amount.units > 0) return true
  return whole ? Math.abs(amount.units) >= 100 * scale || amount.units === 0 : amount.decimals >= 2
}

/** "Screw 45.00 pcs": how many of them, behind the name. */
const counted = new RegExp(
  String.raw`(?<=\p{L}.*)\s\d{1,5}(?:[.,]\d{1,3})?\s(?:${counts.join("|")}|${hours.join("|")})\.?\s*$`,
  "iu"
)

/** A sign of money, or of multiplication, that stood before an amount. */
const strayMark = new RegExp(String.raw`\s+(?:${printedSign}|EURO?|Eur|eur|@|[xX×])\s*$`, "u")

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
    // "(4 × 45.00)" behind a service
    .replace(/(?<=\p{L}.*)\s[(（]\s*\d{1,4}\s*[xX×*@]?\s*$/u, "")
    .replace(/\s+(?:[xX×@]\s*)?\d{1,2}(?:[.,]0{1,3})?\s*[xX×@]?\s*$/, "")
    .replace(/\s+(?:[xX×@]\s*\d{3}|\d{3}\s*[xX×@]|\d{3}[.,]0{1,3})\s*$/, "")
    // the number on an article's bar code
    .replace(/(?<=\p{L}.*)\s\d{8,14}[A-Z]?\s*$/u, "")
    .replace(counted, "")
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

/** A beginning of the row's text without the cell that only says what the number behind or before it counts. */
const withoutUnitCell = (row: Row, text: string): string => {
  const words = text.replace(/[\s\d.,]+$/, "")
  const last = row.cells.findLast((cell) => words.endsWith(cell.text))
  return last !== undefined && last !== row.cells[0] && unitCell.test(last.text)
    ? words.slice(0, -last.text.length)
    : text
}

/** What stands before the first price; of rows that begin with it, everything but the numbers. */
const nameOf = (row: Row, amounts: ReadonlyArray<Amount>, whole: boolean): string => {
  const prices = amounts.filter((amount) => isPrice(amount, row, whole))
  const firstPrice = prices.find((amount) => !isAmongWords(amount, row, prices))?.start ?? row.text.length
  const printed = withoutUnitCell(row, row.text.slice(0, firstPrice))
  const before = tidyName(printed)
  const number = leadingCount.test(printed) ? numberInName.exec(printed) : null
  const isCut = number !== null && isInOneCell(row, number.index) && !before.endsWith(number[1]!)
  if (isName(before)) return isCut ? `${before} ${number[1]}` : before
  const words = amounts.reduceRight((rest, { end, start }) => rest.slice(0, start) + " " + rest.slice(end), row.text)
  const name = tidyName(words)
  return isName(name) ? name : ""
}

const summing: ReadonlySet<Role> = new Set([
  "service",
  "grandTotal",
  "total",
  "net",
  "subtotal",
  "tax",
  "tendered",
  "card",
  "change",
  "rounding",
  "other"
])

const without = (amounts: ReadonlyArray<Amount>, price: Amount): ReadonlyArray<Amount> =>
  amounts.filter((amount) => amount !== price)

/** Whether the row sums up or tells something else than an item: most of its letters say so. */
export const isSumming = ({ amounts, label, price, row }: Line): boolean =>
  label !== null &&
  label.exact &&
  summing.has(label.role) &&
  label.length >= letterCount(row.text) * 0.6 &&
  // a service that is counted is sold
  !(label.role === "service" && price !== null && factorsOf(without(amounts, price), price.units, "") !== null)

/** From the cell's left edge to its last word; numbers behind it are other columns. */
const placeOf = (row: Row): Box => {
  const cell = row.cells.find(({ text }) => letterCount(text) >= 2) ?? row
  const words = cell.text.replace(/[^\p{L})"]+$/u, "").length
  return { ...cell, right: cell.left + ((cell.right - cell.left) * words) / Math.max(1, cell.text.length) }
}

const cent = scale / 100

/** The last price on the far side of the page, as the row is read. */
const priceOf = (row: Row, amounts: ReadonlyArray<Amount>, whole: boolean, right: number): Amount | null => {
  const prices = amounts.filter((amount) => isPrice(amount, row, whole))
  return isLeftward(row)
    ? (prices.find((amount) => amount.left < right * 0.55) ?? null)
    : (prices.findLast((amount) => amount.right > right * 0.45) ?? null)
}

/** "3.508" is 3.50 with the letter of its tax, which was taken for a digit; no price has so many decimals. */
const withoutGluedLetter = (price: Amount): Amount => {
  if (price.decimals !== 3 && price.decimals !== 4) return price
  return { ...price, decimals: 2, units: Money(Math.trunc(price.units / cent) * cent) }
}

const toLine = (row: Row, sheet: Sheet, right: number): Line => {
  const { whole } = sheet.style
  const printed = priceOf(row, sheet.amounts[row.index]!, whole, right)
  const price = printed === null ? null : withoutGluedLetter(printed)
  const amounts = sheet.amounts[row.index]!.map((amount) => (amount === printed ? price! : amount))
  return {
    row,
    amounts,
    name: nameOf(row, amounts, whole),
    place: placeOf(row),
    price,
    label: labelOf(row.text)
  }
}

const toLines = (sheet: Sheet, rows: ReadonlyArray<Row>): ReadonlyArray<Line> => {
  const right = Math.max(...sheet.rows.map((row) => row.right))
  return rows.map((row) => toLine(row, sheet, right))
}

/**
 * The rows that may list, the likeliest first: between a table's head and the first row that sums up. The lowest head may
 * as well be that of the taxes, so that what stands above it is looked at too.
 */
export const readListings = (sheet: Sheet, firstSummingRow: number): ReadonlyArray<Listing> => {
  const before = sheet.rows.slice(0, firstSummingRow)
  const heads = before.flatMap((row, index) => (isHeader(row, sheet.amounts[row.index]!) ? [index] : []))
  const from = (head: number, end: number): Listing => ({
    lines: toLines(sheet, before.slice(head + 1, end)),
    headed: head !== -1
  })
  const last = heads.at(-1)
  return last === undefined ? [from(-1, before.length)] : [from(last, before.length), from(heads.at(-2) ?? -1, last)]
}

/** The rows below each table's head, to the next head or row that sums up: sums may stand above a table too. */
export const readTables = (sheet: Sheet): ReadonlyArray<Listing> =>
  sheet.rows.flatMap((head, index) => {
    if (!isHeader(head, sheet.amounts[index]!)) return []
    const below = toLines(sheet, sheet.rows.slice(index + 1))
    const end = below.findIndex(
      (line) => isHeader(line.row, line.amounts) || (isSumming(line) && line.amounts.length > 0)
    )
    const lines = end === -1 ? below : below.slice(0, end)
    return lines.some(({ price }) => price !== null) ? [{ lines, headed: true }] : []
  })

/**
 * The listing with what quantity and unit price come to as each line's price, where another one, with tax, stands last;
 * null where that is not so on every line.
 */
export const beforeTax = ({ headed, lines }: Listing): Listing | null => {
  const priced = lines.map((line) => {
    const isItem = line.price !== null && !isSumming(line)
    return isItem ? { ...line, price: productOf(line.amounts) } : line
  })
  const isOther = priced.some(({ price }, index) => price?.units !== lines[index]!.price?.units)
  const isWhole = priced.every(({ price }, index) => (price === null) === (lines[index]!.price === null))
  return isOther && isWhole ? { headed, lines: priced } : null
}
