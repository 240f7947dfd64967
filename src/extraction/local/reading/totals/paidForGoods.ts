import { absolute, type Money, plus, zero } from "../../../../domain/Money.ts"
import { type Amount, unique } from "../Amounts.ts"
import { leastWholePrice } from "../items/factors.ts"
import type { NumberStyle } from "../numberStyle.ts"
import { type Entry, isPrintedAsPrice, type Sheet } from "../Sheet.ts"
import { areAsPrinted, isPayment } from "./arithmetic.ts"
import { isTotal } from "./concluded.ts"
import { mostTotals } from "./misreadTotals.ts"

/** Goods stand no more rows above their total. */
const mostRows = 60

/** What was paid by its name where nothing was given back. */
export const paidInFull = (entries: ReadonlyArray<Entry>, style: NumberStyle): ReadonlyArray<Money> => {
  if (entries.some(({ amount, label }) => label?.role === "change" && amount.units !== 0)) return []
  const isAsPrinted = areAsPrinted(entries, style)
  return entries.flatMap((entry) =>
    entry.amount.units > 0 && isPayment(entry) && isAsPrinted(entry.amount) ? [entry.amount.units] : []
  )
}

/** Whether an amount may be a price; what is less counts goods where money has no cents. */
const isPriced = (sheet: Sheet, amount: Amount): boolean =>
  !amount.percent &&
  isPrintedAsPrice(sheet, amount) &&
  (!sheet.style.whole || absolute(amount.units) >= leastWholePrice)

/** Those of the payments that the last prices of the rows above a total come to, with taxes or without. */
export const goodsAbove = (
  sheet: Sheet,
  entries: ReadonlyArray<Entry>,
  payments: ReadonlyArray<Money>
): ReadonlyArray<Money> => {
  if (payments.length === 0) return []
  const taxed = new Set(entries.flatMap(({ amount, label }) => (label?.role === "tax" ? [amount.row] : [])))
  const pricesAbove = (total: number, withTaxes: boolean): ReadonlyArray<Money> =>
    Array.from({ length: Math.min(total, mostRows) }, (_, index) => total - 1 - index)
      .filter((row) => withTaxes || !taxed.has(row))
      .flatMap((row) => sheet.amounts[row]!.findLast((amount) => isPriced(sheet, amount))?.units ?? [])
  const listings = entries
    .filter(isTotal)
    .slice(0, mostTotals)
    .flatMap(({ amount: { row } }) => [pricesAbove(row, true), pricesAbove(row, false)])
  return unique(
    listings.flatMap((prices) => {
      let sum = zero
      return prices.flatMap((price) => {
        sum = plus(sum, price)
        return payments.includes(sum) ? [sum] : []
      })
    })
  )
}
