import { type Money, Quantity, scale } from "../../../../domain/Money.ts"
import { countHeads } from "../../lexicon/units.ts"
import type { Amount } from "../Amounts.ts"
import { factorsOf, leastWholePrice } from "./factors.ts"
import type { Factors } from "./toldFactors.ts"
import type { Line } from "./Line.ts"
import { severalFor } from "./severalFor.ts"

/** Whether the price of one is among the amounts. */
export const tellPrice = (amounts: ReadonlyArray<Amount>, factors: Factors | null): boolean =>
  factors !== null && amounts.some(({ units }) => Math.abs(units) === Math.abs(factors.unitPrice))

/** Whether something is multiplied by this price: "2 ADET X 90,00". */
const isMultiplied = ({ start }: Amount, text: string): boolean => /[xX×*@]\s?\P{L}?$/u.test(text.slice(0, start))

/** Quantity and unit price in a row of their own; a price in it that does not lead to the total is another item's. */
export const detailOf = (amounts: ReadonlyArray<Amount>, total: Money, text: string): Factors | null => {
  const several = severalFor(text, total)
  if (several !== undefined) return several
  const factors = factorsOf(amounts, total, text)
  const isOfSeveral = factors !== null && factors.quantity > scale && !tellPrice(amounts, factors)
  if (isOfSeveral && amounts.some((amount) => amount.units === total && isMultiplied(amount, text))) return null
  const isAnothers = ({ decimals, percent, sign, units }: Amount): boolean =>
    !percent && units !== total && (decimals === 2 || units >= leastWholePrice || (decimals === 0 && sign !== null))
  return tellPrice(amounts, factors) || !amounts.some(isAnothers) ? factors : null
}

/** "x 2   6.50", "Qté : 2   6.50" below an item of 3.25: how many, and what they come to. */
const timesBelow = new RegExp(
  String.raw`^\s*(?:[xX×]|(?:${countHeads.join("|")})(?!\p{L})\s?[.:]?)\s?(\d{1,2})\s+\P{L}{0,3}\d`,
  "iu"
)

/** How many there are of what costs so much, where the line below it multiplies that. */
export const multipliedBelow = ({ price, row }: Line, each: Money): Quantity | null => {
  const count = Number(timesBelow.exec(row.text)?.[1])
  return price !== null && price.units === each * count ? Quantity(count * scale) : null
}

/** "Soup  2 x 145.00": how many, and the price of one, at the end of a line that names them. */
const countedAtEnd = /\p{L}.*\s\d{1,3}(?:[.,]\d{1,3})?\s?[xX×*]\s?\d[\d.,]*\s*$/u

/**
 * Whether a line says how many there are of what costs so much, and the next one what they come to: "2,000 шт Х 20,00"
 * above "40,00 А", "Soup  2 x 145.00" above "=290.00".
 */
export const isToldBelow = ({ amounts, name, price, row }: Line, next: Line | undefined): boolean =>
  (name === "" ? amounts.length === 2 : countedAtEnd.test(row.text)) &&
  price !== null &&
  next?.name === "" &&
  next.price !== null &&
  next.amounts.length === 1 &&
  tellPrice(amounts, detailOf(amounts, next.price.units, row.text))
