import type { ReceiptItem } from "../../domain/Receipt.ts"
import { scale, toNumber, toUnits } from "../local/reading/Amounts.ts"
import type { ModelAnswer } from "./ModelAnswer.ts"
import type { Purse } from "./Purse.ts"

export type AnsweredLine = ModelAnswer["items"][number]

const cent = scale / 100
/** Prices of a line are rounded to the cent. */
const tolerance = cent + 1

const multiplies = (count: number, unit: number, total: number): boolean =>
  Math.abs(Math.abs(toUnits(count * unit)) - Math.abs(toUnits(total))) <= tolerance

/** What one counts in one's head; larger quantities are printed. */
const mostUncounted = 99

/** A line whose price is printed, or is the product of a printed unit price; null for any other. */
export const groundLine = (
  { name, quantity, total_price: total, unit_price: unit }: AnsweredLine,
  purse: Purse
): ReceiptItem | null => {
  const count = quantity === null || quantity <= 0 ? 1 : quantity
  const isCounted = count <= mostUncounted || purse.holds(count, "item")
  const isTotalTaken = total !== null && purse.takes(total, "item")
  // a price that is not printed follows from the unit's
  if (unit !== null && isCounted && Math.abs(toUnits(unit)) >= cent && purse.takes(unit, "item")) {
    const product = toNumber(toUnits(count * unit))
    if (total === null) return { name, quantity: count, unit_price: unit, total_price: product }
    if (multiplies(count, unit, total)) {
      return { name, quantity: count, unit_price: unit, total_price: total }
    }
  }
  if (total === null || !isTotalTaken) return null
  if (unit !== null && multiplies(count, unit, total)) {
    return { name, quantity: count, unit_price: unit, total_price: total }
  }
  // of a line with a printed price only, the unit price is its share, as long as that is exact to the cent
  const share = toUnits(total) / count
  return Number.isInteger(share / cent)
    ? { name, quantity: count, unit_price: toNumber(share), total_price: total }
    : { name, quantity: 1, unit_price: total, total_price: total }
}
