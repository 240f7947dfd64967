import { scale, unique } from "../Amounts.ts"
import { type Entry, isRateRow, type Sheet } from "../Sheet.ts"
import type { Role } from "../Vocabulary.ts"
import { arithmetic, columnSums } from "./arithmetic.ts"
import { concludedTotals } from "./concluded.ts"

const weights: Record<Role, number> = {
  grandTotal: 6,
  total: 4.5,
  card: 2,
  tendered: 1,
  subtotal: 1.5,
  net: 0.5,
  tax: 0,
  tip: 0,
  service: 0,
  rounding: 0,
  discount: 0,
  change: 0,
  deposit: 0,
  other: 0
}

/** What arithmetic leads to counts more than the plainest label. */
const concludedWeight = weights.grandTotal + 2

interface Candidate {
  readonly units: number
  readonly score: number
  readonly row: number
}

const documentTitle = /\b(?:invoice|receipt|rechnung|quittung|facture|factura|fattura|factuur|faktura|fatura|ticket)\b/i

/** All amounts that may be the total, the best first. */
export const totalCandidates = (sheet: Sheet, entries: ReadonlyArray<Entry>): ReadonlyArray<Candidate> => {
  const { isPaid, isSum, paid, roundings } = arithmetic(entries)
  const summed = columnSums(sheet)
  const labelled = entries.filter(
    ({ amount, label }) =>
      label !== null &&
      weights[label.role] > 0 &&
      !isRateRow(sheet.amounts[amount.row]!) &&
      // beside a price, a number without decimals is a count or a rate
      (amount.decimals > 0 || !sheet.amounts[amount.row]!.some(({ decimals }) => decimals === 2))
  )
  const occurrences = new Map<number, number>()
  for (const { amount } of entries) occurrences.set(amount.units, (occurrences.get(amount.units) ?? 0) + 1)
  const largest = Math.max(
    0,
    ...entries
      .filter(({ label }) => label?.role !== "tendered" && label?.role !== "other")
      .map(({ amount }) => amount.units)
  )
  const last = sheet.rows.length - 1

  const byUnits = new Map<number, Candidate>()
  const consider = (units: number, words: number, row: number) => {
    if (units === 0) return
    const value =
      words +
      (isSum(units) ? 3 : 0) +
      (isPaid(units) ? 3 : 0) +
      (summed.has(units) ? 2 : 0) +
      Math.min(3, (occurrences.get(units) ?? 1) - 1) * 0.6 +
      (units === largest ? 1 : 0) +
      (row / Math.max(1, last)) * 0.5
    const known = byUnits.get(units)
    if (known === undefined || known.score < value)
      byUnits.set(units, { units, score: value, row: Math.max(row, known?.row ?? 0) })
  }
  for (const { amount, label } of labelled) {
    const certain = label!.exact ? 0 : -0.6
    const decimals = amount.decimals === 2 || sheet.style.whole ? 0.5 : -2.5
    consider(amount.units, weights[label!.role] + certain + decimals + Math.min(1, label!.length / 20), amount.row)
  }
  for (const { row, units } of concludedTotals(labelled, entries)) consider(units, concludedWeight, row)
  // the only amount of money in an invoice needs no label
  const money = unique(
    entries.filter(({ amount }) => amount.sign !== null && amount.decimals === 2).map(({ amount }) => amount.units)
  )
  if (money.length === 1 && sheet.rows.some((row) => documentTitle.test(row.text))) consider(money[0]!, 3, last)
  for (const units of paid) consider(units, 0, last)
  for (const units of summed) consider(units, 0, last)
  // where a rounding is printed, the rounded amount is the one that was paid
  for (const { row, score: before, units } of byUnits.values()) {
    for (const rounding of roundings) {
      const rounded = byUnits.get(units + rounding)
      const isFinal =
        Math.abs(rounding) < 0.1 * scale && (units + rounding) % (0.05 * scale) === 0 && units % (0.05 * scale) !== 0
      if (isFinal && rounded !== undefined) {
        byUnits.set(rounded.units, {
          ...rounded,
          row: Math.max(row, rounded.row),
          score: Math.max(rounded.score, before + 1)
        })
      }
    }
  }
  return [...byUnits.values()].sort((a, b) => b.score - a.score)
}
