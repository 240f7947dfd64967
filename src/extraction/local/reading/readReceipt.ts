import type { ReceiptData } from "../../../domain/Receipt.ts"
import type { TextPage } from "../../../intake/Document.ts"
import { toNumber } from "./Amounts.ts"
import { readCategory } from "./Categories.ts"
import { readDate } from "./Dates.ts"
import { readItems } from "./Items.ts"
import { readPayment } from "./Payment.ts"
import { readPlace } from "./Places.ts"
import { type Sheet, toSheet } from "./Sheet.ts"
import { readSummary, type Summary } from "./Summary.ts"
import { readVendor } from "./Vendor.ts"

export interface Reading {
  readonly data: ReceiptData
  readonly confidence: number
}

/** Less evidence than a plain label on an amount is no total. */
const leastEvidence = 4

/** Between 0 and 1, from the evidence for the total and its lead over the next best amount. */
const confidenceOf = ({ evidence, runnerUp }: Summary): number => {
  const strength = Math.min(1, Math.max(0, (evidence - 3) / 8))
  const lead = Math.min(1, Math.max(0, (evidence - runnerUp) / 4))
  return Math.min(0.99, 0.4 + 0.35 * strength + 0.25 * lead)
}

const read = (sheet: Sheet, summary: Summary): ReceiptData => {
  const text = sheet.rows.map((row) => row.text).join("\n")
  const { currency, dayFirst } = readPlace(text)
  const items = readItems(sheet, summary)
  const vendor = readVendor(sheet.rows)
  return {
    vendor,
    date: readDate(sheet.rows, dayFirst)?.text ?? null,
    total: toNumber(summary.total),
    subtotal: summary.subtotal === null ? null : toNumber(summary.subtotal),
    currency,
    payment_method: readPayment(sheet.rows, summary.firstRow),
    category: readCategory(
      vendor,
      items.map(({ name }) => name),
      text
    ),
    tip: summary.tip === null ? null : toNumber(summary.tip),
    taxes: summary.taxes.map(({ label, units }) => ({ label, amount: toNumber(units) })),
    items: items.map(({ name, quantity, total, unitPrice }) => ({
      name,
      quantity: toNumber(quantity),
      unit_price: toNumber(unitPrice),
      total_price: toNumber(total)
    }))
  }
}

/** Reads a receipt from text with places; null when no total can be found in it. */
export const readReceipt = (pages: ReadonlyArray<TextPage>): Reading | null => {
  const sheet = toSheet(pages)
  const summary = readSummary(sheet)
  if (summary === null || summary.evidence < leastEvidence) return null
  return { data: read(sheet, summary), confidence: confidenceOf(summary) }
}
