import sharp from "sharp"
import type { Box, Raster } from "./Document.ts"
import { median } from "./measures.ts"
import type { RecognisedPage } from "./ocr/recognisePage.ts"
import { boxAround, type Quad } from "./ocr/Quad.ts"

/** Long side of the picture that is sent; vision models scale larger ones down themselves, and charge for them. */
const longSide = 1_568
/** Height of a line of text, in pixels, below which letters run together. */
const readableHeight = 18
/** However small the print, the picture grows no further. */
const longestSide = 3_136
const quality = 82
/** Long side and quality of a picture that people look at beside the fields. */
const [previewSide, previewQuality] = [1_400, 70]

/** Lines from which on the text's place on the page is certain. */
const certainLines = 8
/** Left around the text, as a share of the page: a logo or a signature stands close by. */
const margin = 0.05
/** Cutting off less than this share of the page is not worth a cut. */
const worthwhile = 0.15

const whole = ({ height, width }: Raster): Box => ({ left: 0, top: 0, right: width, bottom: height })

/** The part of the page that holds all its text; the whole page where that is not certain. */
const cropOf = (raster: Raster, quads: ReadonlyArray<Quad>): Box => {
  if (quads.length < certainLines) return whole(raster)
  const around = boxAround(quads)
  const [spaceX, spaceY] = [raster.width * margin, raster.height * margin]
  const box = {
    left: Math.max(0, Math.floor(around.left - spaceX)),
    top: Math.max(0, Math.floor(around.top - spaceY)),
    right: Math.min(raster.width, Math.ceil(around.right + spaceX)),
    bottom: Math.min(raster.height, Math.ceil(around.bottom + spaceY))
  }
  const kept = ((box.right - box.left) * (box.bottom - box.top)) / (raster.width * raster.height)
  return kept > 1 - worthwhile ? whole(raster) : box
}

const encode = (raster: Raster, box: Box, side: number, asGood = quality): Promise<Buffer> =>
  sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .extract({ left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top })
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: asGood })
    .toBuffer()

/** A photo, upright, cut to its text and scaled down as far as it stays readable. */
export const preparePhoto = ({ lines, upright }: RecognisedPage): Promise<Buffer> => {
  const quads = lines.map(({ quad }) => quad)
  const box = cropOf(upright, quads)
  const lineHeight = median(quads.map(({ height }) => height))
  const printed = Math.max(box.right - box.left, box.bottom - box.top)
  const readable = lineHeight === 0 ? longSide : (printed * readableHeight) / lineHeight
  return encode(upright, box, Math.round(Math.min(longestSide, Math.max(longSide, readable))))
}

/** A page that was drawn, as it is. */
export const preparePage = (page: Raster): Promise<Buffer> => encode(page, whole(page), longSide)

/** The whole upright page, for people. */
export const preview = (page: Raster): Promise<Buffer> => encode(page, whole(page), previewSide, previewQuality)
