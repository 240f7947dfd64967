import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { createWorker, type Line, OEM, PSM, type Worker } from "tesseract.js"
import type { Raster } from "../Document.ts"
import type { RecognisedLine } from "./Recogniser.ts"

/** Height of a line, and the space between two and around all, in pixels of the stack. */
const lineHeight = 40
const gap = 28
const margin = 24

const dataOf = (language: string, version: string): string =>
  join(dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}`)), version)

/** Languages that stay loaded; each takes some 35 MB, and a fifth of a second to load. */
const keptWorkers = 1
const workers = new Map<string, Promise<Worker>>()

const loadWorker = async (language: string): Promise<Worker> => {
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: dataOf(language, "4.0.0_best_int"),
    gzip: true,
    cacheMethod: "none"
  })
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    preserve_interword_spaces: "1",
    // what it takes for granted, with a warning in the service's log, where a picture does not tell
    user_defined_dpi: "70"
  })
  return worker
}

/** Loaded when it is needed; the one that was not needed for longest makes room. */
const workerFor = async (language: string): Promise<Worker> => {
  const worker = workers.get(language) ?? loadWorker(language)
  workers.delete(language)
  workers.set(language, worker)
  for (const [oldest, one] of workers) {
    if (workers.size <= keptWorkers) break
    workers.delete(oldest)
    await (await one).terminate()
  }
  return worker
}

/** The lines cut out, straightened, and set below each other on white: one page for one look. */
const stackLines = async (raster: Raster, lines: ReadonlyArray<Pick<RecognisedLine, "quad">>): Promise<Buffer> => {
  const source = { raw: { width: raster.width, height: raster.height, channels: 3 as const } }
  const strips = await Promise.all(
    lines.map(async ({ quad }, index) => {
      const left = Math.max(0, Math.floor(quad.x - quad.width / 2))
      const top = Math.max(0, Math.floor(quad.y - quad.height / 2))
      const width = Math.max(1, Math.min(raster.width - left, Math.ceil(quad.width)))
      const height = Math.max(1, Math.min(raster.height - top, Math.ceil(quad.height)))
      const { data, info } = await sharp(raster.pixels, source)
        .extract({ left, top, width, height })
        .resize({
          height: lineHeight,
          width: Math.max(8, Math.min(2_400, Math.round((width * lineHeight) / height))),
          fit: "fill"
        })
        .greyscale()
        .normalise()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { channels } = info
      const raw = { width: info.width, height: info.height, channels }
      return { input: data, raw, left: margin, top: margin + index * (lineHeight + gap) }
    })
  )
  return sharp({
    create: {
      width: Math.max(1, ...strips.map(({ raw }) => raw.width)) + 2 * margin,
      height: margin * 2 + lines.length * (lineHeight + gap),
      channels: 3,
      background: "white"
    }
  })
    .composite(strips)
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

export interface ReadStrip {
  readonly text: string
  readonly confidence: number
}

/** A nought with a stroke is read as "@", and the sign of a count as "%": "15/@1/2016", "1 % ผัดไทย". */
export const withFiguresMended = (text: string): string =>
  text
    .replace(/(?<=\d)@(?=\d)|(?<=[/-])@(?=\d)|(?<!\d\s?)@(?=\d{4})/g, "0")
    .replace(/^(\d{1,2}) % (?=\p{Script=Thai})/u, "$1 x ")

/** The line as printed; between Arabic and Hebrew words tesseract loses spaces. */
const textOf = ({ text, words }: Line): string =>
  withFiguresMended(
    /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text) ? words.map((word) => word.text).join(" ") : text.trim()
  )

/** What each of the lines says in a language; null for one in which nothing was found. */
export const readStacked = async (
  language: string,
  raster: Raster,
  lines: ReadonlyArray<Pick<RecognisedLine, "quad">>
): Promise<ReadonlyArray<ReadStrip | null>> => {
  if (lines.length === 0) return []
  const [worker, stack] = await Promise.all([workerFor(language), stackLines(raster, lines)])
  const { data } = await worker.recognize(stack, {}, { text: false, blocks: true })
  const strips = lines.map((): Array<{ text: string; confidence: number }> => [])
  for (const block of data.blocks ?? []) {
    for (const line of block.paragraphs.flatMap((paragraph) => paragraph.lines)) {
      const middle = (line.bbox.y0 + line.bbox.y1) / 2
      const index = Math.floor((middle - margin + gap / 2) / (lineHeight + gap))
      strips[index]?.push({ text: textOf(line), confidence: line.confidence })
    }
  }
  return strips.map((parts) =>
    parts.length === 0
      ? null
      : {
          text: parts.map(({ text }) => text).join(" "),
          confidence: parts.reduce((sum, { confidence }) => sum + confidence, 0) / parts.length
        }
  )
}
