// Labelled documents as the reader sees them: a folder's files, and SROIE's receipts put together of the lines that
// were cut out of them. Whatever may not be trained on is left out here, once.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gunzipSync } from "node:zlib"
import * as ort from "onnxruntime-node"
import sharp from "sharp"
import { startDecoder } from "../../dist/extraction/local/decodeElsewhere.js"
import { readLetterModel } from "../../dist/extraction/local/ocr/LetterModel.js"
import { readInContext } from "../../dist/extraction/local/ocr/readInContext.js"
import { europeanRecogniser, recogniseLines } from "../../dist/extraction/local/ocr/Recogniser.js"
import { loadRecognition } from "../../dist/extraction/local/ocr/recognisePage.js"
import { fileTypeOf } from "../../dist/intake/FileType.js"
import { readTruth } from "../judging.mjs"
import { pageOf, readLayouts } from "../layouts/readLayouts.mjs"

/** Licences of data that weights may be trained on. */
const free = /^(?:CC-BY-4\.0|MIT|Apache-2\.0|BSD-3-Clause|DFSG-free)/

const jsonLines = (bytes) =>
  bytes
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const pagesOfFile = async ({ decode, recognise }, path) => {
  const bytes = new Uint8Array(readFileSync(path))
  const type = fileTypeOf(bytes)
  if (type._tag === "Left") return []
  const document = await decode({ bytes, type: type.right, previews: 0, isRead: true }).catch(() => null)
  if (document === null) return []
  if (document._tag === "Text") return document.pages
  const pages = []
  for (const picture of document.pages) pages.push((await recognise(picture)).page)
  return pages
}

/** Every document of a folder that is wanted and may be trained on: its truth and its pages. */
export async function* documentsOf(folder, isWanted) {
  if (folder.replace(/\/$/, "").endsWith("_exam")) throw new Error(`${folder} is an exam: nothing is trained on it`)
  const settings = { threads: 2, preparesPictures: false, decodeSeconds: 60, decodeMegabytes: 800, picturedPages: 0 }
  const [decode, recognise] = await Promise.all([startDecoder(settings), loadRecognition(settings.threads)])
  for (const truth of readTruth(folder)) {
    if (!isWanted(truth) || !free.test(truth.licence ?? "")) continue
    yield { truth, pages: await pagesOfFile({ decode, recognise }, join(folder, truth.file)) }
  }
}

/** Receipts of which only the words and their boxes are known, as printed. */
export async function* receiptsOfLayouts(file) {
  for (const layout of readLayouts(file)) yield { truth: { file: layout.id }, pages: [pageOf(layout)] }
}

/** The files of a tar archive, by name. */
const untar = (archive) => {
  const files = new Map()
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0;) {
    const text = (from, length) => archive.toString("latin1", at + from, at + from + length).replace(/\0.*$/s, "")
    const size = Number.parseInt(text(124, 12), 8)
    files.set(text(0, 100).replace(/^\.\//, ""), archive.subarray(at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

/** SROIE's training receipts that belong to neither an exam nor the folder `sroie_train`, each of its lines read anew. */
export async function* receiptsOfLines(folder, layouts) {
  const models = new URL("../../src/extraction/local/ocr/models/", import.meta.url)
  const session = await ort.InferenceSession.create(fileURLToPath(new URL("european.onnx", models)))
  const dictionary = readFileSync(new URL("european.txt", models), "utf8").replace(/\n$/, "").split("\n")
  const letters = readLetterModel(readFileSync(new URL("letters.tsv", models), "utf8"))
  const recogniser = europeanRecogniser(session, dictionary)
  const entities = new Map(jsonLines(gunzipSync(readFileSync(layouts))).map((one) => [one.id, one]))
  const lines = jsonLines(gunzipSync(readFileSync(join(folder, "lines.jsonl.gz"))))
  const used = lines.filter(({ dev, exam, source }) => source === "sroie" && !dev && !exam)
  for (const tar of new Set(used.map((line) => line.tar))) {
    const crops = untar(readFileSync(join(folder, tar)))
    const inTar = used.filter((line) => line.tar === tar)
    for (const receipt of new Set(inTar.map((line) => line.receipt))) {
      const known = entities.get(receipt)
      if (known?.entities.company === undefined || known.exam) continue
      const own = inTar.filter((line) => line.receipt === receipt)
      const seen = []
      for (const { box, file } of own) {
        const { data, info } = await sharp(crops.get(file))
          .removeAlpha()
          .toColourspace("srgb")
          .raw()
          .toBuffer({ resolveWithObject: true })
        const raster = { width: info.width, height: info.height, pixels: data }
        const whole = { x: info.width / 2, y: info.height / 2, width: info.width, height: info.height, angle: 0 }
        const [line] = await recogniseLines(recogniser, raster, [whole])
        seen.push({ ...line, box })
      }
      const runs = readInContext(recogniser, letters, seen)
        .filter(({ text }) => text !== "")
        .map(({ box: [left, top, right, bottom], confidence, text }) => ({
          text,
          confidence,
          left,
          top,
          right,
          bottom
        }))
      const [width, height] = own[0].picture
      yield { truth: { file: receipt, vendor: known.entities.company }, pages: [{ width, height, runs, angle: 0 }] }
    }
  }
}
