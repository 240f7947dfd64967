import { absolute, type Money, plus, scale, sum } from "../../../domain/Money.ts"
import { type Amount, near } from "./Amounts.ts"
import { dailyTaxes } from "./dailyTaxes.ts"
import { departmentTaxes } from "./departments.ts"
import { choose, exactly, explaining, restatedIn, summedUp, sumOf } from "./explainingTaxes.ts"
import { isSold } from "./isSold.ts"
import { equalLevy, healthLevy } from "./leviesOfGhana.ts"
import type { PrintedTax } from "./PrintedTax.ts"
import { type Entry, isPrintedAsPrice, isRateRow, type Sheet } from "./Sheet.ts"
import { taxBesideSum } from "./taxBesideSum.ts"
import { taxColumns } from "./taxColumns.ts"
import { labelInRow } from "./taxLabels.ts"
import { taxTable, toleranceOf } from "./taxTables.ts"
import { taxHalves } from "./taxHalves.ts"
import { roleValues } from "./totals/arithmetic.ts"
import type { Role } from "../lexicon/Role.ts"

/** Smaller whole amounts are a share of the total by chance. */
const fewestWhole = 100 * scale

/** Roles of amounts that come with a rate and are no taxes. */
const otherRates: ReadonlySet<Role> = new Set(["service", "tip", "discount", "tendered", "card"])

/** A rate and one amount: the tax on a printed base, or the share of it in the total. */
const taxOfRate = (sheet: Sheet, entry: Entry, total: Money, bases: ReadonlyArray<Money>): PrintedTax | null => {
  const { amount, label } = entry
  const rate = sheet.amounts[amount.row]!.find(({ percent }) => percent)
  const own = sheet.amounts[amount.row]!.filter((one) => !one.percent && isPrintedAsPrice(sheet, one))
  if (rate === undefined || own.length !== 1 || own[0] !== amount || (label !== null && otherRates.has(label.role)))
    return null
  const share = rate.units / scale / 100
  const tolerance = toleranceOf(sheet)
  const isAdded = bases.some(
    (base) => near(amount.units, base * share, tolerance) && near(base + amount.units, total, tolerance)
  )
  const isOfTax = sheet.entries.some((one) => one.amount === rate && one.label?.role === "tax")
  // what is added for service may have none
  const isIncluded =
    [total, ...(isOfTax ? bases : [])].some((gross) => near(amount.units, (gross * share) / (1 + share), tolerance)) &&
    (amount.decimals === 2 || (sheet.style.whole && amount.units >= fewestWhole))
  return amount.units !== 0 && (isAdded || isIncluded)
    ? { label: labelInRow(sheet, entry), units: amount.units, row: amount.row }
    : null
}

/** The lines of a table, each once: of one amount at two rates both are taxes. */
const withoutRepetition = (sheet: Sheet, lines: ReadonlyArray<PrintedTax>): ReadonlyArray<PrintedTax> => {
  const rateOf = ({ row }: PrintedTax) => sheet.amounts[row]!.find(({ percent }) => percent)?.units
  const isSame = (one: PrintedTax, other: PrintedTax) => {
    const [rate, otherRate] = [rateOf(one), rateOf(other)]
    return one.units === other.units && (rate === undefined || otherRate === undefined || rate === otherRate)
  }
  return lines.filter((line, at) => lines.findIndex((one) => isSame(one, line)) === at)
}

/** "消費税 (10% 内税) (815)": a part of the total, and no minus, but where the total is less than nothing, too. */
const isBracketed = ({ rows }: Sheet, { row, start }: Amount, total: Money): boolean =>
  total > 0 && rows[row]!.text.startsWith("(", start)

/** "9% CGST 45.76" beside what it is on, and below it "9% SGST 45.77": the two that make the total of that base. */
const halvesOnBase = (
  tabled: ReturnType<typeof taxTable>,
  found: ReadonlyArray<PrintedTax>,
  total: Money
): ReadonlyArray<PrintedTax> | undefined => {
  const pairs = choose(found, 2)
  return tabled
    .flatMap(({ base }) => (base === undefined ? [] : pairs.filter((pair) => plus(base, sumOf(pair)) === total)))[0]
    ?.toSorted((one, other) => one.row - other.row)
}

/** Whether all that a table of several rates taxes comes to the total, with the taxes or with them in it. */
const comesTo = (tabled: ReturnType<typeof taxTable>, total: Money): boolean => {
  const bases = tabled.flatMap(({ base }) => base ?? [])
  return (
    tabled.length > 1 && bases.length === tabled.length && [sum(bases), plus(sum(bases), sumOf(tabled))].includes(total)
  )
}

/** Whether a tax is at a rate that the page tells the share of the whole total: no other one is on anything of it. */
const isShareOf = ({ amounts }: Sheet, units: Money, total: Money): boolean =>
  amounts
    .flat()
    .some(
      ({ percent, units: rate }) => percent && rate > 0 && near(units, (total * rate) / (100 * scale + rate), exactly)
    )

/** "消費税等込み ・10": where money has no decimals, a number of two digits that is no hundredth of the total is a rate without its sign. */
const isBareRate = ({ style }: Sheet, { sign, units }: Amount, total: Money): boolean =>
  style.whole && sign === null && units > 0 && units < fewestWhole && total > units * 100

/** The amounts that the words of their rows call a tax, the last of each row's name, unless it restates base or total. */
const labelledTaxes = (sheet: Sheet, entries: ReadonlyArray<Entry>, total: Money): ReadonlyArray<PrintedTax> => {
  const subtotal = entries.find(({ label }) => label?.role === "subtotal" || label?.role === "net")?.amount.row ?? -1
  const hasLower = entries.some(({ amount, label }) => label?.role === "tax" && amount.row > subtotal)
  const hasRate = (row: number): boolean => sheet.amounts[row]!.some(({ percent }) => percent)
  // what is listed above the subtotal is sold, whatever it is called, where it has no rate: a monthly "mokestis" is a fee
  const isBelowSubtotal = ({ row }: PrintedTax) => !hasLower || row > subtotal || hasRate(row)
  const labelled = entries
    .filter(
      ({ amount, isBeside, label, text }) =>
        (label?.role === "tax" || (healthLevy.test(text) && hasRate(amount.row))) &&
        !amount.percent &&
        // a column of rates, whose head says no rate itself
        (isBeside || !/(?<!\d\s?)%/.test(text)) &&
        // "Gst 2" counts the guests at a table
        (sheet.style.whole || amount.decimals > 0) &&
        !isBareRate(sheet, amount, total) &&
        !isRateRow(sheet.amounts[amount.row]!) &&
        !isSold(sheet.amounts[amount.row]!) &&
        // "MwSt.-Senkung -0,88": what is taken off
        !(amount.units < 0 && total > 0 && !isBracketed(sheet, amount, total)) &&
        Math.abs(amount.units) < Math.abs(total) * 0.5
    )
    .map((entry): PrintedTax => {
      const { amount } = entry
      const units = isBracketed(sheet, amount, total) ? absolute(amount.units) : amount.units
      return { label: labelInRow(sheet, entry), units, row: amount.row }
    })
    .filter(isBelowSubtotal)
  const isOfOneName = (one: PrintedTax, other: PrintedTax) => one.row === other.row && one.label === other.label
  return labelled.filter((one, at) => labelled.findLastIndex((other) => isOfOneName(one, other)) === at)
}

/** The taxes without those of the same amount, which are told again, but for halves of one and those of other days. */
const withoutSame = (entries: ReadonlyArray<Entry>, found: ReadonlyArray<PrintedTax>): ReadonlyArray<PrintedTax> => {
  const halves = new Set(taxHalves(entries).flatMap((pair) => pair.map(({ amount }) => amount.row)))
  const daily = new Set(dailyTaxes(entries).map(({ amount }) => amount.row))
  const isSame = (one: PrintedTax, other: PrintedTax) =>
    one.units === other.units &&
    !(one.label !== other.label && equalLevy.test(one.label) && equalLevy.test(other.label)) &&
    !(one.row !== other.row && halves.has(one.row) && halves.has(other.row)) &&
    !(one.row !== other.row && (daily.has(one.row) || daily.has(other.row)))
  return found.filter((one, at) => one.units !== 0 && found.findIndex((other) => isSame(one, other)) === at)
}

/** The taxes that explain the total best: those that a printed net and the total leave room for. */
export const chooseTaxes = (
  sheet: Sheet,
  entries: ReadonlyArray<Entry>,
  total: Money,
  bases: ReadonlyArray<Money>
): ReadonlyArray<PrintedTax> => {
  const inColumns = taxColumns(sheet, total)
  if (inColumns.length > 0) return inColumns
  const tabled = taxTable(sheet, total)
  const rated = entries.flatMap((entry) => taxOfRate(sheet, entry, total, bases) ?? [])
  const distinct = withoutSame(entries, [...labelledTaxes(sheet, entries, total), ...tabled, ...rated])
  const besideSum = taxBesideSum(sheet, entries, total)
  const explained = explaining(distinct, bases, total, roleValues(entries, "rounding"))
  if (explained.exactly !== undefined) return summedUp(explained.exactly, besideSum)
  if (comesTo(tabled, total)) return summedUp(tabled, besideSum)
  if (explained.nearly !== undefined) return explained.nearly
  if (besideSum !== undefined) return [besideSum]
  const both = halvesOnBase(tabled, distinct, total)
  if (both !== undefined) return both
  // a table that adds up by itself says more than a line that may restate its sum
  if (tabled.length > 0) return withoutRepetition(sheet, tabled)
  if (distinct.length === 0) return departmentTaxes(sheet, entries, total, bases)
  const ofAll = distinct.filter(({ units }) => isShareOf(sheet, units, total))
  const restated = restatedIn(distinct)
  return ofAll.length === 1 ? ofAll : distinct.filter((one) => one !== restated)
}
