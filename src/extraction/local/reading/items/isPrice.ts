import { scale } from "../../../../domain/Money.ts"
import { measures, sizes } from "../../lexicon/units.ts"
import type { Amount } from "../Amounts.ts"
import { cellAt } from "../cellAt.ts"
import { labelOf } from "../Labels.ts"
import type { NumberStyle } from "../numberStyle.ts"
import type { Row } from "../Rows.ts"
import { leastWholePrice } from "./factors.ts"

/** "125 GR", "330ml", `12"`, `1.88"X12YD`: a size, which belongs to the name. */
const measured = new RegExp(
  String.raw`^\s?(?:${[...measures, ...sizes].join("|")}|["”])(?:(?![\p{L}\d])|(?<=["”])[xX×]\d)`,
  "iu"
)

/** "4.850 G": a price with the letter of its tax, where prices have no decimals. */
const lettered = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*\s\p{Lu}\s*$/u

/** "29.99 G", ".10 G", "4.99 G*" end a row: the letter of a tax behind cents, and no grams. */
const taxedCents = /^[^\p{L}\d.,]{0,2}\d*[.,]\d{2}\s?[GГ]\s?[A-Z*]?\s*$/u

/** "X 9,28  9,28g" ends a row: what is printed twice in it is a price, whatever stands behind it. */
const taxedTwice = /(?<![\d.,])(\d+[.,]\d{2})(?![\d.,]).*(?<![\d.,])\1\s?g\s*$/iu

/** "7154372": print that has no decimals puts marks between the groups of so large a number; this one names something. */
const ungrouped = /^\d{7,}$/

/** "699 00 00 00": figures of a telephone, and nothing that is free. */
const zeros = /^0{2,}$/

/** "AV. GRECIA 1234, ÑUÑOA": the number of a house, before its town. */
const beforeTown = /^,\s?\p{L}{3}/u

/** "お茶 @148", and what all of them cost below. */
const eachAhead = /@$/

/** "1.69 /lb". */
const perMeasure = new RegExp(String.raw`^\s?(?:/|per\s)\s?(?:1\s?)?(?:${measures.join("|")})(?![\p{L}\d])`, "iu")

/** Whether the amount is what so much of something costs, and no price of the row. */
export const isPerMeasure = ({ end }: Amount, { text }: Row): boolean => perMeasure.test(text.slice(end))

/** "LECHE ENTERA 1L (21,00)": the rate of Argentina's tax, in brackets behind the name. */
export const bracketedRate = String.raw`\((?:21|10[.,]50?|27)(?:[.,]00)?\)`
const rateInBrackets = new RegExp(`^${bracketedRate}`, "u")

/** Whether an amount, with its bracket or behind it, is such a rate. */
const isBracketedRate = ({ start }: Amount, { text }: Row): boolean =>
  rateInBrackets.test(text.slice(text[start] === "(" ? start : start - 1))

/** What is less counts things even where prices are small. */
const leastSmallPrice = scale

/** "値引 -¥50": what is taken off may be less than anything costs. */
const isTakenOff = ({ units }: Amount, { text }: Row): boolean => units < 0 && labelOf(text)?.role === "discount"

/** "Beer 0,33", "Cola 0.33": a bottle's content, at the end of a name with its prices in other cells. */
const isContent = ({ end, start }: Amount, row: Row): boolean => {
  const place = cellAt(row, start)
  if (place === null || !/^0[.,]33$/.test(row.text.slice(start, end))) return false
  const { cell, from } = place
  return (
    end === from + cell.text.length && /\p{L}{3}.*\s$/u.test(cell.text.slice(0, start - from)) && end < row.text.length
  )
}

/** "2 шт x 520 =", before what they come to. */
const multiplied =
  /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,3})?)\s?(?:\p{L}{1,4}\.?)?\s?[xX×хХ*]\s?(\d{1,7}(?:[.,]\d{2})?)\s?=\s*$/u

/** "2 x 520 = 1040": what is worked out is a price, where others have decimals. */
const isWorkedOut = ({ decimals, start, units }: Amount, { text }: Row): boolean => {
  const factors = decimals === 0 ? multiplied.exec(text.slice(0, start))?.slice(1) : undefined
  const [count, price] = (factors ?? []).map((factor) => Number(factor.replace(",", ".")))
  return count !== undefined && price !== undefined && Math.abs(count * price * scale - units) < scale / 2
}

/** Whether the amount may be what something costs, as the document writes its prices. */
export const isPrice = (amount: Amount, row: Row, { small = false, whole }: NumberStyle): boolean => {
  if (amount.percent) return false
  const printed = row.text.slice(amount.start)
  if (isContent(amount, row) || isBracketedRate(amount, row)) return false
  if (zeros.test(row.text.slice(amount.start, amount.end))) return false
  const isLettered = (whole ? lettered : taxedCents).test(printed) || taxedTwice.test(row.text)
  if (!isLettered && measured.test(row.text.slice(amount.end))) return false
  if (amount.decimals === 0 && (amount.units > 0 ? amount.sign !== null : isTakenOff(amount, row))) return true
  if (whole && amount.sign === null && ungrouped.test(row.text.slice(amount.start, amount.end))) return false
  if (whole && amount.sign === null && beforeTown.test(row.text.slice(amount.end))) return false
  if (whole && eachAhead.test(row.text.slice(0, amount.start))) return false
  if (isWorkedOut(amount, row)) return true
  const least = small ? leastSmallPrice : leastWholePrice
  // "$9.5"
  if (amount.decimals === 1 && amount.sign !== null) return true
  return whole ? Math.abs(amount.units) >= least || amount.units === 0 : amount.decimals >= 2
}
