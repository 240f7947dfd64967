import { namesTotal } from "./Labels.ts"
import type { Entry } from "./Sheet.ts"
import type { Role } from "../lexicon/Role.ts"

/** What says nothing about how large a tax may be. */
const apart: ReadonlyArray<Role> = ["tendered", "change", "other"]
const sums: ReadonlyArray<Role> = ["subtotal", "net", "total", "grandTotal"]

const isCalledTax = ({ label }: Entry): boolean => label?.role === "tax" || label?.role === "service"

/** Of a table of taxes, with base, tax and sum in a row. */
const isInTable = ({ amount }: Entry, entries: ReadonlyArray<Entry>): boolean =>
  entries.filter((one) => one.amount.row === amount.row && one.amount.decimals === 2).length > 2

const largestOf = (entries: ReadonlyArray<Entry>): number => Math.max(0, ...entries.map(({ amount }) => amount.units))

/**
 * The entries with those taken for totals that are called a tax and are too much for one: more than all that is called a
 * sum or, where they are called a total too, more than half of all there is. "Total (GST incl.) 2.56" is one where nothing
 * printed is twice as much, "VAT included in total 18.18" beside 111.21 is not.
 */
export const withTaxedTotals = (entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> => {
  const others = entries.filter(
    (one) => !isCalledTax(one) && !one.amount.percent && !apart.includes(one.label?.role ?? "total")
  )
  const largest = largestOf(others)
  const largestSum = largestOf(
    others.filter(({ amount, label }) => amount.decimals === 2 && label !== null && sums.includes(label.role))
  )
  const isTooMuch = ({ amount, text }: Entry): boolean =>
    (largestSum > 0 && amount.units > largestSum) || (amount.units * 2 > largest && namesTotal(text))
  return entries.map((one) =>
    isCalledTax(one) && !isInTable(one, entries) && one.amount.decimals === 2 && isTooMuch(one)
      ? { ...one, label: { ...one.label!, role: "total", exact: false } }
      : one
  )
}
