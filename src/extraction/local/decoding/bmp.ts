import { decode } from "@vingle/bmp-js"
import { maximumInputPixels } from "./limits.ts"

/** Raw pixels, three or four bytes each. */
export interface RawPixels {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly data: Uint8Array
}

export class TooManyPixels extends Error {}

/** Whole 32-bit pixels come with an alpha byte that most writers leave at zero; BMPs are taken as opaque. */
export const decodeBmp = (bytes: Uint8Array): RawPixels => {
  const file = Buffer.from(bytes)
  const width = file.readInt32LE(18)
  const height = Math.abs(file.readInt32LE(22))
  if (width <= 0 || height === 0) throw new RangeError("a BMP without pixels")
  if (width * height > maximumInputPixels) throw new TooManyPixels()
  const { data } = decode(file, true)
  const opaque = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; to < opaque.length; from += 4, to += 3) {
    opaque[to] = data[from]!
    opaque[to + 1] = data[from + 1]!
    opaque[to + 2] = data[from + 2]!
  }
  return { width, height, channels: 3, data: opaque }
}
