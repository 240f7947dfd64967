import { everyOf } from "../../lexicon/compile.ts"
import { orderTitles } from "../../lexicon/orderTitles.ts"
import { paidBy } from "../../lexicon/paymentFields.ts"
import { brands } from "../paymentBrands.ts"
import { paymentFields } from "../paymentFields.ts"
import type { Sheet } from "../Sheet.ts"

/** "Bestellbestätigung", below which stands what was paid with: a receipt that a shop of the web calls so. */
const orderTitle = new RegExp(String.raw`^\P{L}*${everyOf(orderTitles).source}`, "iu")

export const isOrderTitle = (text: string): boolean => orderTitle.test(text)

const paidWith = new RegExp(String.raw`^\P{L}*${everyOf(paidBy).source}|[*•.xX]{3,}\s?\d{4}(?!\d)`, "iu")

const card =
  /(?:kredit|credit|debit)[\s-]?(?:karte|card)|carte (?:bancaire|de crédit)|tarjeta|carta di credito|cartão/iu

/** Whether the rows say what was paid with: "Zahlungsart: PayPal", and not "Zahlungsart: Vorkasse". */
export const tellPaidWith = (rows: Sheet["rows"]): boolean =>
  rows.some(({ text }) => paidWith.test(text)) ||
  paymentFields(rows).some(([value]) => card.test(value) || brands.some(([, pattern]) => pattern.test(value)))
