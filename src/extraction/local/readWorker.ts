import { Schema } from "effect"
import { startDecoder } from "./decodeElsewhere.ts"
import type { TextPage } from "./Document.ts"
import { serveJobs } from "../../workers/workerMain.ts"
import { readEInvoice } from "./einvoice/readEInvoice.ts"
import { FileJob } from "./FileJob.ts"
import { ReaderSettings } from "./ReaderSettings.ts"
import type { Reading, Seen } from "./Seen.ts"
import { findCurrencySign } from "./ocr/CurrencySigns.ts"
import { loadRecognition, type RecognisedPage } from "./ocr/recognisePage.ts"
import { preparePage, preparePhoto } from "./preparePicture.ts"
import { hasKnownWords, looksCyrillic } from "./reading/knownWords.ts"
import { unknownCurrency } from "./reading/readPlace.ts"
import { emptyPrint, readPrint } from "./reading/Print.ts"
import { readReceipt } from "./reading/readReceipt.ts"
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

/** Reads one file after the other. */
const prepare = async (): Promise<(job: FileJob) => Promise<Seen>> => {
  const settings = Schema.decodeUnknownSync(Schema.parseJson(ReaderSettings))(process.argv[2])
  const { preparesPictures, threads } = settings
  const [decode, recognise] = await Promise.all([
    startDecoder(settings),
    loadRecognition(threads, { makesSense, looksCyrillic })
  ])

  return async (job) => {
    const document = await decode(job)
    const pictures: Array<Uint8Array> = []
    if (document._tag === "Text") {
      const { attachments, pages } = document
      if (preparesPictures) for (const picture of document.pictures) pictures.push(await preparePage(picture))
      const reading = readReceipt(pages, { invoice: readEInvoice(attachments) })
      return { reading, print: preparesPictures ? readPrint(pages) : emptyPrint, text: layOut(pages), pictures }
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
    return { reading, print: preparesPictures ? readPrint(pages) : emptyPrint, text: "", pictures }
  }
}

await serveJobs(FileJob, prepare)
