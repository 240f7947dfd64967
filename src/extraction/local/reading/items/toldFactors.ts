import { terms } from "../../lexicon/units.ts"
import { cent, Money, plus, Quantity, scale, times } from "../../../../domain/Money.ts"
import type { Amount } from "../Amounts.ts"

/** Quantity and price of one. */
export interface Factors {
  readonly quantity: Quantity
  readonly unitPrice: Money
}

/** Whether a product comes to a sum, but for what is rounded. */
export const comesNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(0.011 * scale, Math.abs(b) * 0.0005)

/** Counts and the prices of one behind them, beside a share of what they come to; none in all other rows. */
const countsAndPricesAtRate = (amounts: ReadonlyArray<Amount>) => {
  const rate = amounts.find(({ percent, units }) => percent && units !== 0 && Math.abs(units) < 100 * scale)
  const numbers = amounts.filter(({ percent, units }) => !percent && units > 0)
  if (rate === undefined) return []
  const share = Math.abs(rate.units) / (100 * scale)
  return numbers.slice(1).map((price, at) => {
    const count = numbers[at]!
    const quantity = Quantity(count.units)
    return { count, quantity, price: price.units, share, whole: times(quantity, price.units) }
  })
}

/** "5 4,50 10% 20,25": how many, and the price of one, of which the line's discount takes a share. */
const reducedFactors = (amounts: ReadonlyArray<Amount>, total: Money): Factors | null => {
  const found = countsAndPricesAtRate(amounts).find(({ share, whole }) => comesNear(whole * (1 - share), total))
  return found === undefined ? null : { quantity: found.quantity, unitPrice: found.price }
}

/**
 * "2   12,60 €   19%   29,98 €": how many, and the price of one before its tax. Each costs its share of what is paid, where
 * that is in cents.
 */
const taxedFactors = (amounts: ReadonlyArray<Amount>, total: Money): Factors | null => {
  const found = countsAndPricesAtRate(amounts).find(({ count, quantity, share, whole }) => {
    const isCount = count.decimals === 0 && count.sign === null && quantity > scale
    const pieces = quantity / scale
    // the tax of each is rounded
    return isCount && Math.abs(whole * (1 + share) - total) <= pieces * cent
  })
  if (found === undefined) return null
  const pieces = found.quantity / scale
  return { quantity: found.quantity, unitPrice: total % (pieces * cent) === 0 ? Money(total / pieces) : found.price }
}

/**
 * "4   22.50   9.00   99.00": how many, the price of one before its tax, maybe a rate, and the tax. Each costs its share of
 * what is paid, where that is in cents.
 */
const taxBetween = (others: ReadonlyArray<Amount>, total: Money): Factors | null => {
  const tax = others.at(-1)
  const at = others.slice(1, -1).findIndex((price, index) => {
    const count = others[index]!
    const net = times(Quantity(count.units), price.units)
    const isCounted = count.decimals === 0 && count.sign === null && count.units > scale && price.decimals === 2
    return isCounted && tax!.decimals === 2 && tax!.units > 0 && tax!.units < net && plus(net, tax!.units) === total
  })
  if (at === -1) return null
  const quantity = Quantity(others[at]!.units)
  const pieces = quantity / scale
  return { quantity, unitPrice: total % (pieces * cent) === 0 ? Money(total / pieces) : others[at + 1]!.units }
}

/** "2  2.40  0.80  4.00", "2.00  2.40  0.80  4.00": how many, the price of one, and what was saved on them. */
const savedFactors = (others: ReadonlyArray<Amount>, total: Money): Factors | null => {
  for (let at = 0; at + 2 < others.length; at++) {
    const [quantity, price, saved] = [others[at]!, others[at + 1]!, others[at + 2]!]
    const isCount = quantity.decimals !== 2 || (quantity.sign === null && quantity.units % scale === 0)
    const isTold = isCount && price.decimals === 2 && saved.decimals === 2 && saved.units > 0
    if (isTold && quantity.units > 0 && times(Quantity(quantity.units), price.units) === plus(total, saved.units))
      return { quantity: Quantity(quantity.units), unitPrice: price.units }
  }
  return null
}

/** More is hardly taken off. */
const mostBareRate = 50 * scale

/** "120  0,52  3,00  60,53": how many, the price of one, and the percentage that is taken off. */
const reducedAtBareRate = (others: ReadonlyArray<Amount>, total: Money): Factors | null => {
  const at = others.slice(0, -2).findIndex((count, index) => {
    const [price, rate] = [others[index + 1]!, others[index + 2]!]
    const whole = times(Quantity(count.units), price.units)
    const isTold = count.sign === null && count.units % scale === 0 && count.units > 0 && price.decimals >= 2
    const isRate = rate.sign === null && rate.units > 0 && rate.units <= mostBareRate && rate.units % (scale / 2) === 0
    return isTold && isRate && Math.abs(whole * (1 - rate.units / (100 * scale)) - total) <= cent / 2
  })
  return at === -1 ? null : { quantity: Quantity(others[at]!.units), unitPrice: others[at + 1]!.units }
}

/** "3.99  12 months  47.88": how long, where it is not due then. */
const term = new RegExp(String.raw`(?<![\p{L}\d.,])(\d{1,3})\s(?:${terms.join("|")})(?!\p{L})`, "giu")

/** So many times as the text tells a price is paid for. */
const termFactors = (others: ReadonlyArray<Amount>, total: Money, text: string): Factors | null => {
  for (const { 1: printed } of text.matchAll(term)) {
    const quantity = Quantity(Number(printed) * scale)
    const price = others.find(({ decimals, units }) => decimals >= 2 && times(quantity, units) === total)
    if (price !== undefined) return { quantity, unitPrice: price.units }
  }
  return null
}

/** Quantity and price of one that come to the total only with a discount, a tax, what was saved, or a time that it is paid for. */
export const toldFactors = (
  amounts: ReadonlyArray<Amount>,
  others: ReadonlyArray<Amount>,
  total: Money,
  text: string
): Factors | null =>
  reducedFactors(amounts, total) ??
  taxedFactors(amounts, total) ??
  taxBetween(others, total) ??
  savedFactors(others, total) ??
  reducedAtBareRate(others, total) ??
  termFactors(others, total, text)
