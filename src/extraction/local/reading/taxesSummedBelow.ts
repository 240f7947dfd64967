import { type Money, sum } from "../../../domain/Money.ts"
import { labelOf } from "./Labels.ts"
import type { PrintedTax } from "./PrintedTax.ts"
import { isPrintedAsPrice, type Sheet } from "./Sheet.ts"
import { tidyLabel } from "./taxLabels.ts"

/** So many rows above their sums are a table, and no more than these. */
const [fewestRows, mostRows] = [2, 6]
/** No tax is a larger share of what it is in. */
const largestShare = 0.3

/**
 * Taxes without rates beside what they are in, with the sums of both columns below: "Food 1.58 19.15", "Bar 1.59 8.50",
 * "Total 3.17 27.65", where the last one is the total and a head above names the tax.
 */
export const taxesSummedBelow = ({ amounts, rows, style }: Sheet, total: Money): ReadonlyArray<PrintedTax> => {
  const pairs = amounts.map((own) => {
    const prices = own.filter((amount) => !amount.percent && isPrintedAsPrice({ style }, amount))
    const [tax, gross] = prices.map(({ units }) => units)
    return own.length === 2 && prices.length === 2 && tax! > 0 && tax! <= gross! * largestShare
      ? { tax: tax!, gross: gross!, start: prices[0]!.start }
      : null
  })
  for (const [last, sums] of pairs.entries()) {
    if (sums?.gross !== total) continue
    for (let count = fewestRows; count <= Math.min(mostRows, last); count++) {
      const above = pairs.slice(last - count, last).flatMap((pair) => pair ?? [])
      const head = rows[last - count - 1]?.cells ?? []
      if (above.length < count || !head.some(({ text }) => labelOf(text)?.role === "tax")) continue
      if (sum(above.map(({ tax }) => tax)) !== sums.tax || sum(above.map(({ gross }) => gross)) !== total) continue
      return above.map(({ start, tax }, at) => {
        const row = last - count + at
        return { label: tidyLabel(rows[row]!.text.slice(0, start)), units: tax, row }
      })
    }
  }
  return []
}
