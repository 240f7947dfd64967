import { namesTotal } from "./Labels.ts"
import type { Entry } from "./Sheet.ts"
import type { Role } from "../lexicon/Role.ts"

/** What says nothing about how large a tax may be. */
const apart: ReadonlyArray<Role> = ["tendered", "change", "other"]

/**
 * The entries with those taken for totals that are called by tax and total both and are too much for a tax: "Total (GST
 * incl.) 2.56" is one where nothing printed is twice as much, "VAT included in total 18.18" beside 111.21 is not.
 */
export const withTaxedTotals = (entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> => {
  const isCalledTax = ({ label }: Entry): boolean => label?.role === "tax" || label?.role === "service"
  const others = entries.filter(
    (one) => !isCalledTax(one) && !one.amount.percent && !apart.includes(one.label?.role ?? "total")
  )
  const largest = Math.max(0, ...others.map(({ amount }) => amount.units))
  return entries.map((one) =>
    isCalledTax(one) && one.amount.decimals === 2 && one.amount.units * 2 > largest && namesTotal(one.text)
      ? { ...one, label: { ...one.label!, role: "grandTotal" } }
      : one
  )
}
