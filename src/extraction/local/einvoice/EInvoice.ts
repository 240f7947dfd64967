import type { ReceiptItem, TaxLine } from "../../../domain/Receipt.ts"

/** What an electronic invoice states about itself; amounts as written. */
export interface EInvoice {
  readonly vendor: string | null
  readonly date: string | null
  readonly total: number
  readonly subtotal: number | null
  readonly currency: string
  readonly paymentMethod: string | null
  readonly taxes: ReadonlyArray<TaxLine>
  readonly items: ReadonlyArray<ReceiptItem>
  /** What the lines come to, as stated or as allowances and charges leave it; null where that is not told. */
  readonly goods: number | null
}

/** A line as stated, before the invoice's sign. */
export interface StatedLine {
  readonly name: string
  readonly quantity: number | null
  /** Price of so many units. */
  readonly basis: number | null
  readonly price: number | null
  readonly total: number
}

/**
 * A line as an item: quantity, price of a unit and their product. A minus stands where the invoice states one; that
 * of a credit note without any goes to the prices. Rows without a quantity and a price are
 * headings; a quantity of zero beside a price counts as one.
 */
export const toItem = ({ basis, name, price, quantity, total }: StatedLine, sign: 1 | -1): ReceiptItem | null => {
  if (total === 0 && (quantity === 0 || price === null || price === 0)) return null
  const units = quantity === null || quantity === 0 ? 1 : quantity
  const each =
    price === null || quantity === 0
      ? total / units
      : basis === null || basis === 0 || basis === 1
        ? price
        : price / basis
  // a share may have no end; six decimals are finer than any price
  const rounded = Math.round(each * 1e6) / 1e6
  return { name, quantity: units, unit_price: rounded === 0 ? 0 : rounded * sign, total_price: total * sign }
}

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
export const taxLabel = (code: string | null, rate: number | null): string =>
  rate === null ? (code ?? "VAT") : `${code ?? "VAT"} ${rate}%`

/** UNTDID 1001: credit notes and corrections are money back. */
const creditNotes = new Set(["81", "83", "261", "262", "296", "308", "381", "396", "420", "458", "532"])

/** Credit notes state their amounts without a sign, or with one; either way the money goes back. */
export const signOf = (typeCode: string | null, total: number): 1 | -1 =>
  typeCode !== null && creditNotes.has(typeCode) && total > 0 ? -1 : 1
