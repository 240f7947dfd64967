import { type Money, negated, one, type Quantity, share, toNumber } from "../../../domain/Money.ts"
import type { ItemFound, TaxFound } from "../../Reading.ts"

/** What an electronic invoice states about itself. */
export interface EInvoice {
  readonly vendor: string | null
  readonly date: string | null
  readonly total: Money
  readonly subtotal: Money | null
  readonly currency: string
  readonly paymentMethod: string | null
  readonly taxes: ReadonlyArray<TaxFound>
  readonly items: ReadonlyArray<ItemFound>
  /** What the lines come to, as stated or as allowances and charges leave it; null where that is not told. */
  readonly goods: Money | null
}

/** A line as stated, before the invoice's sign. */
export interface StatedLine {
  readonly name: string
  readonly quantity: Quantity | null
  /** Price of so many units. */
  readonly basis: Quantity | null
  readonly price: Money | null
  readonly total: Money
}

/**
 * A line as an item: quantity, price of a unit and their product. A minus stands where the invoice states one; that
 * of a credit note without any goes to the prices. Rows without a quantity and a price are
 * headings; a quantity of zero beside a price counts as one.
 */
export const toItem = ({ basis, name, price, quantity, total }: StatedLine, sign: 1 | -1): ItemFound | null => {
  if (total === 0 && (quantity === 0 || price === null || price === 0)) return null
  const units = quantity === null || quantity === 0 ? one : quantity
  const each =
    price === null || quantity === 0 ? share(total, units) : basis === null || basis === 0 ? price : share(price, basis)
  return { name, quantity: units, unit_price: signed(each, sign), total_price: signed(total, sign) }
}

/** An amount with the invoice's sign. */
export const signed = (amount: Money, sign: 1 | -1): Money => (sign === -1 ? negated(amount) : amount)

/** UNTDID 4461, the codes that people use. */
const paymentMeans: Record<string, string> = {
  "10": "Cash",
  "20": "Cheque",
  "30": "Bank Transfer",
  "31": "Bank Transfer",
  "42": "Bank Transfer",
  "48": "Card",
  "49": "Direct Debit",
  "54": "Credit Card",
  "55": "Debit Card",
  "57": "Standing Agreement",
  "58": "Bank Transfer",
  "59": "Direct Debit",
  "97": "Clearing",
  "68": "Online Payment"
}

export const paymentMethodOf = (code: string | null): string | null =>
  code === null ? null : (paymentMeans[code] ?? null)

/** `VAT 19%`, from a tax's code and rate. */
export const taxLabel = (code: string | null, rate: Quantity | null): string =>
  rate === null ? (code ?? "VAT") : `${code ?? "VAT"} ${toNumber(rate)}%`

/** UNTDID 1001: credit notes and corrections are money back. */
const creditNotes = new Set(["81", "83", "261", "262", "296", "308", "381", "396", "420", "458", "532"])

/** Credit notes state their amounts without a sign, or with one; either way the money goes back. */
export const signOf = (typeCode: string | null, total: Money): 1 | -1 =>
  typeCode !== null && creditNotes.has(typeCode) && total > 0 ? -1 : 1
