import sharp from "sharp"
import type { Box, Raster } from "./Document.ts"
import { median } from "./measures.ts"
import type { RecognisedPage } from "./ocr/recognisePage.ts"
import { cropAround, regionOf, wholeOf } from "./ocr/cropAround.ts"
import type { Quad } from "./ocr/Quad.ts"

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
/** A logo or a signature stands close by the text, and cutting off less is not worth a cut. */
const ofText = { margin: 0.05, worthwhile: 0.15 }

/** The part of the page that holds all its text; the whole page where that is not certain. */
const cropOf = (raster: Raster, quads: ReadonlyArray<Quad>): Box =>
  quads.length < certainLines ? wholeOf(raster) : cropAround(raster, quads, ofText)

const encode = (raster: Raster, box: Box, side: number, asGood = quality): Promise<Buffer> =>
  sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .extract(regionOf(box))
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
export const preparePage = (page: Raster): Promise<Buffer> => encode(page, wholeOf(page), longSide)

/** The whole upright page, for people. */
export const preview = (page: Raster): Promise<Buffer> => encode(page, wholeOf(page), previewSide, previewQuality)
