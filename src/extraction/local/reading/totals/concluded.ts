import { absolute, minus, type Money, plus } from "../../../../domain/Money.ts"
import { isTotalRole } from "../../lexicon/Role.ts"
import type { Entry } from "../Sheet.ts"

/** An amount that other amounts make a total, and the last of their rows. */
export interface Conclusion {
  readonly units: Money
  readonly row: number
  /** The total that it is reached from, which is then none, unless only a tip was added. */
  readonly instead?: Money
}

export const isTotal = ({ label }: Entry): boolean => isTotalRole(label?.role)

const isSubtotal = ({ label }: Entry): boolean => label?.role === "subtotal" || label?.role === "net"

/** A total, a discount below it, and below that what is left to pay. */
const afterDiscount = (entries: ReadonlyArray<Entry>, total: Entry): ReadonlyArray<Conclusion> =>
  entries.flatMap(({ amount: off, label }) => {
    if (label?.role !== "discount" || off.units === 0 || off.row <= total.amount.row) return []
    const left = minus(total.amount.units, absolute(off.units))
    // a subtotal, to which tax is added, is none
    const below = entries.find((one) => one.amount.row > off.row && one.amount.units === left && !isSubtotal(one))
    return left > 0 && below !== undefined ? [{ units: left, row: below.amount.row }] : []
  })

/** A tax is no larger share of what it is added to; change and what was handed over may be. */
export const largestShare = 0.35

/** Whether the amount is added to a base above it: by its label or, where that could not be read, as little as a tax is. */
const isAdded = ({ amount, label }: Entry, base: Entry): boolean =>
  !amount.percent &&
  amount.decimals === 2 &&
  amount.units > 0 &&
  amount.row > base.amount.row &&
  (label === null
    ? amount.units < base.amount.units * largestShare
    : label.role === "tax" || label.role === "service" || label.role === "tip")

/** All entries of an amount, from the top. */
type Printed = ReadonlyMap<Money, ReadonlyArray<Entry>>

export const printedAmounts = (entries: ReadonlyArray<Entry>): Printed => {
  const printed = new Map<Money, Array<Entry>>()
  for (const entry of entries) {
    const same = printed.get(entry.amount.units)
    if (same === undefined) printed.set(entry.amount.units, [entry])
    else same.push(entry)
  }
  return printed
}

/** What is printed below as the sum of a base and something that is added to it, whatever it is called. */
const afterAdditions = (entries: ReadonlyArray<Entry>, printed: Printed, base: Entry): ReadonlyArray<Conclusion> =>
  entries.flatMap((added) => {
    // with nothing to add it to a tax is itself
    if (base.amount.units === 0 || !isAdded(added, base)) return []
    const sum = plus(base.amount.units, added.amount.units)
    const below = printed.get(sum)?.find(({ amount, label }) => {
      if (amount.row < added.amount.row || label?.role === "change") return false
      // two numbers without a name come to a third by chance
      return added.label !== null || isTotalRole(label?.role)
    })
    const instead = added.label?.role === "tip" ? {} : { instead: base.amount.units }
    return below === undefined ? [] : [{ units: sum, row: below.amount.row, ...instead }]
  })

/** The same of subtotals, which taxes follow one by one: what stands below is the total unless another is called so. */
export const afterSubtotals = (
  labelled: ReadonlyArray<Entry>,
  entries: ReadonlyArray<Entry>
): ReadonlyArray<Conclusion> => {
  const printed = printedAmounts(entries)
  return labelled
    .filter((one) => isSubtotal(one) && one.amount.decimals === 2)
    .flatMap((base) => afterAdditions(entries, printed, base))
}

/** A line of totals with net and tax, whose sum is printed elsewhere: as a subtotal alone, more was bought untaxed. */
const netAndTax = (entries: ReadonlyArray<Entry>, net: Entry): ReadonlyArray<Conclusion> =>
  entries.flatMap((tax) => {
    if (!isTotal(tax) || tax.amount.row !== net.amount.row || tax.amount.start <= net.amount.start) return []
    const gross = plus(net.amount.units, tax.amount.units)
    const isPrinted = entries.some(
      (one) => one.amount.row !== net.amount.row && one.amount.units === gross && !isSubtotal(one)
    )
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
  const printed = printedAmounts(entries)
  const conclusions = totals.flatMap((total) => [
    ...afterDiscount(entries, total),
    ...afterAdditions(entries, printed, total),
    ...netAndTax(entries, total),
    ...sumOfColumn(totals, entries, total)
  ])
  const replaced = new Set(conclusions.map(({ instead }) => instead))
  return conclusions.filter(({ units }) => !replaced.has(units))
}
