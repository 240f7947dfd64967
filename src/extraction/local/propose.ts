import type { Proposal } from "../Proposal.ts"
import type { TextPage } from "./Document.ts"
import type { EInvoice } from "./einvoice/EInvoice.ts"
import { proposeFromInvoice } from "./einvoice/proposeFromInvoice.ts"
import { readPrint } from "./reading/Print.ts"
import { proposeFromPrint } from "./reading/proposeFromPrint.ts"

/** What is known of a document beside the text of its pages. */
export interface Hints {
  readonly invoice?: EInvoice | null
  /** A currency's sign that stands beside its prices, but not in their text. */
  readonly sign?: string
  /** The date where the day begins first, in ISO 8601: no transaction is later. */
  readonly latestDay?: string | null
}

/** What text with places, and an electronic invoice with it, say about a receipt; nothing where no amount may be a total. */
export const propose = (
  pages: ReadonlyArray<TextPage>,
  { invoice = null, sign = "", latestDay = null }: Hints = {}
): ReadonlyArray<Proposal> => {
  const own = proposeFromPrint(pages, { sign, latestDay })
  return [
    ...(own === null ? [] : [own]),
    ...(invoice === null ? [] : [proposeFromInvoice(invoice, readPrint(pages), own)])
  ]
}
