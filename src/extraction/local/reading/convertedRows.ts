import { absolute, cent, fromDigits, minus, type Money, one, Quantity, times } from "../../../domain/Money.ts"
import { matchesOf } from "./matchesOf.ts"
import type { Sheet } from "./Sheet.ts"

/** What one of a money is in another one: more decimals than amounts have. */
const rate = /(?<![\d.,])(\d{1,4})[.,](\d{4,6})(?![\d.,])/g
/** "Total (SGD) at 1.29", "Exchange rate: 1.29": one that is printed as finely as amounts are. */
const toldRate =
  /(?:(?<!\p{L})\p{Lu}{3}\)? (?:at|@|à|zu|a)|(?<!\p{L})(?:exchange rate|wechselkurs|umrechnungskurs|taux de change|tipo de cambio|tasso di cambio|taxa de câmbio|wisselkoers)[^\d\n]{0,12}) ?(\d{1,4})[.,](\d{2,3})(?![\d.,])/giu
/** "1 EUR = 1.05150": names two moneys, and tells of neither that it was paid in. */
const rateRow = /(?<![\d.,])1(?:[.,]0+)?\s?(?:\p{L}{2,5}|[€$£])\s?=\s?\d{1,4}[.,]\d{2,6}(?!\d)/u
/** Smaller sums come to each other by chance. */
const leastSum = 500 * cent

/**
 * The rows that only show what a sum is in another money, and those of the rate: "TOTAL EUR 100.00" where 105.15 was paid
 * and "1 EUR = 1.05150" stands below. Of the two sums the one that is printed less often is meant.
 */
export const convertedRows = ({ entries, rows }: Pick<Sheet, "entries" | "rows">): ReadonlySet<number> => {
  const rates = rows.flatMap(({ text }) =>
    [...matchesOf(rate, text), ...matchesOf(toldRate, text)].map(([, whole, fraction]) =>
      Quantity(fromDigits(whole!, fraction!))
    )
  )
  const rateRows = rows.filter(({ text }) => rateRow.test(text)).map(({ index }) => index)
  if (rates.length === 0) return new Set(rateRows)
  const rowsOf = new Map<Money, Array<number>>()
  for (const { amount } of entries) {
    const sum = absolute(amount.units)
    if (amount.percent || amount.decimals !== 2 || sum < leastSum) continue
    rowsOf.set(sum, [...(rowsOf.get(sum) ?? []), amount.row])
  }
  // what is converted is rounded to a cent
  const isConverted = (sum: Money, other: Money): boolean =>
    rates.some((rate) => rate !== one && absolute(minus(times(rate, sum), other)) <= cent)
  const sums = [...rowsOf]
  return new Set([
    ...rateRows,
    ...sums.flatMap(([sum, own]) =>
      sums.some(([other, shown]) => shown.length > own.length && (isConverted(sum, other) || isConverted(other, sum)))
        ? own
        : []
    )
  ])
}
