import { absolute, scale } from "../../../domain/Money.ts"
import { matchesOf } from "./matchesOf.ts"
import type { Sheet } from "./Sheet.ts"

/** What one of a money is in another one: more decimals than amounts have. */
const rate = /(?<![\d.,])(\d{1,4}[.,]\d{4,6})(?![\d.,])/g
/** "1 EUR = 1.05150": names two moneys, and tells of neither that it was paid in. */
const rateRow = /(?<![\d.,])1(?:[.,]0+)?\s?(?:\p{L}{2,5}|[€$£])\s?=\s?\d{1,4}[.,]\d{2,6}(?!\d)/u
/** By so much the sum in another money is rounded; smaller sums come to each other by chance. */
const [rounding, leastSum] = [0.011, 5]

const numberOf = (printed: string): number => Number(printed.replace(",", "."))

/**
 * The rows that only show what a sum is in another money, and those of the rate: "TOTAL EUR 100.00" where 105.15 was paid
 * and "1 EUR = 1.05150" stands below. Of the two sums the one that is printed less often is meant.
 */
export const convertedRows = ({ entries, rows }: Pick<Sheet, "entries" | "rows">): ReadonlySet<number> => {
  const rates = rows.flatMap(({ text }) => matchesOf(rate, text).map(([, printed]) => numberOf(printed!)))
  const rateRows = rows.filter(({ text }) => rateRow.test(text)).map(({ index }) => index)
  if (rates.length === 0) return new Set(rateRows)
  const rowsOf = new Map<number, Array<number>>()
  for (const { amount } of entries) {
    const sum = absolute(amount.units) / scale
    if (amount.percent || amount.decimals !== 2 || sum < leastSum) continue
    rowsOf.set(sum, [...(rowsOf.get(sum) ?? []), amount.row])
  }
  const isConverted = (one: number, other: number): boolean =>
    rates.some((rate) => rate !== 1 && Math.abs(one * rate - other) < rounding)
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
