import { scale } from "../../../domain/Money.ts"
import { commonRates } from "../countries/taxRates.ts"
import { sumRoles } from "../lexicon/Role.ts"
import { type Amount, near } from "./Amounts.ts"
import type { PrintedTax } from "./PrintedTax.ts"
import { isPlain, labelOf } from "./Labels.ts"
import type { Entry, Sheet } from "./Sheet.ts"
import { tidyLabel } from "./taxLabels.ts"

/** Cents of every line were rounded. */
const tolerance = 0.03 * scale

/** What the column of a tax is called: "VAT 5%", "Valoarea TVA"; nothing where its head does not say. */
const headOf = ({ rows }: Sheet, { left, right, row }: Amount): string => {
  const cells = rows.slice(0, row).flatMap((one) => one.cells)
  const head = cells.findLast((one) => one.left < right && one.right > left && labelOf(one.text)?.role === "tax")
  if (head === undefined) return ""
  // "VAT %  VAT", close to each other
  const words = /[^\d\s]\s%/.test(head.text) ? head.text.split(/\s+/) : []
  const own = words.findLast((word) => isPlain(labelOf(word)))
  return tidyLabel(own ?? head.text)
}

/** Whether a tax comes on top of a sum, or is in it, at a rate that some country has. */
const isAtRate = (tax: number, sum: number, isIncluded: boolean): boolean =>
  commonRates.some((rate) => near(tax, (sum * rate) / (isIncluded ? 100 + rate : 100), tolerance))

/**
 * "Razem 1600,00 368,00", "Summe 67,10 4,39 67,10": the tax that stands beside the sum that it is taken of, in the last row
 * of a table, where both come to the total, or below its head, where the sum is the total; nothing where there is none.
 */
export const taxBesideSum = (sheet: Sheet, entries: ReadonlyArray<Entry>, total: number): PrintedTax | undefined => {
  const tax = entries.find(({ amount }, index) => {
    const sum = entries[index - 1]
    if (sum?.amount.row !== amount.row || !sumRoles.has(sum.label?.role ?? "other")) return false
    const { units } = sum.amount
    return (
      (units + amount.units === total && isAtRate(amount.units, units, false)) ||
      (units === total && headOf(sheet, amount) !== "" && isAtRate(amount.units, units, true))
    )
  })
  return tax === undefined
    ? undefined
    : { label: headOf(sheet, tax.amount), units: tax.amount.units, row: tax.amount.row }
}
