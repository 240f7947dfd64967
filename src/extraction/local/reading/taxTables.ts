import { absolute, Money, plus, scale, sum } from "../../../domain/Money.ts"
import { commonRates } from "../countries/taxRates.ts"
import { type Amount, near } from "./Amounts.ts"
import { labelOf } from "./Labels.ts"
import type { PrintedTax } from "./PrintedTax.ts"
import type { Row } from "./Rows.ts"
import { isPrintedAsPrice, isRateRow, type Sheet } from "./Sheet.ts"
import { roleValues } from "./totals/arithmetic.ts"
import { labelAboveRates, labelOfRate, tidyLabel } from "./taxLabels.ts"
import { taxesSummedBelow } from "./taxesSummedBelow.ts"

/** Taxes are rounded line by line, to whole amounts where prices have no decimals. */
export const toleranceOf = ({ style }: Sheet): number => (style.whole ? 0.51 : 0.021) * scale

/** A tax, and the amount that it is the tax of. */
interface TaxAndBase extends PrintedTax {
  readonly base: Money
}

/** The tax at a rate of a line, where one of these amounts is what it is on, and another one agrees. */
const taxAtRate = (sheet: Sheet, row: number, rate: Amount, numbers: ReadonlyArray<Amount>): TaxAndBase | null => {
  const amounts = sheet.amounts[row]!
  const tolerance = toleranceOf(sheet)
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

/** The tax in a line of a tax table; of "10%対象 1,510円（消費税 137円） 8%対象 4,320円（消費税 320円）" both. */
const taxesOfRateRow = (sheet: Sheet, row: number): ReadonlyArray<TaxAndBase> => {
  const amounts = sheet.amounts[row]!
  const rates = amounts.filter(({ percent }) => percent)
  const numbers = amounts.filter(({ percent }) => !percent)
  const each = rates.map((rate, at) => {
    const isBehind = ({ start }: Amount) => start > rate.start && start < (rates[at + 1]?.start ?? Infinity)
    return taxAtRate(sheet, row, rate, numbers.filter(isBehind))
  })
  const first =
    rates.length > 1 && each.every((tax) => tax !== null) ? each : [taxAtRate(sheet, row, rates[0]!, numbers)]
  return first.filter((tax) => tax !== null)
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

/** "Mva-grunnlag  Mva-%  Mva  Sum": whether the row above heads a table of rates. */
const isHeaded = (sheet: Sheet, row: number): boolean =>
  /(?<!\d\s?)%/.test(sheet.rows[row - 1]?.text ?? "") && labelAboveRates(sheet, row) !== ""

/** The lines of a tax table; one without rates counts as one when its gross amounts come to the total. */
export const taxTable = (sheet: Sheet, total: Money): ReadonlyArray<PrintedTax & Partial<TaxAndBase>> => {
  const rated = sheet.rows.flatMap((row) =>
    isRateRow(sheet.amounts[row.index]!) ? taxesOfRateRow(sheet, row.index) : []
  )
  if (rated.length > 0) return rated
  const summed = sheet.rows.flatMap((row) => taxOfSumRow(sheet, row.index) ?? [])
  const gross = summed.map(({ row }) => Money(Math.max(...sheet.amounts[row]!.map(({ units }) => units))))
  const lines = gross.at(-1) === total && gross.length > 1 ? gross.slice(0, -1) : gross
  // what is served is taxed, and the service added to it is not
  const stated = new Set<number>([total, ...roleValues(sheet.entries, "subtotal")])
  if (lines.length > 0 && stated.has(sum(lines))) return summed.slice(0, lines.length)
  const summedBelow = taxesSummedBelow(sheet, total)
  if (summedBelow.length > 0) return summedBelow
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
  const first = sheet.rows.findIndex((_, row) => isHeaded(sheet, row))
  const found: Array<PrintedTax> = []
  for (let row = first; row !== -1 && row < sheet.rows.length; row++) {
    const tax = taxOfBareRate(sheet, row, true)
    if (tax === null) break
    found.push(tax)
  }
  return found
}
