import { absolute, cent, minus, type Money, one, type Quantity, scale, share, times } from "../../domain/Money.ts"
import type { ItemFound, Source } from "../Reading.ts"
import type { ModelAnswer } from "./ModelAnswer.ts"
import type { Purse } from "./Purse.ts"

export type AnsweredLine = ModelAnswer["items"][number]

/** A line of the answer that the document bears out. */
export interface GroundedLine {
  readonly item: ItemFound
  /** The price is printed, or follows from printed ones. */
  readonly source: Source
}

/** Prices of a line are rounded to the cent. */
const multiplies = (count: Quantity, unit: Money, total: Money): boolean =>
  Math.abs(absolute(times(count, unit)) - absolute(total)) <= cent

/** What one counts in one's head; larger quantities are printed. */
const mostUncounted = 99 * scale

/** A line whose price is printed, or is the product of a printed unit price; null for any other. */
export const groundLine = (
  { name, quantity, total_price: total, unit_price: unit }: AnsweredLine,
  purse: Purse
): GroundedLine | null => {
  const count = quantity === null || quantity <= 0 ? one : quantity
  const isCounted = count <= mostUncounted || purse.holdsCount(count)
  const isTotalTaken = total !== null && purse.takes(total, "item")
  const line = (unit_price: Money, total_price: Money, source: Source, quantity = count): GroundedLine => ({
    item: { name, quantity, unit_price, total_price },
    source
  })
  // a price that is not printed follows from the unit's
  if (unit !== null && isCounted && absolute(unit) >= cent && purse.takes(unit, "item")) {
    if (total === null) return line(unit, times(count, unit), "arithmetic")
    if (multiplies(count, unit, total)) return line(unit, total, isTotalTaken ? "model" : "arithmetic")
  }
  if (total === null || !isTotalTaken) return null
  if (unit !== null && multiplies(count, unit, total)) return line(unit, total, "model")
  // of a line with a printed price only, the unit price is its share, as long as that is exact to the cent
  const each = share(total, count)
  return minus(times(count, each), total) === 0 && each % cent === 0
    ? line(each, total, "model")
    : line(total, total, "model", one)
}
