import type { ReceiptData } from "../../src/domain/Receipt.ts"
import type { TextPage } from "../../src/extraction/local/Document.ts"
import { type Hints, propose } from "../../src/extraction/local/propose.ts"
import { type Reading, toReceiptData } from "../../src/extraction/Reading.ts"
import { reconcile } from "../../src/extraction/reconcile.ts"

/** What the service makes of text with places. */
export const readPages = (pages: ReadonlyArray<TextPage>, hints?: Hints): Reading | null =>
  reconcile(propose(pages, hints))

/** The same as the answer has it, with how sure its total is. */
export const readReceipt = (
  pages: ReadonlyArray<TextPage>,
  hints?: Hints
): { readonly data: ReceiptData; readonly confidence: number } | null => {
  const reading = readPages(pages, hints)
  return reading === null ? null : { data: toReceiptData(reading), confidence: reading.total.confidence }
}
