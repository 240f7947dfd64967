import type { Box } from "../../Document.ts"
import { printedSign } from "../../countries/signs.ts"
import { goodsHeads } from "../../lexicon/columnHeads.ts"
import { letterCount } from "../../measures.ts"
import { cent, Money } from "../../../../domain/Money.ts"
import type { Amount } from "../Amounts.ts"
import type { NumberStyle } from "../numberStyle.ts"
import { labelOf } from "../Labels.ts"
import type { Row } from "../Rows.ts"
import { endOfHead, isHeader } from "./columnHead.ts"
import { withCountsUnder } from "./countsUnderHead.ts"
import { isToldBelow } from "./details.ts"
import { withDaysAsNames, withNamesUnder } from "./namesUnderHead.ts"
import { productOf } from "./factors.ts"
import { isPerMeasure, isPrice } from "./isPrice.ts"
import type { Line } from "./Line.ts"
import { isSumming, withServices } from "./lineKinds.ts"
import { nameOf } from "./lineNames.ts"
import { termBelowHead } from "./termBelowHead.ts"
import { isVariant } from "./wishes.ts"
import { isLeftward, type Sheet } from "../Sheet.ts"
import type { Summary } from "../Summary.ts"

export interface Listing {
  readonly lines: ReadonlyArray<Line>
  /** Whether the head of a table stands above them. */
  readonly headed: boolean
}

/** From the cell's left edge to its last word; numbers behind it are other columns. */
const placeOf = (row: Row): Box => {
  const cell = row.cells.find(({ text }) => letterCount(text) >= 2) ?? row
  const words = cell.text.replace(/[^\p{L})"]+$/u, "").length
  return { ...cell, right: cell.left + ((cell.right - cell.left) * words) / Math.max(1, cell.text.length) }
}

/** Between which the page is printed. */
type Sides = Pick<Box, "left" | "right">

/** "1.00  500.0  500.0": where numbers have cents, what two of them come to is a price, however few its decimals are. */
const withTenths = (row: Row, amounts: ReadonlyArray<Amount>): ReadonlyArray<Amount> => {
  const last = amounts.at(-1)
  if (last?.decimals !== 1 || isLeftward(row)) return amounts
  const printed = amounts.map((amount) => (amount.decimals === 1 ? { ...amount, decimals: 2 } : amount))
  return productOf(printed)?.end === last.end ? printed : amounts
}

/** "$2.50" below its name, in a letter without columns. */
const isAlone = ({ end, sign, start }: Amount, { text }: Row): boolean =>
  sign !== null && start === 0 && end === text.length

/** "2 u. x 1.250,00": what each of them costs, which a margin to the left of the paper moves away from its left side. */
const isOfEach = ({ start }: Amount, { text }: Row): boolean =>
  /^\d{1,3}(?:[.,]\d{1,3})?\s?(?:\p{L}{1,3}\.?)?\s?[xX×*@]\s?\P{L}?$/u.test(text.slice(0, start))

/** The last price on the far side of the page, as the row is read. */
const priceOf = (row: Row, amounts: ReadonlyArray<Amount>, style: NumberStyle, page: Sides): Amount | null => {
  const prices = amounts.filter((amount) => isPrice(amount, row, style) && !isPerMeasure(amount, row))
  const across = (share: number) => page.left + (page.right - page.left) * share
  const isBeyond = (amount: Amount) => amount.right > (isOfEach(amount, row) ? across(0.45) : page.right * 0.45)
  return isLeftward(row)
    ? (prices.find((amount) => amount.left < across(0.55)) ?? null)
    : (prices.findLast((amount) => isBeyond(amount) || isAlone(amount, row)) ?? null)
}

/** Whether several prices of the page have four decimals, as telephone bills have before tax. */
const areFine = ({ amounts }: Sheet): boolean => amounts.flat().filter(({ decimals }) => decimals === 4).length > 2

/** "3.508" is 3.50 with the letter of its tax, which was taken for a digit; no other price has so many decimals. */
const withoutGluedLetter = (price: Amount, isFine: boolean): Amount => {
  if (price.decimals !== 3 && (price.decimals !== 4 || isFine)) return price
  return { ...price, decimals: 2, units: Money(Math.trunc(price.units / cent) * cent) }
}

const signAlone = new RegExp(`^(?:${printedSign})$`, "u")

/** A row's words without signs of money in cells of their own, which were broken off the prices above: "TL" is no total. */
const wordsOf = ({ cells }: Row): string =>
  cells
    .map(({ text }) => text)
    .filter((text) => !signAlone.test(text))
    .join(" ")

const toLine = (row: Row, sheet: Sheet, page: Sides, isFine: boolean): Line => {
  const plain = sheet.amounts[row.index]!
  const found = priceOf(row, plain, sheet.style, page) === null ? plain : withTenths(row, plain)
  const printed = priceOf(row, found, sheet.style, page)
  const price = printed === null ? null : withoutGluedLetter(printed, isFine)
  const amounts = found.map((amount) => (amount === printed ? price! : amount))
  const label = labelOf(wordsOf(row))
  return {
    row,
    amounts,
    name: nameOf(row, amounts, sheet.style),
    place: placeOf(row),
    price,
    label: label !== null && sheet.isForeign(label) ? null : label
  }
}

const toLines = (sheet: Sheet, rows: ReadonlyArray<Row>): ReadonlyArray<Line> => {
  const [left, right] = [
    Math.min(...sheet.rows.map((row) => row.left)),
    Math.max(...sheet.rows.map((row) => row.right))
  ]
  const isFine = areFine(sheet)
  const lines = rows.filter(({ cells }) => cells.length > 0).map((row) => toLine(row, sheet, { left, right }, isFine))
  return lines.map((line, index) => {
    if (isToldBelow(line, lines[index + 1])) return { ...line, price: null, isToldBelow: true }
    const above = lines[index - 1]
    const term = termBelowHead(line, above)
    if (term !== null) return { ...line, name: term }
    // "Colour: White / Size: M   $6.49": what was chosen of what is named above
    const isNamedAbove = line.price !== null && isVariant(line) && above?.price === null && above.name !== ""
    return isNamedAbove ? { ...line, name: "" } : line
  })
}

/** The lines with what the heads of their columns tell. */
const underHead = (head: Row | undefined, lines: ReadonlyArray<Line>): ReadonlyArray<Line> =>
  withDaysAsNames(head, withNamesUnder(head, withCountsUnder(head, lines)))

/**
 * The rows that may list, the likeliest first: between a table's head and the first row that sums up. The lowest head may
 * as well be that of the taxes, so that what stands above it is looked at too.
 */
export const readListings = (sheet: Sheet, firstSummingRow: number): ReadonlyArray<Listing> => {
  const before = sheet.rows.slice(0, firstSummingRow)
  const heads = before.flatMap((row, index) => (isHeader(row, sheet.amounts[row.index]!) ? [index] : []))
  const from = (head: number, end: number): Listing => ({
    lines: underHead(before[head], toLines(sheet, before.slice(head === -1 ? 0 : endOfHead(sheet, head) + 1, end))),
    headed: head !== -1
  })
  const last = heads.at(-1)
  return last === undefined ? [from(-1, before.length)] : [from(last, before.length), from(heads.at(-2) ?? -1, last)]
}

/** "Payment: Visa x-1234". */
const isOfPayment = ({ label }: Line): boolean => label?.role === "tendered" || label?.role === "card"

const isTax = ({ label }: Line): boolean => label?.role === "tax"

/**
 * The rows below the total, and below sums and payments that follow it, to the next that sums up: mails tell the total
 * before what it is made of, fees too. Taxes among them end them, or are left out.
 */
export const readBelow = (sheet: Sheet, totalRow: number, { withoutTaxes = false } = {}): Listing => {
  const all = withServices(toLines(sheet, sheet.rows.slice(totalRow + 1)))
  const below = all.slice(all.findIndex((line) => !isSumming(line) && !isOfPayment(line)))
  const listed = withoutTaxes ? below.filter((line) => !isTax(line)) : below
  const end = listed.findIndex((line) => isSumming(line) || line.label?.role === "tip")
  return { lines: end === -1 ? listed : listed.slice(0, end), headed: false }
}

/** The rows above the total without those of its taxes, where they stand among the goods, as below each night of a stay. */
export const readBetweenTaxes = (sheet: Sheet, { taxes, total }: Pick<Summary, "taxes" | "total">): Listing | null => {
  const end = sheet.entries.find(({ amount }) => amount.units === total)?.amount.row
  if (end === undefined || !taxes.some(({ row }) => row < end)) return null
  const { headed, lines } = readListings(sheet, end)[0]!
  return { headed, lines: lines.filter(({ row }) => taxes.every((tax) => tax.row !== row.index)) }
}

/** "2026/10/08  CREDIT CARD  -17,500": what was paid meanwhile, among the nights of a stay. */
const isPaidMeanwhile = (line: Line): boolean => isOfPayment(line) && line.price !== null && line.price.units < 0

/** Heads of goods before those that have none, of sums only. */
const goodsFirst = (one: Row, other: Row): number =>
  Number(one.text.match(goodsHeads) === null) - Number(other.text.match(goodsHeads) === null)

/**
 * The rows below each table's head, to the next head or row that sums up: sums may stand above a table too, in a table of
 * their own.
 */
export const readTables = (sheet: Sheet): ReadonlyArray<Listing> => {
  const heads = sheet.rows.filter((row, index) => isHeader(row, sheet.amounts[index]!))
  return heads.toSorted(goodsFirst).flatMap((head) => {
    const { index } = head
    const below = toLines(sheet, sheet.rows.slice(endOfHead(sheet, index) + 1))
    const end = below.findIndex(
      (line) =>
        isHeader(line.row, line.amounts) || (isSumming(line) && line.amounts.length > 0 && !isPaidMeanwhile(line))
    )
    const lines = underHead(head, end === -1 ? below : below.slice(0, end))
    return lines.some(({ price }) => price !== null) ? [{ lines, headed: true }] : []
  })
}

/** The listing with the prices before the last ones, where every line has them: behind prices their taxes may stand. */
export const columnBefore = ({ headed, lines }: Listing): Listing | null => {
  const moved = lines.map((line) => {
    const { amounts, price } = line
    if (price === null || isSumming(line)) return line
    const before = amounts.findLast(
      ({ decimals, end, percent }) => !percent && decimals === price.decimals && end <= price.start
    )
    return { ...line, price: before ?? null }
  })
  return moved.every(({ price }, index) => (price === null) === (lines[index]!.price === null))
    ? { headed, lines: moved }
    : null
}

/**
 * The listing with what quantity and unit price come to as each line's price, where another one, with tax, stands last;
 * null where that is not so on every line.
 */
export const beforeTax = ({ headed, lines }: Listing): Listing | null => {
  const priced = lines.map((line) => {
    const isItem = line.price !== null && line.price.units !== 0 && !isSumming(line)
    return isItem ? { ...line, price: productOf(line.amounts) } : line
  })
  const isOther = priced.some(({ price }, index) => price?.units !== lines[index]!.price?.units)
  const isWhole = priced.every(({ price }, index) => (price === null) === (lines[index]!.price === null))
  return isOther && isWhole ? { headed, lines: priced } : null
}
