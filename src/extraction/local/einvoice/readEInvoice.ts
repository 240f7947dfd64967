import type { Attachment } from "../Document.ts"
import { readCii } from "./Cii.ts"
import type { EInvoice } from "./EInvoice.ts"
import { readUbl } from "./Ubl.ts"
import { parseXml } from "./Xml.ts"

/** The first attachment that is an electronic invoice; null without one. */
export const readEInvoice = (attachments: ReadonlyArray<Attachment>): EInvoice | null => {
  for (const { text } of attachments) {
    const document = parseXml(text)
    const invoice = document === null ? null : (readCii(document) ?? readUbl(document))
    if (invoice !== null) return invoice
  }
  return null
}
