import * as ort from "onnxruntime-node"
import sharp, { type Region } from "sharp"
import type { Raster } from "../Document.ts"
import { median } from "../measures.ts"
import { cropAround, regionOf, wholeOf } from "./cropAround.ts"
import { type Quad, smallestRectangle } from "./Quad.ts"
import { findRegions } from "./textRegions.ts"

/** The picture is looked at with about this many pixels, so that long till rolls keep their width. */
const pixelsLookedAt = 1_000_000
/** A page of small print is looked at once more, closer. */
const pixelsLookedCloser = 1_600_000
/** Height of the page's lines, in pixels of the first look, below which print is small. */
const smallPrint = 22
const longestSide = 2_560

// PaddleOCR's own values for the DB detector
const mean = [0.406, 0.456, 0.485]
const deviation = [0.225, 0.224, 0.229]
const boxThreshold = 0.5
const unclipRatio = 1.6
const smallestSide = 3

const toMultipleOf32 = (side: number): number => Math.max(32, Math.round(side / 32) * 32)

/** What each value of a channel's pixels, 0 to 255, is to the detector. */
const normalised = (channel: number): Float32Array =>
  Float32Array.from(
    { length: 256 },
    (_, value) => value * (1 / 255 / deviation[channel]!) - mean[channel]! / deviation[channel]!
  )
const [blues, greens, reds] = [normalised(0), normalised(1), normalised(2)]

/** Planes of blue, green, red, normalised as in training. */
const toTensor = (pixels: Uint8Array, width: number, height: number): ort.Tensor => {
  const plane = width * height
  const values = new Float32Array(3 * plane)
  for (let at = 0, from = 0; at < plane; at++, from += 3) {
    values[at] = blues[pixels[from + 2]!]!
    values[plane + at] = greens[pixels[from + 1]!]!
    values[2 * plane + at] = reds[pixels[from]!]!
  }
  return new ort.Tensor("float32", values, [1, 3, height, width])
}

/** The detector was trained on shrunken regions; this grows them back to the whole text. */
const unclip = (quad: Quad): Quad => {
  const distance = (quad.width * quad.height * unclipRatio) / (2 * (quad.width + quad.height))
  return { ...quad, width: quad.width + 2 * distance, height: quad.height + 2 * distance }
}

const scaleOf = ({ height, width }: Pick<Raster, "height" | "width">, pixels: number): number =>
  Math.min(1.5, Math.sqrt(pixels / (width * height)), longestSide / Math.max(width, height))

const look = async (
  session: ort.InferenceSession,
  raster: Raster,
  part: Region,
  scale: number
): Promise<ReadonlyArray<Quad>> => {
  const width = toMultipleOf32(part.width * scale)
  const height = toMultipleOf32(part.height * scale)
  const small = await sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .extract(part)
    .resize(width, height, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer()
  const output = await session.run({ [session.inputNames[0]!]: toTensor(small, width, height) })
  const map = output[session.outputNames[0]!]!.data as Float32Array
  const [toX, toY] = [part.width / width, part.height / height]
  return findRegions(map, width, height).flatMap(({ count, points, sum }) => {
    if (sum / count < boxThreshold) return []
    const core = smallestRectangle(points)
    if (Math.min(core.width, core.height) < smallestSide) return []
    const quad = unclip(core)
    const [x, y] = [part.left + quad.x * toX, part.top + quad.y * toY]
    return [{ ...quad, x, y, width: quad.width * toX, height: quad.height * toY }]
  })
}

/** A paper is looked at by itself where that leaves out so much of the picture, and more may stand close by its text. */
const ofPaper = { margin: 0.1, worthwhile: 0.4 }

/** Finds the lines of text in a picture, in its own pixels. */
export const detectText = async (session: ort.InferenceSession, raster: Raster): Promise<ReadonlyArray<Quad>> => {
  const whole = regionOf(wholeOf(raster))
  const scale = scaleOf(raster, pixelsLookedAt)
  const quads = await look(session, raster, whole, scale)
  const lineHeight = median(quads.map(({ height, width }) => Math.min(height, width))) * scale
  if (quads.length === 0 || lineHeight >= smallPrint) return quads
  const isEnough = lineHeight * (scaleOf(raster, pixelsLookedCloser) / scale) >= smallPrint
  const part = isEnough ? whole : regionOf(cropAround(raster, quads, ofPaper))
  const closer = scaleOf(part, pixelsLookedCloser)
  return closer <= scale ? quads : look(session, raster, part, closer)
}
