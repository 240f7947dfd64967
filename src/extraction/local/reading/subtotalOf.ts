import { absolute, minus, Money, scale } from "../../../domain/Money.ts"
import { near, unique } from "./Amounts.ts"
import { departmentAmounts } from "./departments.ts"
import type { PrintedTax } from "./PrintedTax.ts"
import { type Entry, isPrintedAsPrice, type Sheet } from "./Sheet.ts"
import { roleValues, subsetSums } from "./totals/arithmetic.ts"

/** Taxes are rounded line by line. */
const tolerance = 0.06 * scale
/** A subtotal is no less than this share of the total; what is less counts items. */
const leastShare = 0.05

/**
 * The pre-tax amount that is printed among the sums: one that the taxes, or all additions, make the total;
 * else the one that is called so.
 */
export const subtotalOf = (
  sheet: Sheet,
  summary: ReadonlyArray<Entry>,
  {
    firstRow,
    sections,
    summed,
    taxes,
    total
  }: {
    readonly total: Money
    readonly taxes: ReadonlyArray<PrintedTax>
    readonly firstRow: number
    /** What sums of parts of the goods come to. */
    readonly sections: Money | null
    /** What columns come to. */
    readonly summed: ReadonlyMap<Money, number>
  }
): Money | null => {
  // what is taxed at one rate of several is a part, but for what all of them are of
  const isOfRate = (row: number) =>
    taxes.some((tax) => tax.row !== row) && taxes.filter((tax) => tax.row === row).length === 1
  // a count below a label: "Subtotal 10.55", "4 x Coupon -1.33"
  const isSum = ({ amount, isBeside }: Entry) => isBeside || amount.decimals > 0 || sheet.style.whole
  const sums = summary.filter(isSum)
  const entries = sums.filter(({ amount }) => !isOfRate(amount.row))
  const isPlausible = (value: number) =>
    Math.abs(value) >= Math.abs(total) * leastShare && Math.abs(value) <= Math.abs(total) * 1.5
  const taxed = taxes.reduce((sum, { units }) => sum + units, 0)
  const calledIn = (some: ReadonlyArray<Entry>) => roleValues(some, "subtotal", "net").filter(isPlausible)
  const called = calledIn(entries)
  const additions = [
    ...(taxes.length > 0 ? taxes.map(({ units }) => units) : roleValues(entries, "tax")),
    ...roleValues(entries, "service", "tip", "rounding")
  ].filter((value) => value !== 0)
  const reductions = roleValues(entries, "discount")
    .map(absolute)
    .filter((value) => value !== 0)
  const added = subsetSums(additions).filter((sum) => sum !== 0)
  const summing = unique(
    sums
      .filter(({ amount }) => amount.row >= firstRow && isPrintedAsPrice(sheet, amount))
      .map(({ amount }) => amount.units)
  ).filter((value) => isPlausible(value) && value !== total)
  const totals = roleValues(entries, "total", "grandTotal").filter((value) => isPlausible(value) && value !== total)
  // what goods come to, more than a base and its tax, has their taxes in it, and is the subtotal
  const isTaxedAndReduced = (value: Money) =>
    taxed !== 0 &&
    (summed.get(Money(value + taxed)) ?? 0) <= 2 &&
    reductions.some((sum) => near(value + taxed - sum, total, tolerance))
  // however much was taken off, if that is what it leaves
  const isReducedToTotal = (value: Money) => reductions.some((sum) => minus(value, sum) === total)
  // what the goods above it come to is one, however much was paid of it before
  const printed = roleValues(entries, "subtotal").filter(
    (value) => isPlausible(value) || isReducedToTotal(value) || (summed.get(value) ?? 0) > 1
  )
  const isInSections = sections !== null && (sections === total || added.some((sum) => sections + sum === total))
  // tills of restaurants call it by what they sell
  const departments = departmentAmounts(sheet, entries)
  // "ITEMS: 3 52.00": what the lines above come to, whatever it is called
  const listedSums = entries
    .filter(
      ({ amount, isBeside, label }) =>
        isBeside &&
        (label === null ? amount.units !== total : label.role === "other") &&
        summed.has(amount.units) &&
        isPlausible(amount.units) &&
        // a sum of what is taxed at one rate
        !sheet.amounts[amount.row]!.some(({ percent }) => percent)
    )
    .map(({ amount }) => amount.units)
  return (
    calledIn(sums).find((value) => taxed !== 0 && near(value + taxed, total, tolerance)) ??
    called.find((value) => added.some((sum) => value + sum === total)) ??
    called.find(isTaxedAndReduced) ??
    printed.find((value) => added.some((sum) => reductions.some((one) => value + sum - one === total))) ??
    summing.find((value) => taxed !== 0 && value + taxed === total) ??
    totals.find((value) => added.some((sum) => value + sum === total)) ??
    (isInSections ? undefined : (printed.find((value) => Math.abs(value) <= Math.abs(total)) ?? printed[0])) ??
    totals.find(isReducedToTotal) ??
    departments.find((value) => added.some((sum) => value + sum === total)) ??
    listedSums.find((value) => value === total || added.some((sum) => value + sum === total)) ??
    null
  )
}
