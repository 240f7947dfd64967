import { Either, Schema } from "effect"
import { InvalidFileType } from "../domain/Failure.ts"

/** The formats of the specification, Form A. */
export const FileType = Schema.Literal("jpeg", "png", "webp", "heic", "tiff", "bmp", "pdf")
export type FileType = typeof FileType.Type

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const startsWith = (bytes: Uint8Array, ...signature: ReadonlyArray<number>): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** Brands of ISO 14496-12 files that hold HEVC pictures. */
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"])

const isoBrands = (bytes: Uint8Array): ReadonlyArray<string> => {
  if (ascii(bytes, 4, 8) !== "ftyp") return []
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256)
  const brands = [ascii(bytes, 8, 12)]
  for (let at = 16; at + 4 <= length; at += 4) brands.push(ascii(bytes, at, at + 4))
  return brands
}

/** What a refused file is, to tell the client. */
const describeOther = (bytes: Uint8Array): string => {
  const brands = isoBrands(bytes)
  if (brands.includes("avif") || brands.includes("avis")) return "an AVIF picture"
  if (brands.length > 0) return "a media file of another kind"
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return "a GIF picture"
  if (startsWith(bytes, 0x50, 0x4b)) return "an archive or Office file"
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return "an Office file"
  if (startsWith(bytes, 0x1f, 0x8b)) return "a compressed file"
  if (startsWith(bytes, 0, 0, 0, 0x0c) || startsWith(bytes, 0xff, 0x4f, 0xff, 0x51)) return "a JPEG 2000 picture"
  const text = ascii(bytes, 0, 512).trimStart().toLowerCase()
  if (text.startsWith("<!doctype html") || text.startsWith("<html")) return "an HTML page"
  if (text.includes("<svg")) return "an SVG drawing"
  if (/^[\t\n\r\x20-\x7e]+$/.test(text)) return "a text file"
  return "of an unknown format"
}

/**
 * Tells the type of a file by its bytes; its name and declared type never matter.
 */
export const fileTypeOf = (bytes: Uint8Array): Either.Either<FileType, InvalidFileType> => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return Either.right("jpeg")
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return Either.right("png")
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return Either.right("webp")
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 0x2a)) return Either.right("tiff")
  if (ascii(bytes, 0, 2) === "BM" && bytes.length > 26) return Either.right("bmp")
  // the header may stand anywhere in the first kilobyte (ISO 32000-1, annex H.3.4.1)
  if (ascii(bytes, 0, 1024).includes("%PDF-")) return Either.right("pdf")
  const brands = isoBrands(bytes)
  if (!brands.includes("avif") && brands.some((brand) => heicBrands.has(brand))) return Either.right("heic")
  return Either.left(
    new InvalidFileType({
      message: `The file is ${describeOther(bytes)}. Send a JPG, PNG, WEBP, HEIC, TIFF, BMP or a text-based PDF.`
    })
  )
}
