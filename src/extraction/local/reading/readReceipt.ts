import type { ReceiptData } from "../../../domain/Receipt.ts"
import type { TextPage } from "../Document.ts"
import { tidyReceipt } from "../../tidyReceipt.ts"
import { confirmInvoice } from "../einvoice/confirmInvoice.ts"
import type { EInvoice } from "../einvoice/EInvoice.ts"
import { toNumber } from "./Amounts.ts"
import type { Reading } from "../Seen.ts"
import { readCategory } from "./Categories.ts"
import { readDate } from "./Dates.ts"
import type { ItemFound } from "./items/ItemFound.ts"
import { readItems } from "./items/Items.ts"
import { readPayment } from "./Payment.ts"
import { readPlace } from "./readPlace.ts"
import { readPrint } from "./Print.ts"
import { withSign } from "./Refunds.ts"
import { levelled } from "./Rows.ts"
import { type Sheet, toSheet } from "./Sheet.ts"
import { readSummary, type Summary } from "./Summary.ts"
import { readVendor } from "./Vendor.ts"

/** Less evidence than cash that was given and returned, or a plain label, is no total. */
const leastEvidence = 3.4

/** Between 0 and 1, from the evidence for the total and its lead over the next best amount. */
const confidenceOf = ({ evidence, runnerUp }: Summary): number => {
  const strength = Math.min(1, Math.max(0, (evidence - 3) / 8))
  const lead = Math.min(1, Math.max(0, (evidence - runnerUp) / 4))
  return Math.min(0.99, 0.4 + 0.35 * strength + 0.25 * lead)
}

/** One way to read a document, before its fields are looked at. */
interface Attempt {
  readonly sheet: Sheet
  readonly summary: Summary
  readonly items: ReadonlyArray<ItemFound>
  readonly evidence: number
}

/** Items that come to what the receipt states speak for the rows that were made of it. */
const itemsEvidence = 3
/** Rows that were torn apart are more than rows that were not. */
const rowCost = 0.1

const attempt = (sheet: Sheet): Attempt | null => {
  const summary = readSummary(sheet)
  if (summary === null) return null
  const { adds, items } = readItems(sheet, summary)
  return {
    sheet,
    summary,
    items,
    evidence: summary.evidence + (adds ? itemsEvidence : 0) - sheet.rows.length * rowCost
  }
}

/** Reads a sloping page as it is and as if it were level, and takes what adds up better. */
const bestAttempt = (pages: ReadonlyArray<TextPage>, sheet: Sheet): Attempt | null => {
  const first = attempt(sheet)
  const level = levelled(pages)
  const second = level === null ? null : attempt(toSheet(level))
  return second !== null && (first === null || second.evidence > first.evidence) ? second : first
}

const read = ({ items, sheet, summary }: Attempt, sign: string): ReceiptData => {
  const text = [...sheet.rows.map((row) => row.text), sign].join("\n")
  const { currency, dayFirst } = readPlace(text, sheet.style.whole)
  const vendor = readVendor(sheet.rows)
  return {
    vendor,
    date: readDate(sheet.rows, dayFirst),
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

/** The exact statement of an invoice that the page confirms. */
const stated = 0.99

/** What is known of a document beside the text of its pages. */
export interface Hints {
  readonly invoice?: EInvoice | null
  /** A currency's sign that stands beside its prices, but not in their text. */
  readonly sign?: string
}

/** What the pages themselves say; null when no total can be found on them. */
const readPages = (pages: ReadonlyArray<TextPage>, sign: string): Reading | null => {
  const best = bestAttempt(pages, toSheet(pages))
  if (best === null || best.summary.evidence < leastEvidence) return null
  const data = tidyReceipt(withSign(read(best, sign), best.sheet, best.summary))
  return data === null ? null : { data, confidence: confidenceOf(best.summary), isStated: false }
}

/**
 * Reads a receipt from text with places; null when no total can be found in it. An electronic invoice
 * inside is believed as far as the visible pages say the same.
 */
export const readReceipt = (
  pages: ReadonlyArray<TextPage>,
  { invoice = null, sign = "" }: Hints = {}
): Reading | null => {
  const own = readPages(pages, sign)
  if (invoice === null) return own
  const confirmed = confirmInvoice(invoice, readPrint(pages), own?.data ?? null)
  if (confirmed === null) return own
  const { items, vendor } = confirmed
  const text = pages.flatMap(({ runs }) => runs.map((run) => run.text)).join("\n")
  const category = readCategory(
    vendor,
    items.map(({ name }) => name),
    text
  )
  const data = tidyReceipt({ ...confirmed, category })
  return data === null ? own : { data, confidence: stated, isStated: true }
}
