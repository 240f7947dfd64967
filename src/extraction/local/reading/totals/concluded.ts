import { absolute, minus, type Money, plus } from "../../../../domain/Money.ts"
import type { Entry } from "../Sheet.ts"

/** An amount that other amounts make a total, and the last of their rows. */
export interface Conclusion {
  readonly units: Money
  readonly row: number
}

const isTotal = ({ label }: Entry): boolean => label?.role === "grandTotal" || label?.role === "total"

/** A total, a discount below it, and below that what is left to pay. */
const afterDiscount = (entries: ReadonlyArray<Entry>, total: Entry): ReadonlyArray<Conclusion> =>
  entries.flatMap(({ amount: off, label }) => {
    if (label?.role !== "discount" || off.units === 0 || off.row <= total.amount.row) return []
    const left = minus(total.amount.units, absolute(off.units))
    const below = entries.find(
      // a subtotal, to which tax is added
      ({ amount, label: own }) =>
        amount.row > off.row && amount.units === left && own?.role !== "subtotal" && own?.role !== "net"
    )
    return left > 0 && below !== undefined ? [{ units: left, row: below.amount.row }] : []
  })

/** A line of totals with net and tax, whose sum is printed elsewhere. */
const netAndTax = (
  labelled: ReadonlyArray<Entry>,
  entries: ReadonlyArray<Entry>,
  net: Entry
): ReadonlyArray<Conclusion> =>
  labelled.flatMap((tax) => {
    if (!isTotal(tax) || tax.amount.row !== net.amount.row || tax.amount.start <= net.amount.start) return []
    const gross = plus(net.amount.units, tax.amount.units)
    const isPrinted = entries.some(({ amount }) => amount.row !== net.amount.row && amount.units === gross)
    return tax.amount.units > 0 && tax.amount.units < net.amount.units && isPrinted
      ? [{ units: gross, row: net.amount.row }]
      : []
  })

/** Totals of one heading below each other, one for each rate of tax, and below them what they come to. */
const sumOfColumn = (
  totals: ReadonlyArray<Entry>,
  entries: ReadonlyArray<Entry>,
  first: Entry
): ReadonlyArray<Conclusion> => {
  const isBelow = ({ amount }: Entry): boolean =>
    amount.row > first.amount.row && amount.left < first.amount.right && amount.right > first.amount.left
  // what one phrase calls so
  const addends = [first, ...totals.filter((one) => isBelow(one) && one.label!.length === first.label!.length)]
  const sum = addends.map(({ amount }) => amount.units).reduce(plus)
  const last = Math.max(...addends.map(({ amount }) => amount.row))
  const printed = entries.find((one) => isBelow(one) && one.amount.row > last && one.amount.units === sum)
  return addends.length > 1 && printed !== undefined ? [{ units: sum, row: printed.amount.row }] : []
}

/** Totals that need no label of their own, because the labelled ones among all entries lead to them. */
export const concludedTotals = (
  labelled: ReadonlyArray<Entry>,
  entries: ReadonlyArray<Entry>,
  whole: boolean
): ReadonlyArray<Conclusion> => {
  // counts lead to no money
  const totals = labelled.filter((entry) => isTotal(entry) && (whole || entry.amount.decimals === 2))
  return totals.flatMap((total) => [
    ...afterDiscount(entries, total),
    ...netAndTax(labelled, entries, total),
    ...sumOfColumn(totals, entries, total)
  ])
}
