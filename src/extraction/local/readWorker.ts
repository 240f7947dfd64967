import type { Document, TextPage } from "../../intake/Document.ts"
import { serveJobs } from "../../workers/workerMain.ts"
import { readEInvoice } from "./einvoice/readEInvoice.ts"
import { loadRecognition } from "./ocr/recognisePage.ts"
import { hasKnownWords } from "./reading/Labels.ts"
import { type Reading, readReceipt } from "./reading/readReceipt.ts"

/** Sure enough of a total to ask for no other script. */
const sure = 0.6

const makesSense = (page: TextPage): boolean => hasKnownWords(page) || (readReceipt([page])?.confidence ?? 0) >= sure

/** Reads one document; null when there is no total in it. */
const prepare = async (): Promise<(document: Document) => Promise<Reading | null>> => {
  const recognise = await loadRecognition(Number(process.argv[2]), makesSense)
  return async (document) => {
    if (document._tag === "Text") return readReceipt(document.pages, readEInvoice(document.attachments))
    const pages = []
    for (const picture of document.pages) pages.push(await recognise(picture))
    return readReceipt(pages)
  }
}

await serveJobs(prepare)
