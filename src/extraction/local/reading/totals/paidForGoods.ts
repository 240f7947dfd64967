import { type Money, plus, zero } from "../../../../domain/Money.ts"
import { unique } from "../Amounts.ts"
import type { NumberStyle } from "../numberStyle.ts"
import { type Entry, isPrintedAsPrice, type Sheet } from "../Sheet.ts"
import { areAsPrinted, isPayment } from "./arithmetic.ts"
import { isTotal } from "./concluded.ts"

/** What was paid by its name where nothing was given back. */
export const paidByCard = (entries: ReadonlyArray<Entry>, style: NumberStyle): ReadonlyArray<Money> => {
  const isAsPrinted = areAsPrinted(entries, style)
  return entries.some(({ amount, label }) => label?.role === "change" && amount.units !== 0)
    ? []
    : entries.flatMap((entry) =>
        isPayment(entry) && entry.amount.units > 0 && isAsPrinted(entry.amount) ? [entry.amount.units] : []
      )
}

/** Goods are at least so many, and no more; where more is called a total, it is no receipt of one. */
const [fewest, most, mostTotals] = [2, 60, 12]

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
      if (price !== undefined && price.units !== 0 && !(leavesTaxes && taxed.has(row))) prices.push(price.units)
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
      return prices.flatMap((price, index) => {
        sum = plus(sum, price)
        return index + 1 >= fewest && payments.includes(sum) ? [sum] : []
      })
    })
  )
}
