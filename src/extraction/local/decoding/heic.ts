import decodeHeif from "heic-decode"
import { type RawPixels, TooManyPixels } from "./bmp.ts"
import { maximumInputPixels } from "./limits.ts"

/** The first picture of the file, by libheif in WebAssembly, turned and mirrored as the file says. */
export const decodeHeic = async (bytes: Uint8Array): Promise<RawPixels> => {
  const pictures = await decodeHeif.all({ buffer: bytes })
  try {
    const [first] = pictures
    if (first === undefined) throw new RangeError("a HEIF file without pictures")
    if (first.width * first.height > maximumInputPixels) throw new TooManyPixels()
    const { data, height, width } = await first.decode()
    return { width, height, channels: 4, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
  } finally {
    pictures.dispose()
  }
}
