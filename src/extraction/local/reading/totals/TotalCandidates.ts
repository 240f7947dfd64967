import { absolute, minus, type Money, Money as money, scale } from "../../../../domain/Money.ts"
import { strengthOf } from "../../../Proposal.ts"
import type { Evidence } from "../../../Reading.ts"
import { matcher } from "../../lexicon/compile.ts"
import { letterCount } from "../../measures.ts"
import { type Amount, mostInRow, unique } from "../Amounts.ts"
import type { NumberStyle } from "../numberStyle.ts"
import { labelReason } from "../labelReason.ts"
import { type Entry, isPrintedAsPrice, isRateRow, type Sheet } from "../Sheet.ts"
import type { Role } from "../../lexicon/Role.ts"
import { areAsPrinted, arithmetic, isPayment } from "./arithmetic.ts"
import { afterSubtotals, concludedTotals, isTotal, largestShare, printedAmounts } from "./concluded.ts"
import { mendedTotals } from "./misreadTotals.ts"
import { goodsAbove, paidInFull } from "./paidForGoods.ts"
import { paidUnnamed } from "./paidUnnamed.ts"

/** What an amount's label says for its being the total. */
const weights: Record<Role, number> = {
  grandTotal: 6,
  total: 4.5,
  card: 2,
  tendered: 1,
  subtotal: 1.5,
  net: 0.5,
  tax: 0,
  tip: 0,
  service: 0,
  rounding: 0,
  discount: 0,
  change: 0,
  deposit: 0,
  other: 0
}

/** What arithmetic leads to counts more than the plainest label. */
const concludedWeight = weights.grandTotal + 2
/** What a subtotal leads to counts a little less than what is called a total. */
const fromSubtotalWeight = weights.total - 0.5

export interface TotalCandidate {
  readonly units: Money
  /** The last row in which it stands. */
  readonly row: number
  readonly evidence: ReadonlyArray<Evidence>
}

const documentTitle = matcher(({ documentTitles }) => documentTitles)

/** "Card savings 0.79", and in the next row "Total 0.79", below another total: what was saved, and not paid. */
const totalsSavings = ({ amount, label }: Entry, entries: ReadonlyArray<Entry>): boolean =>
  label?.role === "total" &&
  entries.some(
    (other) =>
      other.label?.role === "discount" &&
      other.amount.row === amount.row - 1 &&
      absolute(other.amount.units) === amount.units
  ) &&
  entries.some((other) => isTotal(other) && other.amount.row < amount.row && other.amount.units > amount.units)

/** "Summe 47,35 € 3,10 €": a total is no part of another one of its row, as large as a tax is. */
const isPartInRow = ({ amount, label }: Entry, entries: ReadonlyArray<Entry>): boolean =>
  label?.role === "total" &&
  amount.units > 0 &&
  entries.some(
    (other) =>
      other.amount.row === amount.row &&
      other.label?.role === "total" &&
      other.amount.decimals === amount.decimals &&
      amount.units < other.amount.units * largestShare
  )

/** No tax takes a larger share. */
const largestRate = 30 * scale
/** What is printed of a tax is rounded to a cent. */
const roundedBy = 0.01 * scale

/** "10.00  3.05  0.30": the rate at which one amount of its row is taxed, and another one is the tax. */
const isRateInRow = (rate: Amount, own: ReadonlyArray<Amount>): boolean =>
  own.length > 2 &&
  own.length <= mostInRow &&
  rate.units > 0 &&
  rate.units <= largestRate &&
  own.some((base) =>
    own.some(
      (tax) =>
        new Set([rate, base, tax]).size === 3 &&
        tax.units > 0 &&
        Math.abs((base.units * rate.units) / (100 * scale) - tax.units) <= roundedBy
    )
  )

/** Amounts that the words beside or above them call something that a total may be called. */
const labelledOnes = (sheet: Sheet, entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> =>
  entries.filter((entry) => {
    const { amount, label } = entry
    const own = sheet.amounts[amount.row]!
    return (
      label !== null &&
      weights[label.role] > 0 &&
      !isRateRow(own) &&
      !totalsSavings(entry, entries) &&
      !isPartInRow(entry, entries) &&
      !isRateInRow(amount, own) &&
      // beside a price, a number without decimals is a count or a rate
      (amount.decimals > 0 || !own.some(({ decimals }) => decimals === 2))
    )
  })

const labelEvidence = ({ amount, label }: Entry, sheet: Sheet): ReadonlyArray<Evidence> => [
  { reason: labelReason(label!.role), weight: weights[label!.role] + Math.min(1, label!.length / 20) },
  ...(label!.exact ? [] : [{ reason: "label_misread", weight: -0.6 }]),
  ...(isPrintedAsPrice(sheet, amount) || (amount.sign !== null && amount.decimals === 0)
    ? [{ reason: "printed_as_money", weight: 0.5 }]
    : [{ reason: "not_printed_as_money", weight: -2.5 }, ...countEvidence(amount)])
]

/** Without decimals, where prices have them, a small number counts things and a year is a year. */
const countEvidence = ({ units }: Amount): ReadonlyArray<Evidence> => {
  const number = units / scale
  if (Math.abs(number) < 10) return [{ reason: "like_a_count", weight: -3 }]
  return number >= 1900 && number < 2100 ? [{ reason: "like_a_year", weight: -3 }] : []
}

/** "¥1164" as it is misread, 11164, without its sign; null for what cannot be that. */
const withoutSign = (units: Money, { style }: Sheet): Money | null =>
  style.whole && /^1[1-9]/.test(String(units)) ? money(Number(String(units).slice(1))) : null

/** Two amounts come to a third by chance, five hardly. */
const manyAddends = (addends: number): ReadonlyArray<Evidence> =>
  addends <= 2 ? [] : [{ reason: "sum_of_many", weight: Math.min(1.5, (addends - 2) * 0.5) }]

/** Totals of which a deposit below them leaves what is called one, too: what was bought costs the whole. */
const beforeDeposits = (entries: ReadonlyArray<Entry>): ReadonlySet<Money> => {
  const totals = entries.filter(isTotal).map(({ amount }) => amount)
  const printed = new Set(totals.map(({ units }) => units))
  const deposits = entries.filter(({ amount, label }) => label?.role === "deposit" && amount.units !== 0)
  const leavesTotal = ({ row, units }: Amount): boolean =>
    deposits.some(({ amount }) => amount.row > row && printed.has(minus(units, absolute(amount.units))))
  return new Set(totals.filter(leavesTotal).map(({ units }) => units))
}

/** Amounts that were paid by their name, and stand elsewhere too: of cash that was changed, as a total. */
const paidExactly = (printed: ReadonlyMap<Money, ReadonlyArray<Entry>>, style: NumberStyle): ReadonlySet<Money> => {
  const entries = [...printed.values()].flat()
  const hasChange = entries.some(({ amount, label }) => label?.role === "change" && amount.units !== 0)
  const isAsPrinted = areAsPrinted(entries, style)
  const isOther = (one: Entry): boolean => isTotal(one) || (!hasChange && !isPayment(one))
  return new Set(
    [...printed].flatMap(([units, own]) => {
      const rows = new Set(own.map(({ amount }) => amount.row))
      const isPaid = own.some((one) => isPayment(one) && isAsPrinted(one.amount))
      return rows.size > 1 && isPaid && own.some(isOther) ? [units] : []
    })
  )
}

/** A price without decimals that stands alone on its page is no less, in money that has none. */
const leastWhole = 100 * scale

/** What a column of fewer amounts comes to mends no digit. */
const fewestAddends = 3

/** What the rest of the page says for an amount, whatever it is called. */
const pageEvidence = (sheet: Sheet, entries: ReadonlyArray<Entry>, summed: ReadonlyMap<Money, number>) => {
  const { fromSubtotals, isPaid, isSum, paid, roundings } = arithmetic(entries, sheet.style)
  const printed = printedAmounts(entries)
  const exact = paidExactly(printed, sheet.style)
  const whole = beforeDeposits(entries)
  const largest = Math.max(
    0,
    ...entries
      .filter(({ label }) => label?.role !== "tendered" && label?.role !== "other")
      .map(({ amount }) => amount.units)
  )
  const last = Math.max(1, sheet.rows.length - 1)
  const isReached = (units: Money | null): boolean =>
    units !== null && (isSum(units) || isPaid(units) || summed.has(units))
  const evidenceOf = (units: Money, row: number): ReadonlyArray<Evidence> =>
    [
      { reason: "digit_too_many", weight: !isReached(units) && isReached(withoutSign(units, sheet)) ? -6 : 0 },
      { reason: "parts_add_up", weight: isSum(units) ? 3 : 0 },
      { reason: "paid_less_change", weight: isPaid(units) ? 3 : 0 },
      { reason: "paid_exactly", weight: exact.has(units) ? 2 : 0 },
      { reason: "before_a_deposit", weight: whole.has(units) ? 1 : 0 },
      { reason: "column_adds_up", weight: summed.has(units) ? 2 : 0 },
      { reason: "repeated", weight: Math.min(3, (printed.get(units)?.length ?? 1) - 1) * 0.6 },
      { reason: "largest_amount", weight: units === largest ? 1 : 0 },
      { reason: "low_on_the_page", weight: (row / last) * 0.5 }
    ].filter(({ weight }) => weight !== 0)
  const long = [...summed].flatMap(([units, addends]) => (addends >= fewestAddends ? [units] : []))
  const named = paidInFull(entries, sheet.style)
  const goods = goodsAbove(sheet, entries, [...paid, ...named])
  // a card may pay only a part
  const confirmed = unique(named).filter((units) => goods.includes(units) || fromSubtotals.includes(units))
  const reached = [...unique(fromSubtotals), ...paid, ...long, ...goods, ...confirmed]
  return { evidenceOf, paid, roundings, reached }
}

/** "¥ 12,100-" as receipts by hand have it: the one amount of money without any word beside it, where none is larger. */
const aloneInItsRow = ({ amounts, rows }: Sheet): Money | undefined => {
  const alone = unique(
    amounts.flatMap((own, row) =>
      own.length === 1 && own[0]!.sign !== null && letterCount(rows[row]!.text.replace(own[0]!.sign, "")) === 0
        ? [own[0]!.units]
        : []
    )
  )
  const isLargest = amounts.flat().every(({ sign, units }) => sign === null || units <= alone[0]!)
  return alone.length === 1 && isLargest && alone[0]! > 0 ? alone[0] : undefined
}

/** All amounts that may be the total, the best first; `summed` are those that columns come to, and of how many. */
export const totalCandidates = (
  sheet: Sheet,
  entries: ReadonlyArray<Entry>,
  summed: ReadonlyMap<Money, number>
): ReadonlyArray<TotalCandidate> => {
  const { evidenceOf, paid, reached, roundings } = pageEvidence(sheet, entries, summed)
  const labelled = labelledOnes(sheet, entries)
  const mended = mendedTotals(labelled.filter(isTotal), entries, reached, sheet.style.whole)
  const misread = new Set(mended.map((one) => one.misread))
  const last = sheet.rows.length - 1
  const byUnits = new Map<Money, TotalCandidate>()
  const consider = (units: Money, own: ReadonlyArray<Evidence>, row: number) => {
    if (units === 0) return
    const evidence = [...own, ...evidenceOf(units, row)]
    const known = byUnits.get(units)
    if (known === undefined || strengthOf(known.evidence) < strengthOf(evidence))
      byUnits.set(units, { units, evidence, row: Math.max(row, known?.row ?? 0) })
  }
  for (const entry of labelled) {
    const offByADigit = misread.has(entry.amount.units) ? [{ reason: "off_by_a_digit", weight: -4 }] : []
    // a guest's account ends with what was charged to the card for all of it, with a minus sign or without one
    const isCharge = entry.label?.role === "card"
    const settled = absolute(entry.amount.units)
    const units = isCharge && summed.has(settled) ? settled : entry.amount.units
    const accounted = isCharge ? manyAddends(summed.get(units) ?? 0) : []
    consider(units, [...labelEvidence(entry, sheet), ...offByADigit, ...accounted], entry.amount.row)
  }
  for (const { row, units } of mended) consider(units, [{ reason: "mended_by_sums", weight: weights.total }], row)
  for (const { row, units } of concludedTotals(labelled, entries, sheet.style.whole)) {
    consider(units, [{ reason: "follows_from_labelled", weight: concludedWeight }], row)
  }
  for (const { row, units } of afterSubtotals(labelled, entries)) {
    consider(units, [{ reason: "follows_from_labelled", weight: fromSubtotalWeight }], row)
  }
  const isTitled = sheet.rows.some((row) => documentTitle.test(row.text))
  // the only amount of money in an invoice needs no label
  const priced = unique(
    entries
      .filter(({ amount: { decimals, sign, units } }) => sign !== null && (decimals === 2 || units >= leastWhole))
      .map(({ amount }) => amount.units)
  )
  const only = priced.length === 1 ? priced[0] : aloneInItsRow(sheet)
  if (only !== undefined && isTitled) consider(only, [{ reason: "only_amount", weight: 3 }], last)
  // what a column comes to is a total where the page says that it is an invoice or a receipt
  for (const units of paid) consider(units, [], last)
  if (labelled.length === 0 && !sheet.style.whole)
    for (const [units, weight] of paidUnnamed(sheet)) consider(units, [{ reason: "paid_unnamed", weight }], last)
  for (const [units, addends] of summed) {
    const titled = isTitled ? [{ reason: "sum_of_a_titled_page", weight: 1 }] : []
    consider(units, labelled.length === 0 ? [...titled, ...manyAddends(addends)] : titled, last)
  }
  preferRounded(byUnits, roundings)
  return [...byUnits.values()].sort((a, b) => strengthOf(b.evidence) - strengthOf(a.evidence))
}

/** Where a rounding is printed, the rounded amount is the one that was paid. */
const preferRounded = (byUnits: Map<Money, TotalCandidate>, roundings: ReadonlyArray<Money>) => {
  for (const { evidence: before, row, units } of byUnits.values()) {
    for (const rounding of roundings) {
      const rounded = byUnits.get(money(units + rounding))
      const isFinal =
        Math.abs(rounding) < 0.1 * scale && (units + rounding) % (0.05 * scale) === 0 && units % (0.05 * scale) !== 0
      if (!isFinal || rounded === undefined) continue
      const missing = strengthOf(before) + 1 - strengthOf(rounded.evidence)
      byUnits.set(rounded.units, {
        ...rounded,
        row: Math.max(row, rounded.row),
        evidence: missing > 0 ? [...rounded.evidence, { reason: "after_rounding", weight: missing }] : rounded.evidence
      })
    }
  }
}
