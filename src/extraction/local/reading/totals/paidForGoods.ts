import { absolute, type Money, plus, zero } from "../../../../domain/Money.ts"
import { unique } from "../Amounts.ts"
import { leastWholePrice } from "../items/factors.ts"
import type { NumberStyle } from "../numberStyle.ts"
import { type Entry, isPrintedAsPrice, type Sheet } from "../Sheet.ts"
import { areAsPrinted, isPayment } from "./arithmetic.ts"
import { isTotal } from "./concluded.ts"

/** Goods are no more; where more is called a total, it is no receipt of one. */
const [most, mostTotals] = [60, 12]

/** What was paid by its name where nothing was given back. */
export const paidInFull = (entries: ReadonlyArray<Entry>, style: NumberStyle): ReadonlyArray<Money> => {
  if (entries.some(({ amount, label }) => label?.role === "change" && amount.units !== 0)) return []
  const isAsPrinted = areAsPrinted(entries, style)
  return entries.flatMap((entry) =>
    entry.amount.units > 0 && isPayment(entry) && isAsPrinted(entry.amount) ? [entry.amount.units] : []
  )
}

/** Those of the payments that the last prices of the rows above what is called a total come to, taxes within them left out or not. */
export const goodsAbove = (
  sheet: Sheet,
  entries: ReadonlyArray<Entry>,
  payments: ReadonlyArray<Money>
): ReadonlyArray<Money> => {
  if (payments.length === 0) return []
  const taxed = new Set(entries.flatMap(({ amount, label }) => (label?.role === "tax" ? [amount.row] : [])))
  const above = (total: number, leavesTaxes: boolean): ReadonlyArray<Money> => {
    const prices: Array<Money> = []
    for (let row = total - 1; row >= Math.max(0, total - most); row--) {
      const price = sheet.amounts[row]!.findLast((amount) => !amount.percent && isPrintedAsPrice(sheet, amount))
      const isCount = price !== undefined && sheet.style.whole && absolute(price.units) < leastWholePrice
      if (price !== undefined && price.units !== 0 && !isCount && !(leavesTaxes && taxed.has(row)))
        prices.push(price.units)
    }
    return prices
  }
  const listings = entries
    .filter(isTotal)
    .slice(0, mostTotals)
    .flatMap(({ amount: { row } }) => [above(row, true), above(row, false)])
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
