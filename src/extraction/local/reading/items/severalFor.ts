import { Money, Quantity, scale, times } from "../../../../domain/Money.ts"
import type { Factors } from "./toldFactors.ts"

/** "2 @ 2/$3.00", "1 @ 3 FOR 1.00": how many, at the price of so many together. */
const printed = /^[^\p{L}\d]*(\d{1,2})\s?@\s?(\d{1,2})\s?(?:\/|for\s)\s?\P{L}{0,2}?(\d{1,4}[.,]\d{2})(?!\d)/iu

/** How far the share of one may be rounded. */
const cents = 0.011 * scale

/** What a line says of several at one price, as it comes to the total or does not; undefined of other lines. */
export const severalFor = (text: string, total: Money): Factors | null | undefined => {
  const [, count, together, price] = printed.exec(text) ?? []
  if (count === undefined || together === undefined || price === undefined || Number(together) === 0) return undefined
  const quantity = Quantity(Number(count) * scale)
  const each = Math.round((Number(price.replace(",", ".")) * scale) / Number(together))
  return Math.abs(times(quantity, Money(each)) - total) <= cents ? { quantity, unitPrice: Money(each) } : null
}
