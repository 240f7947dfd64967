import type { Amount } from "./Amounts.ts"
import { isPartOfTotal, type Label, namesTotal } from "./Labels.ts"
import { type Role, sumRoles } from "../lexicon/Role.ts"

/** An amount and what it is called. */
interface Named {
  readonly amount: Amount
  readonly label: Label | null
  readonly text: string
}

/** What says nothing about how large a tax may be. */
const apart: ReadonlySet<Role> = new Set(["tendered", "change", "other"])

const isCalledTax = ({ label }: Named): boolean => label?.role === "tax" || label?.role === "service"

/** Rows with base, tax and sum, as a table of taxes has. */
const tableRows = (entries: ReadonlyArray<Named>): ReadonlySet<number> => {
  const prices = new Map<number, number>()
  for (const { amount } of entries) {
    if (amount.decimals === 2) prices.set(amount.row, (prices.get(amount.row) ?? 0) + 1)
  }
  return new Set([...prices].flatMap(([row, times]) => (times > 2 ? [row] : [])))
}

const largestOf = (entries: ReadonlyArray<Named>): number =>
  entries.reduce((most, { amount }) => Math.max(most, amount.units), 0)

/**
 * The entries with those taken for totals that are called a tax and are too much for one: more than all that is called a
 * sum or, where they are called a total too, more than half of all there is. "Total (GST incl.) 2.56" is one where nothing
 * printed is twice as much, "VAT included in total 18.18" beside 111.21 is not.
 */
export const withTaxedTotals = <Entry extends Named>(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> => {
  const others = entries.filter(
    (one) => !isCalledTax(one) && !one.amount.percent && !apart.has(one.label?.role ?? "total")
  )
  const largest = largestOf(others)
  const largestSum = largestOf(
    others.filter(({ amount, label }) => amount.decimals === 2 && label !== null && sumRoles.has(label.role))
  )
  const isTooMuch = ({ amount, text }: Named): boolean =>
    (largestSum > 0 && amount.units > largestSum) || (amount.units * 2 > largest && namesTotal(text))
  const inTables = tableRows(entries)
  return entries.map((one) =>
    isCalledTax(one) &&
    !inTables.has(one.amount.row) &&
    one.amount.decimals === 2 &&
    !isPartOfTotal(one.text) &&
    isTooMuch(one)
      ? { ...one, label: { ...one.label!, role: "total", exact: false } }
      : one
  )
}
