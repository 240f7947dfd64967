import { absolute, type Money, Money as money, scale } from "../../../../domain/Money.ts"
import { strengthOf } from "../../../Proposal.ts"
import type { Evidence } from "../../../Reading.ts"
import { matcher } from "../../lexicon/compile.ts"
import { letterCount } from "../../measures.ts"
import { type Amount, unique } from "../Amounts.ts"
import { isApproximate } from "../approximate.ts"
import { labelReason } from "../labelReason.ts"
import { type Entry, isPrintedAsPrice, isRateRow, type Sheet } from "../Sheet.ts"
import type { Role } from "../../lexicon/Role.ts"
import { isPayment } from "./arithmetic.ts"
import { afterSubtotals, concludedTotals, isTotal } from "./concluded.ts"
import { mendedTotals } from "./misreadTotals.ts"
import { isPartInRow, isRateInRow, totalsSavings } from "./noTotals.ts"
import { pageEvidence } from "./pageEvidence.ts"
import { paidUnnamed } from "./paidUnnamed.ts"
import { totalsOfRateRows } from "./totalsOfRateRows.ts"

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

/** Amounts that the words beside or above them call something that a total may be called. */
const labelledOnes = (sheet: Sheet, entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> => {
  const ofRateRows = totalsOfRateRows(sheet, entries)
  return entries.filter((entry) => {
    const { amount, label } = entry
    const own = sheet.amounts[amount.row]!
    return (
      label !== null &&
      weights[label.role] > 0 &&
      (!isRateRow(own) || ofRateRows.has(entry)) &&
      !totalsSavings(entry, entries) &&
      !isPartInRow(entry, entries) &&
      !isRateInRow(amount, own) &&
      !isApproximate(amount, sheet.rows[amount.row]!.text) &&
      // beside a price, a number without decimals is a count or a rate
      (amount.decimals > 0 || !own.some(({ decimals }) => decimals === 2))
    )
  })
}

const labelEvidence = ({ amount, label }: Entry, sheet: Sheet): ReadonlyArray<Evidence> => [
  // of a long line a short name says little
  {
    reason: labelReason(label!.role),
    weight: weights[label!.role] + Math.min(1, label!.length / 20) * label!.coverage
  },
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

/** Two amounts come to a third by chance, five hardly. */
const manyAddends = (addends: number): ReadonlyArray<Evidence> =>
  addends <= 2 ? [] : [{ reason: "sum_of_many", weight: Math.min(1.5, (addends - 2) * 0.5) }]

/** A price without decimals that stands alone on its page is no less, in money that has none. */
const leastWhole = 100 * scale

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
  const mended = mendedTotals(labelled.filter(isTotal), entries, reached, sheet)
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
  // a balance of nothing leaves open what was paid
  const isUnnamed = labelled.every(({ amount }) => amount.units === 0)
  const isTitled = sheet.rows.some((row) => documentTitle.test(row.text))
  // the only amount of money in an invoice needs no label
  const priced = unique(
    entries
      .filter(({ amount: { decimals, sign, units } }) => sign !== null && (decimals === 2 || units >= leastWhole))
      .map(({ amount }) => amount.units)
  )
  const only = priced.length === 1 ? priced[0] : aloneInItsRow(sheet)
  const onlyAmount = { reason: "only_amount", weight: 3 }
  if (only !== undefined && isTitled) consider(only, [onlyAmount], last)
  // "Paid £6.50", as where a car was parked
  const payment = labelled.find((one) => one.amount.units === only && isPayment(one) && one.label?.coverage === 1)
  if (payment !== undefined) consider(payment.amount.units, [...labelEvidence(payment, sheet), onlyAmount], last)
  // what a column comes to is a total where the page says that it is an invoice or a receipt
  for (const units of paid) consider(units, [], last)
  if (isUnnamed && !sheet.style.whole)
    for (const [units, weight] of paidUnnamed(sheet)) consider(units, [{ reason: "paid_unnamed", weight }], last)
  for (const [units, addends] of summed) {
    const titled = isTitled ? [{ reason: "sum_of_a_titled_page", weight: 1 }] : []
    consider(units, isUnnamed ? [...titled, ...manyAddends(addends)] : titled, last)
  }
  preferRounded(byUnits, roundings, sheet.style.whole)
  return [...byUnits.values()].sort((a, b) => strengthOf(b.evidence) - strengthOf(a.evidence))
}

/** The smallest coin to which sums are rounded, five cents, or five of what has no cents, as in Hungary. */
const smallestCoin = (whole: boolean): number => (whole ? 5 : 0.05) * scale

const isCalledTotal = ({ evidence }: TotalCandidate): boolean =>
  evidence.some(({ reason }) => reason === "label_total" || reason === "label_grand_total")

/** Where a rounding is printed, the rounded amount is the one that was paid. */
const preferRounded = (byUnits: Map<Money, TotalCandidate>, roundings: ReadonlyArray<Money>, whole: boolean) => {
  const coin = smallestCoin(whole)
  for (const { evidence: before, row, units } of byUnits.values()) {
    for (const rounding of roundings) {
      const rounded = byUnits.get(money(units + rounding))
      const isFinal = Math.abs(rounding) < 2 * coin && (units + rounding) % coin === 0 && units % coin !== 0
      // what was charged to a card, 17,000 of a total of 17,001, is no other total
      if (!isFinal || rounded === undefined || (whole && !isCalledTotal(rounded))) continue
      const missing = strengthOf(before) + 1 - strengthOf(rounded.evidence)
      byUnits.set(rounded.units, {
        ...rounded,
        row: Math.max(row, rounded.row),
        evidence: missing > 0 ? [...rounded.evidence, { reason: "after_rounding", weight: missing }] : rounded.evidence
      })
    }
  }
}
