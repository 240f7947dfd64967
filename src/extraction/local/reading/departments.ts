import { type Money, sum } from "../../../domain/Money.ts"
import { alternatives } from "../lexicon/compile.ts"
import { type Entry, isPrintedAsPrice, type Sheet } from "./Sheet.ts"
import type { PrintedTax } from "./PrintedTax.ts"

const department = alternatives(({ departments }) => departments)
/** "FOOD", "Bev/Tobacco:", and nothing else. */
const departmentsOnly = new RegExp(
  String.raw`^[^\p{L}]*${department}(?:[\s/&,+.-]{0,3}${department}){0,3}[^\p{L}]*$`,
  "iu"
)

/** Whether the words name kinds of goods and nothing else. */
export const isDepartmentName = (text: string): boolean => departmentsOnly.test(text.replace(/0/g, "O"))

const section = alternatives(({ sectionHeads }) => sectionHeads)
/** "PRODUCE", "REFRIG/FROZEN", "31-MEATS", and nothing else. */
const sectionsOnly = new RegExp(String.raw`^[^\p{L}]*${section}(?:[\s/&,+.-]{0,3}${section}){0,3}[^\p{L}]*$`, "iu")

/** Whether the words head what was taken from one part of a shop. */
export const isSectionHead = (text: string): boolean => sectionsOnly.test(text)

const isDepartment = ({ text }: Entry): boolean => isDepartmentName(text)

const isNamedMoney = (sheet: Sheet, { amount, isBeside }: Entry): boolean =>
  isBeside && amount.units > 0 && isPrintedAsPrice(sheet, amount)

/** Amounts of money that are called by a kind of goods alone. */
export const departmentAmounts = (sheet: Sheet, entries: ReadonlyArray<Entry>): ReadonlyArray<Money> =>
  entries.filter((entry) => isNamedMoney(sheet, entry) && isDepartment(entry)).map(({ amount }) => amount.units)

/** Taxes that are called by what was taxed: all that stands between a base and the total, which they make of it. */
export const departmentTaxes = (
  sheet: Sheet,
  entries: ReadonlyArray<Entry>,
  total: Money,
  bases: ReadonlyArray<Money>
): ReadonlyArray<PrintedTax> => {
  const lastRowOf = (units: Money): number => entries.findLast(({ amount }) => amount.units === units)?.amount.row ?? -1
  const end = lastRowOf(total)
  for (const base of bases) {
    const start = lastRowOf(base)
    const between = entries.filter(
      (entry) =>
        entry.amount.row > start && entry.amount.row < end && entry.label === null && isNamedMoney(sheet, entry)
    )
    if (start === -1 || !between.some(isDepartment)) continue
    if (base + sum(between.map(({ amount }) => amount.units)) !== total) continue
    return between.map(({ amount, text }) => ({
      label: text.replace(/[^\p{L}\p{N}]+$/u, ""),
      units: amount.units,
      row: amount.row
    }))
  }
  return []
}
