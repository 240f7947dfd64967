import { scale } from "../../../domain/Money.ts"
import { commonRates } from "../countries/taxRates.ts"
import { near } from "./Amounts.ts"
import type { PrintedTax } from "./PrintedTax.ts"
import type { Entry } from "./Sheet.ts"

/** Cents of every line were rounded. */
const tolerance = 0.03 * scale

const sums: ReadonlySet<string> = new Set(["subtotal", "net", "total", "grandTotal"])

/**
 * "Razem 1600,00 368,00": the tax that stands beside the sum that it is taken of, in the last row of a table, where both
 * come to the total; nothing where there is none.
 */
export const taxBesideSum = (entries: ReadonlyArray<Entry>, total: number): ReadonlyArray<PrintedTax> => {
  const tax = entries.find(({ amount }, index) => {
    const sum = entries[index - 1]
    return (
      sum?.amount.row === amount.row &&
      sums.has(sum.label?.role ?? "") &&
      sum.amount.units + amount.units === total &&
      commonRates.some((rate) => near(amount.units, (sum.amount.units * rate) / 100, tolerance))
    )
  })
  return tax === undefined ? [] : [{ label: "", units: tax.amount.units, row: tax.amount.row }]
}
