import { Schema } from "effect"
import { startDecoder } from "./decodeElsewhere.ts"
import type { TextPage } from "./Document.ts"
import { serveJobs } from "../../workers/workerMain.ts"
import { readEInvoice } from "./einvoice/readEInvoice.ts"
import { FileJob } from "./FileJob.ts"
import { ReaderSettings } from "./ReaderSettings.ts"
import type { Seen } from "./Seen.ts"
import type { Sighting } from "./Sighting.ts"
import { makeStopwatch } from "../stages.ts"
import type { Proposal } from "../Proposal.ts"
import { findCurrencySign } from "./ocr/CurrencySigns.ts"
import { loadRecognition, type RecognisedPage } from "./ocr/recognisePage.ts"
import { preparePage, preparePhoto, preview } from "./preparePicture.ts"
import { namesItself } from "./reading/kind/kindFeatures.ts"
import { emptyPrint, readPrint } from "./reading/Print.ts"
import { propose } from "./propose.ts"
import { layOut } from "./reading/layOut.ts"
import { warmUp } from "./warmUp.ts"

/** Pictures of more pages than this are not prepared: the first ones name the merchant and mostly the total. */
const preparedPages = 4

/** The pages of a picture, with the sign beside the first one's prices where nothing else tells the currency. */
const proposeFromPictures = async (
  pages: ReadonlyArray<TextPage>,
  first: RecognisedPage,
  latestDay: string | null
): Promise<ReadonlyArray<Proposal>> => {
  const proposals = propose(pages, { latestDay })
  if (proposals.length === 0 || proposals.some(({ currency }) => currency.length > 0)) return proposals
  const sign = await findCurrencySign(first.upright, first.lines)
  return sign === null ? proposals : propose(pages, { sign, latestDay })
}

/** Reads one file after the other. */
const prepare = async (): Promise<(job: FileJob) => Promise<Sighting>> => {
  const settings = Schema.decodeUnknownSync(Schema.parseJson(ReaderSettings))(process.argv[2])
  const { picturedPages, preparesPictures, threads } = settings
  const starting = Promise.all([startDecoder(settings), loadRecognition(threads)])
  // while the decoder's process starts
  warmUp()
  const [decode, recognise] = await starting
  const { take, time } = makeStopwatch()

  const see = async (job: FileJob): Promise<Seen> => {
    const { latestDay = null } = job
    const document = await time("decode", () => decode(job))
    if (!job.isRead) {
      const pages = document._tag === "Text" ? document.pictures : document.pages
      const previews = await Promise.all(pages.slice(0, job.previews).map(preview))
      return { proposals: [], namesItself: false, print: emptyPrint, text: "", pictures: [], previews }
    }
    const pictures: Array<Uint8Array> = []
    if (document._tag === "Text") {
      const { attachments, pages } = document
      if (preparesPictures && pages.length <= picturedPages) {
        for (const picture of document.pictures) pictures.push(await preparePage(picture))
      }
      const previews = Promise.all(document.pictures.slice(0, job.previews).map(preview))
      const proposals = await time("understand", () =>
        propose(pages, { invoice: readEInvoice(attachments), latestDay })
      )
      const print = preparesPictures ? readPrint(pages) : emptyPrint
      return {
        proposals,
        namesItself: namesItself(pages),
        print,
        text: layOut(pages),
        pictures,
        previews: await previews
      }
    }
    const pages: Array<TextPage> = []
    // made in other threads while this one goes on reading
    const previews: Array<Promise<Uint8Array>> = []
    let first: RecognisedPage | null = null
    for (const picture of document.pages) {
      const recognised = await recognise(picture, time)
      first ??= recognised
      pages.push(recognised.page)
      if (previews.length < job.previews) previews.push(preview(recognised.upright))
      if (preparesPictures && pictures.length < preparedPages) pictures.push(await preparePhoto(recognised))
    }
    const whole = first
    const proposals = whole === null ? [] : await time("understand", () => proposeFromPictures(pages, whole, latestDay))
    const print = preparesPictures ? readPrint(pages) : emptyPrint
    return {
      proposals,
      namesItself: namesItself(pages),
      print,
      text: "",
      pictures,
      previews: await Promise.all(previews)
    }
  }

  return async (job) => {
    take()
    const seen = await see(job)
    return { seen, stages: take(), residentBytes: process.memoryUsage.rss() }
  }
}

await serveJobs(FileJob, prepare)
