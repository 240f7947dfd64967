import type { ReceiptData } from "../../../domain/Receipt.ts"
import type { Sheet } from "./Sheet.ts"
import type { Summary } from "./Summary.ts"

const words = [
  "credit note|credit memo|refund|returns? (?:receipt|slip|note)|merchandise return|refunded",
  "gutschrift|rechnungskorrektur|stornorechnung|stornobeleg|retourenbeleg|erstattung|warenr[üu]ckgabe",
  "avoir|facture d.avoir|note de cr[ée]dit|remboursement|nota de cr[ée]dito|factura rectificativa|devoluci[óo]n|reembolso",
  "nota di credito|rimborso|reso merce|creditnota|creditfactuur|terugbetaling|kreditnota|kreditfaktura|retur",
  "faktura koryguj|korekta|zwrot|dobropis|возврат|чек возврата|返金|返品|退款|退货|환불|반품|คืนเงิน|إشعار دائن|استرداد|זיכוי"
].join("|")

/** A line that is the document's title, not a sentence about its policy. */
const title = new RegExp(String.raw`^[^\p{L}]*(?:${words})(?!\p{L}).{0,24}$`, "iu")
const labelled = new RegExp(String.raw`(?<!\p{L})(?:${words})`, "iu")
const policy =
  /(?<!\p{L})(?:no|not|non|nicht|kein\w*|keine|pas|sin|policy|value|within|only|days?|exchange|umtausch)(?!\p{L})/iu

/** Rows of the document's head, where its title stands; as a share of all rows. */
const headShare = 0.6

/** Whether the document's title says that it gives money back. */
export const isRefundTitled = (rows: Sheet["rows"]): boolean =>
  rows.slice(0, Math.ceil(rows.length * headShare)).some(({ text }) => title.test(text.trim()) && !policy.test(text))

/** Whether the document gives money back: by its title, or by what it calls its total. */
const isRefund = ({ entries, rows }: Sheet, { total, totalRow }: Summary): boolean =>
  isRefundTitled(rows) ||
  entries.some(({ amount, text }) => amount.row === totalRow && amount.units === total && labelled.test(text))

const negated = (amount: number): number => (amount === 0 ? 0 : -amount)

const turned = (data: ReceiptData): ReceiptData => ({
  ...data,
  total: negated(data.total),
  subtotal: data.subtotal === null ? null : negated(data.subtotal),
  tip: data.tip === null ? null : negated(data.tip),
  taxes: data.taxes.map(({ amount, label }) => ({ label, amount: negated(amount) })),
  items: data.items.map((item) => ({
    ...item,
    unit_price: negated(item.unit_price),
    total_price: negated(item.total_price)
  }))
})

/**
 * Amounts with the sign that the document gives them by its words: money back of a refund that is printed without
 * minus signs, and money paid of a receipt whose total has a dash before it. Only what calls itself a refund is one.
 */
export const withSign = (data: ReceiptData, sheet: Sheet, summary: Summary): ReceiptData => {
  if (data.total === 0 || data.total < 0 === isRefund(sheet, summary)) return data
  if (data.total > 0 || data.items.every(({ total_price }) => total_price <= 0)) return turned(data)
  // the dash stood before the sums alone
  return { ...turned(data), items: data.items }
}
