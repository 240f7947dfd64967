import { isTotalRole } from "../lexicon/Role.ts"
import { absolute, cent, type Money, minus, plus, sum } from "../../../domain/Money.ts"
import type { Candidate, Proposal } from "../../Proposal.ts"
import type { Evidence, ItemFound } from "../../Reading.ts"
import { readCategory } from "../reading/Categories.ts"
import { isCurrency, showsCurrency } from "../reading/currencySigns.ts"
import { isHalfLegible, isLegible, type Print, type PrintedAmount } from "../reading/Print.ts"
import type { EInvoice } from "./EInvoice.ts"

/** What the invoice states is more than any print can say. */
const stated: Evidence = { reason: "stated_in_e_invoice", weight: 40 }
/** What the pages show otherwise, or not at all, is not believed. */
const [notShown, contradicted] = ["not_on_the_pages", "contradicted_by_the_pages"].map((reason): Evidence => ({
  reason,
  weight: -60
})) as [Evidence, Evidence]
const offSums: Evidence = { reason: "own_sums_do_not_hold", weight: -60 }

/** Taxes and lines are rounded to the cent one by one. */
const near = (a: Money, b: Money, parts: number): boolean => absolute(minus(a, b)) <= cent * (parts + 1)

/** EN 16931, rules BR-CO-10 to BR-CO-15: lines, allowances, taxes and total belong together. */
const sumsHold = ({ goods, items, subtotal, taxes, total }: EInvoice): boolean =>
  (subtotal === null || near(plus(subtotal, sum(taxes.map(({ amount }) => amount))), total, taxes.length)) &&
  (goods === null || items.length === 0 || near(sum(items.map((item) => item.total_price)), goods, items.length))

const isPrinted = ({ amounts }: Print, amount: Money): boolean =>
  amounts.some(({ units }) => units === absolute(amount))

const isTotal = ({ role }: PrintedAmount): boolean => isTotalRole(role)

/**
 * Whether the pages call the same amount their total, with the sign that the document's words or a printed minus
 * give it. A total may stand below its label, in a table, where only the invoice knows it; then no line may call
 * another amount the total.
 */
const agreesOnTotal = (total: Money, print: Print, own: Proposal | null): boolean => {
  if (own?.total[0]?.value === total) return true
  const same = print.amounts.filter(({ isMoney, units }) => isMoney && units === absolute(total))
  const isBack = print.isRefund || same.some(({ isNegative }) => isNegative)
  if (total < 0 !== isBack) return false
  const isContradicted = print.amounts.some(
    (one) => isTotal(one) && one.isPlain && one.isMoney && one.units !== absolute(total)
  )
  return same.some(isTotal) || (!isContradicted && same.some(({ role }) => role === null))
}

/** A line that the pages show too, by its price and at least half of its name. */
const isShown = (item: ItemFound, print: Print): boolean =>
  isPrinted(print, item.total_price) && isHalfLegible(print, item.name)

/** What speaks against all that the invoice states. */
const doubtsOf = (invoice: EInvoice, print: Print, own: Proposal | null): ReadonlyArray<Evidence> => [
  ...(sumsHold(invoice) ? [] : [offSums]),
  ...(agreesOnTotal(invoice.total, print, own) ? [] : [contradicted]),
  ...(invoice.taxes.every(({ amount }) => amount === 0 || isPrinted(print, amount)) ? [] : [notShown])
]

/**
 * What an electronic invoice states, with what its pages say to that. A vendor, date, currency or list of items that
 * the pages do not show is not believed; where they show another total, nothing is.
 */
export const proposeFromInvoice = (invoice: EInvoice, print: Print, own: Proposal | null): Proposal => {
  const { currency, date, items, paymentMethod, subtotal, taxes, total, vendor } = invoice
  const basis = [stated, ...doubtsOf(invoice, print, own)]
  const states = <A>(value: A, isConfirmed = true): Candidate<A> => ({
    value,
    source: "e-invoice",
    places: [],
    evidence: isConfirmed ? basis : [...basis, notShown]
  })
  const areItemsShown = items.every((item) => isShown(item, print))
  const isCurrencyShown = isCurrency(currency) && showsCurrency(print, currency)
  const names = items.map(({ name }) => name)
  const [category] = readCategory(vendor, names, print.text)
  return {
    vendor: vendor === null ? [] : [states(vendor, isLegible(print, vendor))],
    date: date === null ? [] : [states(date, print.dates.includes(date))],
    total: [states(total)],
    subtotal: [states(subtotal)],
    currency: [states(currency, isCurrencyShown)],
    payment_method: [states(paymentMethod)],
    category: [states(category?.value ?? null)],
    tip: [states<Money | null>(null)],
    taxes: { evidence: basis, entries: taxes.map((tax) => states(tax)) },
    items: {
      evidence: areItemsShown ? basis : [...basis, notShown],
      entries: items.map((item) => states(item))
    },
    warnings: []
  }
}
