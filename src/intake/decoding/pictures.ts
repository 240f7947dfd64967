import sharp from "sharp"
import { Refusal } from "../../workers/workerMain.ts"
import type { Raster } from "../Document.ts"

/** Enough for the smallest print of a till roll; more only costs time. */
const maximumPixels = 6_000_000

/** Larger pictures are refused while they are still compressed. */
const maximumInputPixels = 50_000_000

/** As many pages of a TIFF as of a PDF. */
export const maximumPages = 20

sharp.cache(false)

/** An upright picture on white, at most `maximumPixels` large. */
const toRaster = async (bytes: Uint8Array, page: number): Promise<Raster> => {
  const options = { limitInputPixels: maximumInputPixels, failOn: "truncated", page } as const
  const { height, width } = await sharp(bytes, options).metadata()
  const scale = Math.min(1, Math.sqrt(maximumPixels / (width * height)))
  const longSide = Math.max(1, Math.round(Math.max(width, height) * scale))
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
  if (info.channels === 3) return { width: info.width, height: info.height, pixels: data }
  const pixels = new Uint8Array(info.width * info.height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = data[Math.trunc(i / 3) * info.channels]!
  return { width: info.width, height: info.height, pixels }
}

/** Decodes a picture that sharp knows; every page of a TIFF. */
export const decodePicture = async (bytes: Uint8Array): Promise<ReadonlyArray<Raster>> => {
  try {
    const { pages = 1, format } = await sharp(bytes, { limitInputPixels: maximumInputPixels }).metadata()
    const rasters: Array<Raster> = []
    for (let page = 0; page < (format === "tiff" ? Math.min(pages, maximumPages) : 1); page++) {
      rasters.push(await toRaster(bytes, page))
    }
    return rasters
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes("pixel limit")
    throw new Refusal(
      "InvalidFileType",
      tooLarge
        ? "The picture has more than 50 megapixels. Send a smaller one."
        : "The picture is damaged and cannot be decoded. Send the file again, or another photo of the receipt."
    )
  }
}
