import { type Amount, near, scale, unique } from "./Amounts.ts"
import { type Entry, isRateRow, type Sheet } from "./Sheet.ts"
import { chooseTaxes, type TaxFound } from "./Taxes.ts"
import type { Role } from "./Vocabulary.ts"

/** What the lower part of a receipt says, in units of a ten-thousandth. */
export interface Summary {
  readonly total: number
  /** Row in which the total stands last. */
  readonly totalRow: number
  /** Evidence for the total: words, arithmetic, repetition. Around 4 is one plain label. */
  readonly evidence: number
  readonly runnerUp: number
  readonly subtotal: number | null
  readonly tip: number | null
  readonly taxes: ReadonlyArray<TaxFound>
  /** What the listed items may come to: subtotals, totals, and the total before what was added to it. */
  readonly goods: ReadonlyArray<number>
  /** First row that sums up instead of listing. */
  readonly firstRow: number
}

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

const isMoney = ({ percent, units }: Amount): boolean => !percent && Math.abs(units) < 1e9 * scale

/** All sums of the values, each taken or left; beyond eight values the rest is left. */
const subsetSums = (values: ReadonlyArray<number>): ReadonlyArray<number> =>
  values.slice(0, 8).reduce<Array<number>>((sums, value) => [...sums, ...sums.map((sum) => sum + value)], [0])

interface Candidate {
  readonly units: number
  readonly score: number
  readonly row: number
}

const roleValues = (entries: ReadonlyArray<Entry>, ...roles: ReadonlyArray<Role>): ReadonlyArray<number> =>
  unique(entries.filter(({ label }) => label !== null && roles.includes(label.role)).map(({ amount }) => amount.units))

/** The arithmetic that a total has to answer to. */
const arithmetic = (entries: ReadonlyArray<Entry>) => {
  const bases = roleValues(entries, "subtotal", "net", "total")
  const additions = roleValues(entries, "tax", "service", "tip", "rounding", "deposit").filter((value) => value !== 0)
  const reductions = roleValues(entries, "discount").map((value) => -Math.abs(value))
  const sums = subsetSums([...additions, ...reductions]).filter((sum) => sum !== 0)
  const paid = unique(
    roleValues(entries, "tendered", "card").flatMap((given) =>
      roleValues(entries, "change").map((change) => given - Math.abs(change))
    )
  )
  const roundings = roleValues(entries, "rounding").flatMap((value) => (value === 0 ? [] : [value, -value]))
  return {
    roundings,
    /** A printed base plus printed additions. */
    isSum: (units: number) =>
      bases.some((base) => base !== units && base !== 0 && sums.some((sum) => near(base + sum, units))),
    isPaid: (units: number) => paid.some((amount) => near(amount, units)),
    paid: paid.filter((amount) => amount > 0)
  }
}

/** Amounts that are the sum of the last amounts of the rows above them: a column that adds up. */
const columnSums = (sheet: Sheet): ReadonlySet<number> => {
  const sums = new Set<number>()
  const column = sheet.amounts.flatMap((amounts) => {
    const last = amounts.findLast((amount) => isMoney(amount) && (sheet.style.whole || amount.decimals === 2))
    return last === undefined ? [] : [last.units]
  })
  column.forEach((units, index) => {
    let sum = 0
    for (let above = index - 1; above >= Math.max(0, index - longestColumn); above--) {
      sum += column[above]!
      if (sum === units && index - above >= 2) sums.add(units)
    }
  })
  return sums
}

/** A line that sums up says little else. */
const summingCoverage = 0.6

const documentTitle = /\b(?:invoice|receipt|rechnung|quittung|facture|factura|fattura|factuur|faktura|fatura|ticket)\b/i

/** Rows of one listing that are added up. */
const longestColumn = 60

const score = (sheet: Sheet, entries: ReadonlyArray<Entry>): ReadonlyArray<Candidate> => {
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
  // a total, a discount below it, and below that what is left to pay
  for (const { amount, label } of labelled) {
    if (label!.role !== "grandTotal" && label!.role !== "total") continue
    for (const { amount: off } of entries.filter(
      ({ amount: one, label: its }) => its?.role === "discount" && one.row > amount.row
    )) {
      const left = amount.units - Math.abs(off.units)
      const below = entries.find(({ amount: one }) => one.row > off.row && one.units === left)
      if (left > 0 && off.units !== 0 && below !== undefined) consider(left, weights[label!.role], below.amount.row)
    }
  }
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

const goodsOf = (entries: ReadonlyArray<Entry>, total: number): ReadonlyArray<number> => {
  const additions = roleValues(entries, "tax", "service", "tip", "rounding", "discount").filter((value) => value !== 0)
  return unique([
    ...roleValues(entries, "subtotal", "net", "total", "grandTotal"),
    ...subsetSums(additions).flatMap((added) => [total - added, total + Math.abs(added)])
  ]).filter((value) => value !== 0)
}

/** Total, subtotal, taxes and tip; nothing when no total can be found. */
export const readSummary = (sheet: Sheet): Summary | null => {
  const entries = sheet.entries.filter(({ amount }) => isMoney(amount))
  const [best, second] = score(sheet, entries)
  if (best === undefined) return null
  const total = best.units
  const subtotals = roleValues(entries, "subtotal", "net").filter(
    (value) => Math.abs(value) <= Math.abs(total) * 1.5 && value !== 0
  )
  const taxes = chooseTaxes(sheet, entries, total, subtotals)
  const taxed = taxes.reduce((sum, { units }) => sum + units, 0)
  const printed = roleValues(entries, "subtotal").filter((value) => value !== 0)
  const subtotal =
    subtotals.find((value) => taxed !== 0 && near(value + taxed, total, 0.06 * scale)) ??
    printed.find((value) => Math.abs(value) <= Math.abs(total)) ??
    printed[0] ??
    null
  const tip = entries.find(({ amount, label }) => label?.role === "tip" && amount.units > 0 && amount.units < total)
  const summing = entries.filter(
    ({ amount, isBeside, label }) =>
      label !== null &&
      // a number of a register or a count sums up nothing
      (isBeside || amount.decimals > 0) &&
      (sheet.style.whole || amount.decimals > 0) &&
      // what is taken off an item is written with its label too
      (amount.units >= 0 || total < 0) &&
      label.coverage >= summingCoverage &&
      (["grandTotal", "total", "subtotal", "net", "tax", "tendered", "card"] as ReadonlyArray<Role>).includes(
        label.role
      )
  )
  return {
    total,
    totalRow: best.row,
    evidence: best.score,
    runnerUp: second?.score ?? 0,
    subtotal,
    tip: tip?.amount.units ?? null,
    taxes: taxes.map(({ label, units }) => ({ label: label === "" ? "Tax" : label, units })),
    goods: goodsOf(entries, total),
    firstRow: Math.min(best.row, ...summing.map(({ amount }) => amount.row))
  }
}
