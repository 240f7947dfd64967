import sharp, { type Sharp, type SharpOptions } from "sharp"
import { Refusal } from "../../../workers/workerMain.ts"
import type { Raster } from "../Document.ts"
import type { FileType } from "../../../intake/FileType.ts"
import { decodeBmp, type RawPixels, TooManyPixels } from "./bmp.ts"
import { decodeHeic } from "./heic.ts"
import { keptPixels, maximumInputPixels, maximumJpegPixels, maximumPages } from "./limits.ts"

sharp.cache(false)

/** What white may be, in samples wider than a byte: floats of 0 to 1, and the integers of 8, 12, 16 and 31 bits. */
const whites = [1, 255, 4_095, 65_535, 2_147_483_647]
/** Sixteen bits that are all in use are scaled rightly as they are. */
const wholeRange = 65_535

/** The picture with its samples stretched to the range of their depth: it may use a part of it, or be of no fixed one. */
const withWhite = async (bytes: Uint8Array, options: SharpOptions): Promise<Sharp> => {
  const picture = sharp(bytes, options)
  const { depth = "uchar", space } = await picture.metadata()
  if (depth === "uchar") return picture
  const { channels } = await sharp(bytes, options).stats()
  const brightest = Math.max(...channels.slice(0, 3).map(({ max }) => max))
  const isFloat = depth === "float" || depth === "double"
  // sharp counts no further than 31 bits: what is brighter comes out as white, and in its statistics as negative
  const white =
    brightest < 0 ? whites.at(-1)! : (whites.find((one) => brightest <= one && (isFloat || one > 1)) ?? brightest)
  const isWide = space?.endsWith("16") === true
  if (isWide && white === wholeRange) return picture
  return picture.linear((isWide ? wholeRange : 255) / white, 0)
}

/** An upright picture on white, at most `keptPixels` large. */
const toRaster = async (picture: Sharp, width: number, height: number): Promise<Raster> => {
  const scale = Math.min(1, Math.sqrt(keptPixels / (width * height)))
  const longSide = Math.max(1, Math.round(Math.max(width, height) * scale))
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
  if (info.channels === 3) return { width: info.width, height: info.height, pixels: data }
  // one grey channel stands for all three
  const pixels = new Uint8Array(info.width * info.height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = data[Math.trunc(i / 3) * info.channels]!
  return { width: info.width, height: info.height, pixels }
}

const fromRaw = ({ channels, data, height, width }: RawPixels): Promise<Raster> =>
  toRaster(sharp(data, { raw: { width, height, channels } }), width, height)

/** Every page of a TIFF; of the other formats the first picture. */
const fromSharp = async (bytes: Uint8Array, type: FileType): Promise<ReadonlyArray<Raster>> => {
  const options = {
    limitInputPixels: type === "jpeg" ? maximumJpegPixels : maximumInputPixels,
    failOn: "truncated"
  } as const
  const { pages = 1 } = await sharp(bytes, options).metadata()
  const rasters: Array<Raster> = []
  for (let page = 0; page < (type === "tiff" ? Math.min(pages, maximumPages) : 1); page++) {
    const { height, width } = await sharp(bytes, { ...options, page }).metadata()
    rasters.push(await toRaster(await withWhite(bytes, { ...options, page }), width, height))
  }
  return rasters
}

const decode = async (bytes: Uint8Array, type: FileType): Promise<ReadonlyArray<Raster>> => {
  switch (type) {
    case "bmp":
      return [await fromRaw(decodeBmp(bytes))]
    case "heic":
      return [await fromRaw(await decodeHeic(bytes))]
    default:
      return fromSharp(bytes, type)
  }
}

/** Decodes a picture; one that is damaged or too large is refused with the reason. */
export const decodePicture = async (bytes: Uint8Array, type: FileType): Promise<ReadonlyArray<Raster>> => {
  try {
    return await decode(bytes, type)
  } catch (error) {
    const tooLarge = error instanceof TooManyPixels || (error instanceof Error && error.message.includes("pixel limit"))
    throw new Refusal(
      "InvalidFileType",
      tooLarge
        ? "The picture has more than 50 megapixels. Send a smaller one."
        : "The picture is damaged and cannot be decoded. Send the file again, or another photo of the receipt."
    )
  }
}
