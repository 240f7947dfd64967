import type { ReceiptData, ReceiptItem } from "../../../domain/Receipt.ts"
import { isCurrency, showsCurrency } from "../reading/currencySigns.ts"
import { isHalfLegible, isLegible, type Print, type PrintedAmount } from "../reading/Print.ts"
import { scale, toUnits } from "../reading/Amounts.ts"
import { unknownCurrency } from "../reading/readPlace.ts"
import type { EInvoice } from "./EInvoice.ts"

/** Taxes and lines are rounded to the cent one by one. */
const toleranceOf = (parts: number): number => 0.01 * scale * (parts + 1)

const near = (a: number, b: number, parts: number): boolean => Math.abs(toUnits(a) - toUnits(b)) <= toleranceOf(parts)

const sum = (amounts: ReadonlyArray<number>): number =>
  amounts.reduce((all, amount) => all + toUnits(amount), 0) / scale

/** EN 16931, rules BR-CO-10 to BR-CO-15: lines, allowances, taxes and total belong together. */
const sumsHold = ({ goods, items, subtotal, taxes, total }: EInvoice): boolean =>
  (subtotal === null || near(subtotal + sum(taxes.map(({ amount }) => amount)), total, taxes.length)) &&
  (goods === null || items.length === 0 || near(sum(items.map((item) => item.total_price)), goods, items.length))

const isPrinted = ({ amounts }: Print, amount: number): boolean =>
  amounts.some(({ units }) => units === Math.abs(toUnits(amount)))

const isTotal = ({ role }: PrintedAmount): boolean => role === "grandTotal" || role === "total"

/**
 * Whether the pages call the same amount their total, with the sign that the document's words or a printed minus
 * give it. A total may stand below its label, in a table, where only the invoice knows it; then no line may call
 * another amount the total.
 */
const agreesOnTotal = (total: number, print: Print, own: ReceiptData | null): boolean => {
  if (own?.total === total) return true
  const same = print.amounts.filter(({ isMoney, units }) => isMoney && units === Math.abs(toUnits(total)))
  const isBack = print.isRefund || same.some(({ isNegative }) => isNegative)
  if (total < 0 !== isBack) return false
  const isContradicted = print.amounts.some(
    (one) => isTotal(one) && one.isPlain && one.isMoney && one.units !== Math.abs(toUnits(total))
  )
  return same.some(isTotal) || (!isContradicted && same.some(({ role }) => role === null))
}

/** A line that the pages show too, by its price and at least half of its name. */
const isShown = (item: ReceiptItem, print: Print): boolean =>
  isPrinted(print, item.total_price) && isHalfLegible(print, item.name)

/**
 * The invoice as far as the pages confirm it; null where they show another total, or where its own sums do not
 * hold. A vendor, date, currency or list of items that the pages do not show is the pages' own.
 */
export const confirmInvoice = (
  invoice: EInvoice,
  print: Print,
  own: ReceiptData | null
): Omit<ReceiptData, "category"> | null => {
  const { currency, date, items, paymentMethod, subtotal, taxes, total, vendor } = invoice
  if (!sumsHold(invoice) || !agreesOnTotal(total, print, own)) return null
  if (!taxes.every(({ amount }) => amount === 0 || isPrinted(print, amount))) return null
  return {
    vendor: vendor !== null && isLegible(print, vendor) ? vendor : (own?.vendor ?? null),
    date: date !== null && print.dates.includes(date) ? date : (own?.date ?? null),
    total,
    subtotal,
    currency: isCurrency(currency) && showsCurrency(print, currency) ? currency : (own?.currency ?? unknownCurrency),
    payment_method: paymentMethod,
    tip: null,
    taxes,
    items: items.every((item) => isShown(item, print)) ? items : (own?.items ?? [])
  }
}
