import { absolute, minus, type Money, plus } from "../../../domain/Money.ts"
import { countries } from "../countries/index.ts"
import { type Amount, unique } from "./Amounts.ts"
import type { StatedSums } from "./items/judgeItems.ts"
import { labelOf } from "./Labels.ts"
import type { Entry, Sheet } from "./Sheet.ts"
import type { PrintedTax } from "./PrintedTax.ts"
import { sectionSum } from "./sectionSum.ts"
import { subtotalOf } from "./subtotalOf.ts"
import { sumOfRates } from "./sumOfRates.ts"
import { isReducedPrice } from "./items/lineKinds.ts"
import { isSold } from "./isSold.ts"
import { chooseTaxes } from "./Taxes.ts"
import { withTaxesConcluded } from "./taxesConcluded.ts"
import { readPlace } from "./readPlace.ts"
import { isOffered } from "./offeredTips.ts"
import { additionsOf, columnSums, isMoney, roleValues, subsetSums } from "./totals/arithmetic.ts"
import { isTotal } from "./totals/concluded.ts"
import { type TotalCandidate, totalCandidates } from "./totals/TotalCandidates.ts"
import { type Role, sumRoles } from "../lexicon/Role.ts"

/** What the lower part of a receipt says, exactly. */
export interface Summary {
  readonly total: Money
  /** All amounts that may be the total, the best first. */
  readonly totals: ReadonlyArray<TotalCandidate>
  readonly subtotal: Money | null
  readonly tip: Money | null
  readonly taxes: ReadonlyArray<PrintedTax>
  /** What the listed items may come to: subtotals, totals, and the total before what was added to it. */
  readonly goods: StatedSums
  /** First row that sums up instead of listing. */
  readonly firstRow: number
}

/** Whether the total is what was paid less the change: nothing comes to that by chance. */
export const isPaidLessChange = ({ totals }: Summary): boolean =>
  totals[0]?.evidence.some(({ reason }) => reason === "paid_less_change") ?? false

const summingRoles: ReadonlySet<Role> = new Set([...sumRoles, "tax", "tendered", "card"])

/** A line that sums up says little else. */
const summingCoverage = 0.6
/** "TIP TOP BREAD" is none. */
const tipCoverage = 0.4
/** One that was misread says next to nothing else. */
const misreadCoverage = 0.8

/** All that the listed items may come to. */
const goodsOf = (
  entries: ReadonlyArray<Entry>,
  total: Money,
  sections: Money | null,
  subtotal: Money | null
): StatedSums => {
  const additions = additionsOf(entries, "tax", "service", "tip", "rounding", "discount")
  const sums = (values: ReadonlyArray<Money>) => unique(values).filter((value) => value !== 0)
  const called = roleValues(entries, "subtotal", "net", "total", "grandTotal")
  return {
    printed: sums([sections ?? total, total, subtotal ?? total, ...roleValues(entries, "subtotal")]),
    untaxed: sums(roleValues(entries, "subtotal", "net")).filter((value) => value !== total),
    possible: sums([
      ...called,
      ...subsetSums(additions).flatMap((added) => [minus(total, added), plus(total, absolute(added))])
    ])
  }
}

/** Whether the row begins with words of its own and a price: "Screw 0.20 VAT 20% 9.00" names the tax on an item. */
const isItemOf = (sheet: Sheet, { row, start }: Amount): boolean => {
  const [first] = sheet.amounts[row]!
  const words = first === undefined ? "" : sheet.rows[row]!.text.slice(0, first.start)
  return first !== undefined && first.start < start && /\p{L}[\p{L}\p{M}]/u.test(words) && labelOf(words) === null
}

/** "Sub total (VATable)": what stands in brackets takes nothing of a sum's label away; "PORK TENDER (L)" is sold. */
const coverageOf = ({ label, text }: Entry): number => {
  const own = label?.coverage ?? 0
  const isSum = label !== null && label.role !== "net" && sumRoles.has(label.role)
  return isSum ? Math.max(own, labelOf(text.replace(/\([^()]*\)/g, ""))?.coverage ?? 0) : own
}

/** "Propina sugerida 10%": whether it was paid, only the total tells. */
const suggested = /sugerid[ao]|suggerit|suggest(?:ed|ion)|recommended|conseill|empfohlen/iu

const rowOf = ({ amount }: Entry): number => amount.row

/** The first row that sums up, from the total's on; taxes with goods between them are told item by item. */
const firstSummingRow = (total: number, summing: ReadonlyArray<Entry>, entries: ReadonlyArray<Entry>): number => {
  const isTax = ({ label }: Entry): boolean => label?.role === "tax"
  const end = Math.min(total, ...summing.filter((entry) => !isTax(entry)).map(rowOf))
  const taxes = summing.filter(isTax).map(rowOf)
  const [first, last] = [Math.min(end, ...taxes), Math.max(...taxes.filter((row) => row < end))]
  const isAmongGoods = entries.some(
    ({ amount, label }) => label === null && amount.decimals > 0 && amount.row > first && amount.row < last
  )
  return isAmongGoods ? end : first
}

const formerCurrencies: ReadonlySet<string> = new Set(countries.flatMap(({ formerly }) => formerly?.currency ?? []))

/** The ISO code beside an amount. */
const codeOf = ({ amount }: Entry): string | null => (/^[A-Z]{3}$/.test(amount.sign ?? "") ? amount.sign : null)

/**
 * The entries without those in another currency than the totals, or than the document's where totals are told in several:
 * what is billed in one is not added to what is paid in another. Where a country's former currency is among them, both
 * tell the same.
 */
const inOneCurrency = (sheet: Sheet, entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> => {
  const codes = new Set(entries.filter(isTotal).flatMap((entry) => codeOf(entry) ?? []))
  if (codes.size === 0 || [...codes].some((code) => formerCurrencies.has(code))) return entries
  const own = codes.size === 1 ? [...codes][0]! : readPlace(sheet).currencyOn(null)[0]?.value
  return own === undefined || !codes.has(own) ? entries : entries.filter((entry) => [own, null].includes(codeOf(entry)))
}

/** Total, subtotal, taxes and tip; nothing when no total can be found. */
export const readSummary = (sheet: Sheet): Summary | null => {
  const summed = columnSums(sheet)
  const entries = withTaxesConcluded(
    sheet,
    inOneCurrency(
      sheet,
      sheet.entries.filter(({ amount }) => isMoney(amount))
    ),
    summed
  )
  const totals = totalCandidates(sheet, entries, summed)
  const [best] = totals
  if (best === undefined) return null
  const total = best.units
  const ofRates = sumOfRates(entries, total)
  const called = roleValues(entries, "subtotal", "net", "total")
  const bases = (ofRates === null ? called : [ofRates.goods, ...called]).filter(
    (value) => Math.abs(value) <= Math.abs(total) * 1.5 && value !== 0 && value !== total
  )
  const taxes = chooseTaxes(sheet, entries, total, bases)
  const summing = entries.filter((entry) => {
    const { amount, isBeside, label } = entry
    return (
      label !== null &&
      summingRoles.has(label.role) &&
      !isReducedPrice(sheet.rows[amount.row]!) &&
      !(label.role === "tax" && (isItemOf(sheet, amount) || isSold(sheet.amounts[amount.row]!))) &&
      // a number of a register or a count sums up nothing
      (isBeside || amount.decimals > 0) &&
      (sheet.style.whole || amount.decimals > 0) &&
      // what is taken off an item is written with its label too
      (amount.units >= 0 || total < 0) &&
      coverageOf(entry) >= (label.exact ? summingCoverage : misreadCoverage)
    )
  })
  const firstRow = firstSummingRow(best.row, summing, entries)
  const sections = ofRates?.goods ?? sectionSum(entries)
  const isInTotal = (tip: Money): boolean => entries.some(({ amount }) => amount.units === minus(total, tip))
  const tips = entries.filter(
    ({ amount, label, text }) =>
      label?.role === "tip" &&
      (!suggested.test(text) || isInTotal(amount.units)) &&
      label.coverage >= tipCoverage &&
      !amount.percent &&
      !isOffered(sheet, amount.row) &&
      amount.units > 0 &&
      amount.units < total
  )
  // "TIP 1 9.50 9.50": what it comes to stands last
  const tip = tips.findLast(({ amount }) => amount.row === tips[0]!.amount.row)
  const subtotal = subtotalOf(sheet, entries, { firstRow, sections, summed, taxes, total })
  return {
    total,
    totals,
    subtotal,
    tip: tip?.amount.units ?? null,
    taxes: taxes.map(({ label, ...tax }) => ({ ...tax, label: label === "" ? "Tax" : label })),
    goods: goodsOf(
      entries.filter((entry) => ofRates?.parts.includes(entry) !== true),
      total,
      sections,
      subtotal
    ),
    firstRow
  }
}
