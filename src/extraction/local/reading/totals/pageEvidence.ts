import { absolute, minus, type Money, Money as money } from "../../../../domain/Money.ts"
import type { Evidence } from "../../../Reading.ts"
import { type Amount, unique } from "../Amounts.ts"
import type { NumberStyle } from "../numberStyle.ts"
import type { Entry, Sheet } from "../Sheet.ts"
import { areAsPrinted, arithmetic, isPayment, roleValues } from "./arithmetic.ts"
import { isTotal, printedAmounts } from "./concluded.ts"
import { goodsAbove, paidInFull } from "./paidForGoods.ts"

/** "¥1164" as it is misread, 11164, without its sign; null for what cannot be that. */
const withoutSign = (units: Money, { style }: Sheet): Money | null =>
  style.whole && /^1[1-9]/.test(String(units)) ? money(Number(String(units).slice(1))) : null

/** What is given back for bottles, which pays for no part of what was bought before. */
const ofBottles =
  /pfand|leergut|statiegeld|consigne|(?<!\p{L})pant(?:it|ti|er)?(?!\p{L})|pullot|naknada|vratn|taara|kaucj/iu

/** Totals of which a deposit below them leaves what is called one, too: what was bought costs the whole. */
const beforeDeposits = (entries: ReadonlyArray<Entry>): ReadonlySet<Money> => {
  const totals = entries.filter(isTotal).map(({ amount }) => amount)
  const printed = new Set(totals.map(({ units }) => units))
  const deposits = entries.filter(
    ({ amount, label, text }) => label?.role === "deposit" && amount.units !== 0 && !ofBottles.test(text)
  )
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

/** What a column of fewer amounts comes to mends no digit. */
const fewestAddends = 3

/** What the rest of the page says for an amount, whatever it is called. */
export const pageEvidence = (sheet: Sheet, entries: ReadonlyArray<Entry>, summed: ReadonlyMap<Money, number>) => {
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
  const untaxed = Math.max(0, ...roleValues(entries, "subtotal", "net"))
  const isTaxOfMore = (units: Money): boolean => {
    const own = printed.get(units) ?? []
    return units > 0 && units < untaxed && own.some(({ label }) => label?.role === "tax") && !own.some(isTotal)
  }
  const subtotals = new Set(roleValues(entries, "subtotal"))
  const mostCalledTotal = Math.max(
    0,
    ...entries
      .filter((one) => isTotal(one) && fromSubtotals.includes(one.amount.units))
      .map(({ amount }) => amount.units)
  )
  const isSubtotalOfMore = (units: Money): boolean => units > 0 && subtotals.has(units) && units < mostCalledTotal
  const evidenceOf = (units: Money, row: number): ReadonlyArray<Evidence> =>
    [
      { reason: "tax_of_more", weight: isTaxOfMore(units) ? -6 : 0 },
      { reason: "subtotal_of_more", weight: isSubtotalOfMore(units) ? -2 : 0 },
      { reason: "digit_too_many", weight: !isReached(units) && isReached(withoutSign(units, sheet)) ? -6 : 0 },
      { reason: "parts_add_up", weight: isSum(units) ? 3 : 0 },
      { reason: "paid_less_change", weight: isPaid(units) ? 3 : 0 },
      { reason: "paid_exactly", weight: exact.has(units) ? 2 : 0 },
      { reason: "before_a_deposit", weight: whole.has(units) ? 6 : 0 },
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
