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
 * Taxes without rates beside what they are in, with the sums of both columns below, where a head above names the tax:
 * "Food 1.58 19.15", "Bar 1.59 8.50", "Total 3.17 27.65" are two; behind the prices of goods, "ICE 79,90 5,23",
 * "Seat 4,90 0,32", "Summe 84,80 5,55", it is one.
 */
export const taxesSummedBelow = ({ amounts, rows, style }: Sheet, total: Money): ReadonlyArray<PrintedTax> => {
  const pairs = amounts.map((own) => {
    const prices = own.filter((amount) => !amount.percent && isPrintedAsPrice({ style }, amount))
    if (own.length !== 2 || prices.length !== 2) return null
    const isAhead = prices[0]!.units < prices[1]!.units
    const [tax, gross] = isAhead ? [prices[0]!, prices[1]!] : [prices[1]!, prices[0]!]
    return tax.units > 0 && tax.units <= gross.units * largestShare
      ? { tax: tax.units, gross: gross.units, isAhead, start: prices[0]!.start }
      : null
  })
  for (const [last, sums] of pairs.entries()) {
    if (sums?.gross !== total) continue
    for (let count = fewestRows; count <= Math.min(mostRows, last); count++) {
      const above = pairs.slice(last - count, last).flatMap((pair) => (pair?.isAhead === sums.isAhead ? [pair] : []))
      const named = rows[last - count - 1]?.cells.find(({ text }) => labelOf(text)?.role === "tax")
      if (above.length < count || named === undefined) continue
      if (sum(above.map(({ tax }) => tax)) !== sums.tax || sum(above.map(({ gross }) => gross)) !== total) continue
      if (!sums.isAhead) return [{ label: tidyLabel(named.text), units: sums.tax, row: last }]
      return above.map(({ start, tax }, at) => {
        const row = last - count + at
        return { label: tidyLabel(rows[row]!.text.slice(0, start)), units: tax, row }
      })
    }
  }
  return []
}
