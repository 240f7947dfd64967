import type { Entry } from "./Sheet.ts"

const halfName = /(?<!\p{L})(?:[cs]|ut)\s?\.?\s?gst(?!\p{L})/iu

const isHalf = ({ amount, label, text }: Entry): boolean =>
  label?.role === "tax" && !amount.percent && halfName.test(text)

/**
 * Taxes that are halves of one, the upper row's first: India's go to the union and to a state, "CGST 9% 45.00" above
 * "SGST 9% 45.00". Elsewhere the same amount is the same tax, printed again.
 */
export const taxHalves = (entries: ReadonlyArray<Entry>): ReadonlyArray<readonly [Entry, Entry]> => {
  const byRow = new Map(entries.filter(isHalf).map((entry) => [entry.amount.row, entry]))
  return [...byRow.values()].flatMap((lower) => {
    const upper = byRow.get(lower.amount.row - 1)
    const isOther = upper?.text.trim().toLowerCase() !== lower.text.trim().toLowerCase()
    return upper?.amount.units === lower.amount.units && isOther ? [[upper, lower] as const] : []
  })
}
