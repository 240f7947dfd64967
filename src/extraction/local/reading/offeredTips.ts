import type { Amount } from "./Amounts.ts"
import type { Sheet } from "./Sheet.ts"

/** A row's only rate, and what it comes to; null of all other rows. */
const shareIn = (amounts: ReadonlyArray<Amount> = []): { readonly rate: number; readonly value: number } | null => {
  const [rates, values] = [amounts.filter(({ percent }) => percent), amounts.filter(({ percent }) => !percent)]
  return rates.length === 1 && values.length === 1 ? { rate: rates[0]!.units, value: values[0]!.units } : null
}

/** Shares of one sum are to each other as their rates are, but for so much that was rounded. */
const roundedBy = 0.01

/**
 * Whether a row offers a tip beside others, of which nobody has paid any: "18% $7.90  20% $8.78", or "18% Tip 7.02" above
 * "20% Tip 7.80". A tax may be a share of the same sum.
 */
export const isOffered = ({ amounts, entries }: Sheet, row: number): boolean => {
  if (amounts[row]!.filter(({ percent }) => percent).length > 1) return true
  const one = shareIn(amounts[row])
  const isTaxed = (other: number): boolean =>
    entries.some(
      ({ amount, isBeside, label }) => amount.row === other && isBeside && label !== null && label.role !== "tip"
    )
  return (
    one !== null &&
    [row - 1, row + 1].some((other) => {
      const another = shareIn(amounts[other])
      if (another === null || another.rate === one.rate || isTaxed(other)) return false
      const [cross, back] = [one.value * another.rate, another.value * one.rate]
      return Math.abs(cross - back) <= roundedBy * Math.abs(back)
    })
  )
}
