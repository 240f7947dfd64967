import type { Document, TextPage } from "../../intake/Document.ts"
import { serveJobs } from "../../workers/workerMain.ts"
import { readEInvoice } from "./einvoice/readEInvoice.ts"
import type { Seen } from "./LocalReader.ts"
import { findCurrencySign } from "./ocr/CurrencySigns.ts"
import { loadRecognition, type RecognisedPage } from "./ocr/recognisePage.ts"
import { preparePage, preparePhoto } from "./preparePicture.ts"
import { hasKnownWords, looksCyrillic } from "./reading/knownWords.ts"
import { unknownCurrency } from "./reading/Places.ts"
import { type Reading, readReceipt } from "./reading/readReceipt.ts"
import { seenAmounts } from "./reading/seenAmounts.ts"
import { layOut } from "./reading/layOut.ts"

/** Sure enough of a total to ask for no other script. */
const sure = 0.6

const makesSense = (page: TextPage): boolean =>
  hasKnownWords(page) || (!looksCyrillic(page) && (readReceipt([page])?.confidence ?? 0) >= sure)

/** Pictures of more pages than this are not prepared: the first ones name the merchant and mostly the total. */
const preparedPages = 4

/** The pages of a picture, with the sign beside the first one's prices where nothing else tells the currency. */
const readPictures = async (pages: ReadonlyArray<TextPage>, first: RecognisedPage): Promise<Reading | null> => {
  const reading = readReceipt(pages)
  if (reading === null || reading.data.currency !== unknownCurrency) return reading
  const sign = await findCurrencySign(first.upright, first.lines)
  return sign === null ? reading : readReceipt(pages, { sign })
}

/** Reads one document after the other. */
const prepare = async (): Promise<(document: Document) => Promise<Seen>> => {
  const recognise = await loadRecognition(Number(process.argv[2]), { makesSense, looksCyrillic })
  const preparesPictures = process.argv[3] === "true"

  return async (document) => {
    const pictures: Array<Uint8Array> = []
    if (document._tag === "Text") {
      const { attachments, pages } = document
      if (preparesPictures) for (const picture of document.pictures) pictures.push(await preparePage(picture))
      const reading = readReceipt(pages, { invoice: readEInvoice(attachments) })
      return { reading, amounts: seenAmounts(pages), text: layOut(pages), pictures }
    }
    const pages: Array<TextPage> = []
    let first: RecognisedPage | null = null
    for (const picture of document.pages) {
      const recognised = await recognise(picture)
      first ??= recognised
      pages.push(recognised.page)
      if (preparesPictures && pictures.length < preparedPages) pictures.push(await preparePhoto(recognised))
    }
    const reading = first === null ? null : await readPictures(pages, first)
    return { reading, amounts: seenAmounts(pages), text: "", pictures }
  }
}

await serveJobs(prepare)
