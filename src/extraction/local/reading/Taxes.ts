import { absolute, type Money, plus, scale, sum } from "../../../domain/Money.ts"
import { commonRates } from "../countries/taxRates.ts"
import { type Amount, near } from "./Amounts.ts"
import { dailyTaxes } from "./dailyTaxes.ts"
import { departmentTaxes } from "./departments.ts"
import { factorsOf } from "./items/factors.ts"
import { labelOf } from "./Labels.ts"
import type { PrintedTax } from "./PrintedTax.ts"
import type { Row } from "./Rows.ts"
import { type Entry, isPrintedAsPrice, isRateRow, type Sheet } from "./Sheet.ts"
import { labelAboveRates, labelInRow, labelOfRate, tidyLabel } from "./taxLabels.ts"
import { taxHalves } from "./taxHalves.ts"
import type { Role } from "../lexicon/Role.ts"

/** Taxes are rounded line by line, to whole amounts where prices have no decimals. */
const toleranceOf = ({ style }: Sheet): number => (style.whole ? 0.51 : 0.021) * scale

/** A tax, and the amount that it is the tax of. */
interface TaxAndBase extends PrintedTax {
  readonly base: Money
}

/** The tax in a line of a tax table, where base, rate and tax agree. */
const taxOfRateRow = (sheet: Sheet, row: number): TaxAndBase | null => {
  const amounts = sheet.amounts[row]!
  const rate = amounts.find(({ percent }) => percent)!
  const tolerance = toleranceOf(sheet)
  const numbers = amounts.filter(({ percent }) => !percent)
  // the class of a tax stands before its rate: "2 19,00% 12,60 2,39"
  const prices = numbers.filter((amount) => isPrintedAsPrice(sheet, amount))
  const others = (prices.length > 1 ? prices : numbers).map(({ units }) => units)
  for (const base of others) {
    for (const tax of others) {
      // "(8% 対象 383 内消費税 28)": a bracket is no minus
      const share = absolute(rate.units) / scale / 100
      const fits = near(tax, base * share, tolerance) || near(tax, (base * share) / (1 + share), tolerance)
      if (tax !== base && tax !== 0 && fits) {
        // "Base Imp. 10% 19,18 Cuota IVA 1,92": named by itself
        const named = sheet.entries.find(
          ({ amount, isBeside, label }) =>
            amount.row === row && amount.units === tax && isBeside && label?.role === "tax" && label.exact
        )?.text
        const isBehind = named !== undefined && sheet.rows[row]!.text.indexOf(named, rate.end) !== -1
        const label = isBehind ? tidyLabel(named) : labelOfRate(sheet.rows[row]!, amounts, rate)
        return { label: label || labelAboveRates(sheet, row), units: tax, row, base }
      }
    }
  }
  return null
}

/** The tax in a line of tax, net and gross that add up, at a common rate. */
const taxOfSumRow = (sheet: Sheet, row: number): PrintedTax | null => {
  const units = sheet.amounts[row]!.filter(({ percent }) => !percent).map((amount) => amount.units)
  const tolerance = toleranceOf(sheet)
  for (const tax of units) {
    for (const net of units) {
      const isRate = commonRates.some((rate) => near(tax, (net * rate) / 100, tolerance))
      if (tax > 0 && isRate && units.includes(plus(tax, net))) {
        return {
          label: tidyLabel(/^[^.,]*?%/.exec(sheet.rows[row]!.text)?.[0] ?? "") || labelAboveRates(sheet, row),
          units: tax,
          row
        }
      }
    }
  }
  return null
}

/** "TVA 5,50 HT 7,96 TVA 0,44": what a row calls the tax before all numbers. */
const labelAhead = ({ text }: Row): string => {
  const words = /^\D*/.exec(text)![0]
  return labelOf(words)?.role === "tax" ? tidyLabel(words) : ""
}

/** A tax, and what its base comes to with it. */
interface TaxOfBase extends PrintedTax {
  readonly gross: Money
}

/** The tax in a line of rate, base and tax, whose rate has no sign; where the base has its tax in it, if that is told. */
const taxOfBareRate = (sheet: Sheet, row: number, isIncluded = false): TaxOfBase | null => {
  const amounts = sheet.amounts[row]!.filter(({ percent, units }) => !percent && units > 0)
  const tolerance = toleranceOf(sheet)
  for (const rate of amounts.filter(({ units }) => commonRates.includes(units / scale))) {
    const others = amounts.filter((one) => one !== rate && isPrintedAsPrice(sheet, one))
    for (const base of others) {
      const percent = rate.units / scale
      const share = isIncluded ? percent / (100 + percent) : percent / 100
      const tax = others.find(({ units }) => units < base.units && near(units, base.units * share, tolerance))
      if (tax !== undefined)
        return {
          label: labelAboveRates(sheet, row) || labelAhead(sheet.rows[row]!),
          units: tax.units,
          row,
          gross: isIncluded ? base.units : plus(base.units, tax.units)
        }
    }
  }
  return null
}

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

/** "Mva-grunnlag  Mva-%  Mva  Sum": whether the row above heads a table of rates. */
const isHeaded = (sheet: Sheet, row: number): boolean =>
  /(?<!\d\s?)%/.test(sheet.rows[row - 1]?.text ?? "") && labelAboveRates(sheet, row) !== ""

/** The lines of a tax table; one without rates counts as one when its gross amounts come to the total. */
const taxTable = (sheet: Sheet, total: Money): ReadonlyArray<PrintedTax & Partial<TaxAndBase>> => {
  const rated = sheet.rows.flatMap((row) =>
    isRateRow(sheet.amounts[row.index]!) ? (taxOfRateRow(sheet, row.index) ?? []) : []
  )
  if (rated.length > 0) return rated
  const summed = sheet.rows.flatMap((row) => taxOfSumRow(sheet, row.index) ?? [])
  const gross = summed.map(({ row }) => Math.max(...sheet.amounts[row]!.map(({ units }) => units)))
  const lines = gross.at(-1) === total && gross.length > 1 ? gross.slice(0, -1) : gross
  if (lines.length > 0 && lines.reduce((sum, units) => sum + units, 0) === total) return summed.slice(0, lines.length)
  const bare = sheet.rows.flatMap((row) => taxOfBareRate(sheet, row.index) ?? [])
  const included = includedAtBareRates(sheet)
  // small taxes are the same share of a base with them and without, within what is rounded
  if (included.length > bare.length) return included
  // quantity, price and sum of one item may look like rate, base and tax
  return bare.length > 1 || (bare[0] !== undefined && (bare[0].gross === total || isHeaded(sheet, bare[0].row)))
    ? bare
    : []
}

/** "GR MWST% Total MWST", and below it "1 2.50 9.64 0.24": the lines right below such a head, each with its tax in its base. */
const includedAtBareRates = (sheet: Sheet): ReadonlyArray<PrintedTax> => {
  const head = sheet.rows.findIndex((_, row) => isHeaded(sheet, row))
  if (head === -1) return []
  const below = sheet.rows.slice(head).map((_, index) => taxOfBareRate(sheet, head + index, true))
  const end = below.indexOf(null)
  return below.slice(0, end === -1 ? below.length : end).flatMap((one) => one ?? [])
}

/** Whether a count and a price come to the row's last amount: "Monthly fee (3 × 128.00) 384.00" is sold, not a tax. */
export const isSold = (sheet: Sheet, row: number): boolean => {
  const amounts = sheet.amounts[row]!.filter(({ percent }) => !percent)
  const factors = factorsOf(amounts.slice(0, -1), amounts.at(-1)!.units, "")
  return factors !== null && factors.quantity >= scale && factors.quantity % scale === 0
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

/** "消費税 (10% 内税) (815)": a part of the total, and no minus. */
const isBracketed = ({ rows }: Sheet, { row, start }: Amount): boolean => rows[row]!.text.startsWith("(", start)

/** Base and taxes come to the total to the cent, or but for what was rounded line by line, or to five cents. */
const [exactly, rounded] = [0.005 * scale, 0.06 * scale]

/** The taxes that explain the total best: those that a printed net and the total leave room for. */
export const chooseTaxes = (
  sheet: Sheet,
  entries: ReadonlyArray<Entry>,
  total: Money,
  bases: ReadonlyArray<Money>
): ReadonlyArray<PrintedTax> => {
  const subtotal = entries.find(({ label }) => label?.role === "subtotal" || label?.role === "net")?.amount.row ?? -1
  const hasLower = entries.some(({ amount, label }) => label?.role === "tax" && amount.row > subtotal)
  const hasRate = (row: number): boolean => sheet.amounts[row]!.some(({ percent }) => percent)
  // what is listed above the subtotal is sold, whatever it is called, where it has no rate: a monthly "mokestis" is a fee
  const isBelowSubtotal = ({ row }: PrintedTax) => !hasLower || row > subtotal || hasRate(row)
  const labelled = entries
    .filter(
      ({ amount, isBeside, label, text }) =>
        label?.role === "tax" &&
        !amount.percent &&
        // a column of rates, whose head says no rate itself
        (isBeside || !/(?<!\d\s?)%/.test(text)) &&
        // "Gst 2" counts the guests at a table
        (sheet.style.whole || amount.decimals > 0) &&
        !isRateRow(sheet.amounts[amount.row]!) &&
        !isSold(sheet, amount.row) &&
        // "MwSt.-Senkung -0,88": what is taken off
        !(amount.units < 0 && total > 0 && !isBracketed(sheet, amount)) &&
        Math.abs(amount.units) < Math.abs(total) * 0.5
    )
    .map((entry): PrintedTax => {
      const { amount } = entry
      const units = isBracketed(sheet, amount) ? absolute(amount.units) : amount.units
      return { label: labelInRow(sheet, entry), units, row: amount.row }
    })
    .filter(isBelowSubtotal)
  const tabled = taxTable(sheet, total)
  // of several amounts of one name in a row the last is the tax, unless it restates base or total
  const isOfOneName = (one: PrintedTax, other: PrintedTax) => one.row === other.row && one.label === other.label
  const rows = labelled.filter((one, at) => labelled.findLastIndex((other) => isOfOneName(one, other)) === at)
  const rated = entries.flatMap((entry) => taxOfRate(sheet, entry, total, bases) ?? [])
  const found = [...rows, ...tabled, ...rated]
  const halves = new Set(taxHalves(entries).flatMap((pair) => pair.map(({ amount }) => amount.row)))
  const daily = new Set(dailyTaxes(entries).map(({ amount }) => amount.row))
  const isSame = (one: PrintedTax, other: PrintedTax) =>
    one.units === other.units &&
    !(one.row !== other.row && halves.has(one.row) && halves.has(other.row)) &&
    !(one.row !== other.row && (daily.has(one.row) || daily.has(other.row)))
  const distinct = found.filter((one, i) => one.units !== 0 && found.findIndex((other) => isSame(one, other)) === i)
  const all = distinct.reduce((sum, { units }) => sum + units, 0)
  // a line that adds up the others
  const restated = distinct.find(({ units }) => distinct.length > 2 && near(units * 2, all))
  let close: ReadonlyArray<PrintedTax> | null = null
  for (let size = 1; size <= Math.min(3, distinct.length); size++) {
    for (const set of choose(distinct, size)) {
      if (size > 1 && restated !== undefined && set.includes(restated)) continue
      const sum = set.reduce((before, { units }) => before + units, 0)
      const off = Math.min(...bases.map((base) => Math.abs(base + sum - total)))
      if (off <= exactly) return set
      if (off <= rounded) close ??= set
    }
  }
  if (close !== null) return close
  // "9% CGST 45.76" beside what it is on, and below it "9% SGST 45.77"
  for (const { base } of tabled) {
    const onBase = (set: ReadonlyArray<PrintedTax>) => plus(base!, sum(set.map(({ units }) => units))) === total
    const halves = base === undefined ? undefined : choose(distinct, 2).find(onBase)
    if (halves !== undefined) return halves.toSorted((one, other) => one.row - other.row)
  }
  // a table that adds up by itself says more than a line that may restate its sum
  if (tabled.length > 0) return withoutRepetition(sheet, tabled)
  if (distinct.length === 0) return departmentTaxes(sheet, entries, total, bases)
  return restated === undefined ? distinct : distinct.filter((one) => one !== restated)
}

const choose = <A>(from: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  size === 0 ? [[]] : from.flatMap((one, i) => choose(from.slice(i + 1), size - 1).map((rest) => [one, ...rest]))
