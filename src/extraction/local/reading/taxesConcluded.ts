import { absolute, type Money, negated, scale } from "../../../domain/Money.ts"
import { commonRates } from "../countries/taxRates.ts"
import type { Role } from "../lexicon/Role.ts"
import { mostInRow, near } from "./Amounts.ts"
import { type Entry, isPrintedAsPrice, isRateRow, type Sheet } from "./Sheet.ts"
import { squash } from "./squash.ts"
import { subsetSums } from "./totals/arithmetic.ts"

/** Tills take a rate of sums that they have rounded already. */
const toleranceOf = ({ style }: Sheet): number => (style.whole ? 2 : 0.03) * scale

const isCalled = ({ label }: Entry, ...roles: ReadonlyArray<Role>): boolean =>
  label !== null && roles.includes(label.role)

/** "Platform Fee", "Delivery", "Auto Grat": what is asked for a service, whatever share it is. */
const chargeWord = /(?<!\p{L})(?:fees?|charges?|delivery|grat|surcharge|jasa|gebühr|frais|gastos|taxa de)(?!\p{L})/iu

/** Rows within which a sum, what is added to it, and what they come to stand. */
const rowsLookedAt = 15

/** What an addition's label makes of its amount; a rounding may go either way, whatever its sign. */
const addedBy = ({ amount: { units }, label }: Entry): ReadonlyArray<Money> =>
  label?.role === "rounding" ? [units, negated(units)] : [label?.role === "discount" ? negated(absolute(units)) : units]

/**
 * The entries with those called a tax that no word calls so, but arithmetic does: a share of a sum above them, at the rate
 * beside them or at one that taxes have, which together with that sum comes to an amount below. What is taxed itself by
 * the tax below it is a charge for service, and so is what is called one.
 */
export const withTaxesConcluded = (
  sheet: Sheet,
  entries: ReadonlyArray<Entry>,
  summed: ReadonlyMap<Money, number>
): ReadonlyArray<Entry> => {
  const tolerance = toleranceOf(sheet)
  const isShare = (units: number, base: number, rates: ReadonlyArray<number>): boolean =>
    rates.some((rate) => near(units, (base * rate) / 100, tolerance))
  const priced = entries.filter(
    ({ amount }) =>
      amount.units > 0 && isPrintedAsPrice(sheet, amount) && sheet.amounts[amount.row]!.length <= mostInRow
  )
  const bases = priced.filter(
    (entry) => isCalled(entry, "subtotal", "net", "total", "grandTotal") || summed.has(entry.amount.units)
  )
  const additions = entries.filter(
    (entry) => entry.amount.units !== 0 && isCalled(entry, "tax", "service", "tip", "rounding", "discount")
  )
  /** What the entry is when it stands between these two; null where they do not say. */
  const roleBetween = ({ amount: { row, units }, text }: Entry, base: Entry, gross: Entry): Role | null => {
    const rate = sheet.amounts[row]!.find(({ percent }) => percent)
    const isOrdered = base.amount.row < row && row < gross.amount.row && units < base.amount.units
    if (!isOrdered || (rate === undefined && !isCalled(gross, "total", "grandTotal"))) return null
    const between = additions.filter(({ amount }) => amount.row > base.amount.row && amount.row < gross.amount.row)
    const rates = rate === undefined ? commonRates : [rate.units / scale]
    const isAdded = subsetSums(between.flatMap(addedBy)).some(
      (others) =>
        base.amount.units + units + others === gross.amount.units &&
        (isShare(units, base.amount.units, rates) || isShare(units, base.amount.units + others, rates))
    )
    if (!isAdded) return null
    const isTaxed = between.some(
      (one) =>
        isCalled(one, "tax") &&
        one.amount.row > row &&
        isShare(one.amount.units, base.amount.units + units, commonRates)
    )
    return isTaxed || chargeWord.test(text) ? "service" : "tax"
  }
  return entries.map((entry) => {
    const isNameless = entry.isBeside && (entry.label === null || entry.label.role === "other")
    const { row } = entry.amount
    if (!isNameless || !priced.includes(entry) || isRateRow(sheet.amounts[row]!)) return entry
    const isNear = ({ amount }: Entry): boolean => Math.abs(amount.row - row) <= rowsLookedAt
    for (const base of bases.filter(isNear)) {
      for (const gross of priced.filter(isNear)) {
        const role = roleBetween(entry, base, gross)
        if (role !== null)
          return {
            ...entry,
            label: { role, length: squash(entry.text).letters.length, exact: true, coverage: 1, languages: [] }
          }
      }
    }
    return entry
  })
}
