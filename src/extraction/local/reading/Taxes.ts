import { near, scale, unique } from "./Amounts.ts"
import { type Entry, isRateRow, type Sheet } from "./Sheet.ts"

export interface TaxFound {
  readonly label: string
  readonly units: number
}

interface TaxCandidate extends TaxFound {
  readonly row: number
}

/** The tax in a line of a tax table, where base, rate and tax agree. */
const taxOfRateRow = (sheet: Sheet, row: number): TaxCandidate | null => {
  const amounts = sheet.amounts[row]!
  const rate = amounts.find(({ percent }) => percent)!
  const others = amounts.filter(({ percent }) => !percent).map(({ units }) => units)
  for (const base of others) {
    for (const tax of others) {
      const share = rate.units / scale / 100
      const fits = near(tax, base * share, taxTolerance) || near(tax, (base * share) / (1 + share), taxTolerance)
      if (tax !== base && tax !== 0 && fits) {
        return {
          label: tidyLabel(/^.{0,}?%/.exec(sheet.rows[row]!.text.slice(0, rate.end + 2))?.[0] ?? "") || "Tax",
          units: tax,
          row
        }
      }
    }
  }
  return null
}

/** Taxes are rounded line by line. */
const taxTolerance = 0.021 * scale

/** The taxes that explain the total best: those that a printed net and the total leave room for. */
export const chooseTaxes = (
  sheet: Sheet,
  entries: ReadonlyArray<Entry>,
  total: number,
  subtotals: ReadonlyArray<number>
): ReadonlyArray<TaxFound> => {
  const labelled = entries
    .filter(
      ({ amount, label }) =>
        label?.role === "tax" &&
        !amount.percent &&
        !isRateRow(sheet.amounts[amount.row]!) &&
        Math.abs(amount.units) < Math.abs(total) * 0.5
    )
    .map(({ amount, text }): TaxCandidate => ({ label: tidyLabel(text), units: amount.units, row: amount.row }))
  const tabled = sheet.rows.flatMap((row) =>
    isRateRow(sheet.amounts[row.index]!) ? (taxOfRateRow(sheet, row.index) ?? []) : []
  )
  // of several amounts in a row the last is the tax, unless it restates base or total
  const rows = unique(labelled.map(({ row }) => row)).map((row) => labelled.findLast((one) => one.row === row)!)
  const found = [...rows, ...tabled]
  const distinct = found.filter(
    (one, i) => one.units !== 0 && found.findIndex(({ units }) => units === one.units) === i
  )
  for (let size = 1; size <= Math.min(3, distinct.length); size++) {
    for (const set of choose(distinct, size)) {
      const sum = set.reduce((all, { units }) => all + units, 0)
      if (subtotals.some((subtotal) => near(subtotal + sum, total, 0.06 * scale))) return set
    }
  }
  // a table that adds up by itself says more than a line that may restate its sum
  if (tabled.length > 0) return tabled.filter(({ units }, i) => tabled.findIndex((one) => one.units === units) === i)
  const sum = distinct.reduce((all, { units }) => all + units, 0)
  // a line that adds up the others
  const restated = distinct.find(({ units }) => distinct.length > 2 && near(units * 2, sum))
  return restated === undefined ? distinct : distinct.filter((one) => one !== restated)
}

const choose = <A>(from: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  size === 0 ? [[]] : from.flatMap((one, i) => choose(from.slice(i + 1), size - 1).map((rest) => [one, ...rest]))

const tidyLabel = (text: string): string =>
  text
    .replace(/[\s:.\-=*@(]+$/u, "")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim()
