import type { Document, TextPage } from "../../intake/Document.ts"
import { serveJobs } from "../../workers/workerMain.ts"
import { readEInvoice } from "./einvoice/readEInvoice.ts"
import type { Seen } from "./LocalReader.ts"
import { loadRecognition } from "./ocr/recognisePage.ts"
import { preparePage, preparePhoto } from "./preparePicture.ts"
import { hasKnownWords, looksCyrillic } from "./reading/Labels.ts"
import { readReceipt } from "./reading/readReceipt.ts"
import { seenAmounts } from "./reading/seenAmounts.ts"
import { layOut } from "./reading/layOut.ts"

/** Sure enough of a total to ask for no other script. */
const sure = 0.6

const makesSense = (page: TextPage): boolean =>
  hasKnownWords(page) || (!looksCyrillic(page) && (readReceipt([page])?.confidence ?? 0) >= sure)

/** Pictures of more pages than this are not prepared: the first ones name the merchant and mostly the total. */
const preparedPages = 4

/** Reads one document after the other. */
const prepare = async (): Promise<(document: Document) => Promise<Seen>> => {
  const recognise = await loadRecognition(Number(process.argv[2]), { makesSense, looksCyrillic })
  const preparesPictures = process.argv[3] === "true"

  return async (document) => {
    const pictures: Array<Uint8Array> = []
    if (document._tag === "Text") {
      const { attachments, pages } = document
      if (preparesPictures) for (const picture of document.pictures) pictures.push(await preparePage(picture))
      const reading = readReceipt(pages, readEInvoice(attachments))
      return { reading, amounts: seenAmounts(pages), text: layOut(pages), pictures }
    }
    const pages: Array<TextPage> = []
    for (const picture of document.pages) {
      const recognised = await recognise(picture)
      pages.push(recognised.page)
      if (preparesPictures && pictures.length < preparedPages) pictures.push(await preparePhoto(recognised))
    }
    return { reading: readReceipt(pages), amounts: seenAmounts(pages), text: "", pictures }
  }
}

await serveJobs(prepare)
