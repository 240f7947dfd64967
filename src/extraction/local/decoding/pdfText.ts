import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel
} from "pdfjs-dist/legacy/build/pdf.mjs"
import type { TextItem } from "pdfjs-dist/types/src/display/api.js"
import { cleanText } from "../../../domain/printedText.ts"
import { Refusal } from "../../../workers/workerMain.ts"
import type { Attachment, Raster, TextPage, TextRun } from "../Document.ts"
import { joinLeftward } from "./leftward.ts"
import { maximumPages } from "./limits.ts"
import { modelSide, picturePages, previewSide } from "./pdfPictures.ts"
import { withoutRadicals } from "./radicals.ts"

const assets = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"))

/** Fewer readable letters and digits than this in the whole document are no text to read a receipt from. */
const fewestCharacters = 16

const openPdf = async (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      cMapUrl: join(assets, "cmaps/"),
      cMapPacked: true,
      standardFontDataUrl: join(assets, "standard_fonts/"),
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      verbosity: VerbosityLevel.ERRORS
    }).promise
  } catch (error) {
    const locked = error instanceof Error && error.name === "PasswordException"
    throw new Refusal(
      "InvalidFileType",
      locked
        ? "The PDF is locked by a password. Send an unlocked copy."
        : "The PDF is damaged and cannot be opened. Export or download it again."
    )
  }
}

type Viewport = ReturnType<PDFPageProxy["getViewport"]>

/** The direction in which the run is read, on the page as it is shown: x to the right, y downwards. */
const alongOf = (item: TextItem, { transform }: Viewport): readonly [x: number, y: number] => {
  const [a, b, c, d] = transform as [number, number, number, number]
  const [ta, tb] = item.transform as [number, number]
  return [a * ta + c * tb, b * ta + d * tb]
}

/** In quarters clockwise, how far the run is turned; null when it slopes. */
const quartersOf = ([x, y]: readonly [x: number, y: number]): number | null => {
  if (Math.abs(y) <= Math.abs(x) * 0.2) return x > 0 ? 0 : 2
  if (Math.abs(x) <= Math.abs(y) * 0.2) return y > 0 ? 1 : 3
  return null
}

/** The way most of the text stands: that way is up. */
const mostQuarters = (items: ReadonlyArray<TextItem>, viewport: Viewport): number => {
  const letters = [0, 0, 0, 0]
  for (const item of items) {
    const quarters = quartersOf(alongOf(item, viewport))
    if (quarters !== null) letters[quarters] = letters[quarters]! + item.str.trim().length
  }
  return letters.indexOf(Math.max(...letters))
}

/** The run's place on the upright page; runs that stand another way than the page's text are left out. */
const toRun = (item: TextItem, viewport: Viewport): TextRun | null => {
  // Thai's vowel am is one letter, which fonts draw as two
  const text = withoutRadicals(cleanText(item.str)).replace(/\u0e4d\u0e32/g, "\u0e33")
  if (text === "" || quartersOf(alongOf(item, viewport)) !== 0) return null
  const [a, b, c, d, e, f] = viewport.transform as [number, number, number, number, number, number]
  const [, , tc, td, te, tf] = item.transform as [number, number, number, number, number, number]
  const height = Math.hypot(a * tc + c * td, b * tc + d * td)
  const left = a * te + c * tf + e
  const baseline = b * te + d * tf + f
  return {
    text,
    left,
    right: left + item.width * viewport.scale,
    top: baseline - height * 0.8,
    bottom: baseline + height * 0.2,
    confidence: 1
  }
}

/** More than the densest page of print holds; what comes after is left out. */
const [mostRuns, mostCharacters] = [6_000, 60_000]

interface PageRead {
  readonly page: TextPage
  /** Degrees clockwise by which the page is turned to stand upright. */
  readonly rotation: number
}

const readPage = async (page: PDFPageProxy): Promise<PageRead> => {
  const shown = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  const texts = items.flatMap((item) => ("str" in item ? [item] : [])).slice(0, mostRuns * 2)
  const quarters = mostQuarters(texts, shown)
  const rotation = (shown.rotation + 360 - quarters * 90) % 360
  const viewport = page.getViewport({ scale: 1, rotation })
  let characters = 0
  const runs: Array<TextRun> = []
  for (const item of texts) {
    const run = toRun(item, viewport)
    if (run === null) continue
    characters += run.text.length
    if (characters > mostCharacters || runs.length === mostRuns) break
    runs.push(run)
  }
  return { page: { width: viewport.width, height: viewport.height, runs: joinLeftward(runs) }, rotation }
}

const paintsPictures = async (page: PDFPageProxy): Promise<boolean> => {
  const { fnArray } = await page.getOperatorList()
  return fnArray.some(
    (op) => op === OPS.paintImageXObject || op === OPS.paintInlineImageXObject || op === OPS.paintImageMaskXObject
  )
}

/** Letters and digits, less those of a broken character map: control characters and private use. */
const usableCharacters = (pages: ReadonlyArray<TextPage>): { usable: number; broken: number } => {
  const text = pages.flatMap(({ runs }) => runs.map((run) => run.text)).join("")
  return {
    usable: text.match(/[\p{L}\p{N}]/gu)?.length ?? 0,
    broken: text.match(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd\p{Co}]/gu)?.length ?? 0
  }
}

/** Electronic invoices are far smaller; what is larger is none, nor is what comes after as much in other files. */
const mostAttachedBytes = 4 * 1024 * 1024
const mostAttachments = 8

/** The XML files that the PDF carries. */
const xmlAttachments = async (document: PDFDocumentProxy): Promise<ReadonlyArray<Attachment>> => {
  const found = (await document.getAttachments()) as Record<string, { filename: string; content?: Uint8Array }> | null
  let left = mostAttachedBytes
  const attachments: Array<Attachment> = []
  for (const { content, filename } of Object.values(found ?? {})) {
    if (content === undefined || !/\.xml$/i.test(filename) || attachments.length === mostAttachments) continue
    left -= content.length
    if (left < 0) break
    attachments.push({ name: filename, text: new TextDecoder().decode(content) })
  }
  return attachments
}

const mostAboutCharacters = 500

/** Author, title and subject, as far as the file tells them. */
const aboutOf = async (document: PDFDocumentProxy): Promise<string> => {
  const { info } = await document.getMetadata()
  const said = new Map<string, unknown>(Object.entries(info))
  const told = ["Author", "Title", "Subject"].map((key) => said.get(key)).filter((one) => typeof one === "string")
  return cleanText(told.join(" | ")).slice(0, mostAboutCharacters)
}

export interface PdfContent {
  readonly pages: ReadonlyArray<TextPage>
  readonly attachments: ReadonlyArray<Attachment>
  readonly pictures: ReadonlyArray<Raster>
}

/**
 * The text layer of a PDF, page by page, the XML that it carries, and pictures: of all pages where there are at most
 * `pictured`, else of the first `previews`.
 */
export const readPdf = async (bytes: Uint8Array, pictured = 0, previews = 0): Promise<PdfContent> => {
  const document = await openPdf(bytes)
  try {
    const numbers = Array.from({ length: Math.min(document.numPages, maximumPages) }, (_, index) => index + 1)
    const read: Array<PageRead> = []
    for (const number of numbers) read.push(await readPage(await document.getPage(number)))
    const about = await aboutOf(document)
    const pages = read.map(({ page }, index) => (index === 0 && about !== "" ? { ...page, about } : page))
    const drawn = read.length <= pictured ? read : read.slice(0, previews)
    const { broken, usable } = usableCharacters(pages)
    const content = {
      pages,
      attachments: await xmlAttachments(document),
      pictures: await picturePages(
        document,
        drawn.map(({ rotation }) => rotation),
        read.length <= pictured ? modelSide : previewSide
      )
    }
    if (usable >= fewestCharacters && broken <= usable) return content
    for (const number of numbers) {
      if (await paintsPictures(await document.getPage(number))) {
        throw new Refusal(
          "ScannedPdf",
          "The PDF is a scanned image without text. Convert it to JPG or PNG and send that."
        )
      }
    }
    if (usable === 0 && broken === 0) {
      throw new Refusal("InvalidFileType", "The PDF is empty: it has neither text nor pictures.")
    }
    return content
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal("InvalidFileType", "The PDF is damaged and cannot be read. Export or download it again.")
  } finally {
    await document.destroy()
  }
}
