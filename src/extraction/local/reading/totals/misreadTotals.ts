import { cent, largestRounding, type Money, scale } from "../../../../domain/Money.ts"
import { isWithinOne } from "../isWithinOne.ts"
import type { Entry, Sheet } from "../Sheet.ts"

/** A total that was read with a digit wrong, and what other amounts make of it. */
export interface MendedTotal {
  readonly misread: Money
  readonly units: Money
  readonly row: number
}

/** Where more is called a total, it is no receipt of one. */
export const mostTotals = 12
/** Of fewer digits nearly any number is one digit off. */
const fewestDigits = 3

/** What is left of an amount whose first figures were not read. */
const centsOnly = /^[.,]\d{2}(?!\d)/

/**
 * Labelled totals that no arithmetic leads to, while it leads to an amount that lacks one of their digits, has one
 * more, or the point that they lack: "1121" where 98.10 + 13.11 = 111.21. One that has another digit in its place is
 * only taken where two sums lead to it, as every one is where money has no cents. What is printed twice is not misread,
 * and where sums lead to several such amounts, none is taken. One of which only ".00" was read is what the only sum with
 * these cents comes to. `reached` are the amounts that sums lead to, each once for every way; `whole` money has no
 * cents.
 */
export const mendedTotals = (
  totals: ReadonlyArray<Entry>,
  entries: ReadonlyArray<Entry>,
  reached: ReadonlyArray<Money>,
  { rows, style: { whole } }: Pick<Sheet, "rows" | "style">
): ReadonlyArray<MendedTotal> => {
  const smallest = whole ? scale : cent
  const ways = new Map<Money, number>()
  for (const units of reached) if (units > 0) ways.set(units, (ways.get(units) ?? 0) + 1)
  if (totals.length > mostTotals) return []
  return totals.flatMap(({ amount }) => {
    const hasCents = amount.decimals === 2
    if (centsOnly.test(rows[amount.row]!.text.slice(amount.start))) {
      const complete = [...ways.keys()].filter((units) => units % scale === amount.units)
      return complete.length === 1 ? [{ misread: amount.units, units: complete[0]!, row: amount.row }] : []
    }
    if (amount.units <= 0 || ways.has(amount.units) || (!hasCents && amount.decimals !== 0)) return []
    if (entries.filter((one) => one.amount.units === amount.units).length > 1) return []
    const digits = String(Math.round(amount.units / (hasCents ? cent : scale)))
    if (digits.length < fewestDigits) return []
    const near = [...ways].filter(([units, times]) => {
      const other = String(Math.round(units / smallest))
      if (digits === other) return amount.decimals === 0
      if (!isWithinOne(digits, other) || Math.abs(units - amount.units) <= largestRounding) return false
      return (!whole && digits.length !== other.length) || (times > 1 && (hasCents || whole))
    })
    return near.length === 1 ? [{ misread: amount.units, units: near[0]![0], row: amount.row }] : []
  })
}
