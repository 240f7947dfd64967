import { deflateSync } from "node:zlib"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { decodePicture } from "../../src/extraction/local/decoding/pictures.ts"

/** A picture of dark lines on light paper, one grey value a pixel. */
const [width, height] = [120, 90]
const paper = 230
const ink = 20
const grey = Uint8Array.from({ length: width * height }, (_, i) =>
  Math.floor(i / width) % 9 < 3 && i % width > 20 && i % width < 100 ? ink : paper
)

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (bytes: Uint8Array) => {
  let c = 0xffffffff
  for (const byte of bytes) c = crcTable[(c ^ byte) & 255]! ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}
const chunk = (name: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(name), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc(body), body.length + 4)
  return whole
}

/** A PNG of this bit depth and colour type (PNG, section 11.2.2), samples as `sample` gives them for each pixel. */
const makePng = (
  depth: number,
  type: number,
  sample: (value: number) => ReadonlyArray<number>,
  ...extra: ReadonlyArray<Buffer>
) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, type], 8)
  const rows = Array.from({ length: height }, (_, y) => {
    const bits = [...grey.subarray(y * width, (y + 1) * width)]
      .flatMap(sample)
      .map((value) => value.toString(2).padStart(depth, "0"))
      .join("")
    const bytes = bits.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2))
    return Buffer.from([0, ...bytes])
  })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = chunk("IDAT", deflateSync(Buffer.concat(rows)))
  return Buffer.concat([signature, chunk("IHDR", header), ...extra, data, chunk("IEND", Buffer.alloc(0))])
}

/** A grey TIFF of uncompressed samples (TIFF 6.0): format 1 unsigned, 2 signed, 3 floating point. */
const makeTiff = (bits: number, format: number, data: Buffer) => {
  const entries = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, bits],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, data.length],
    [339, 3, format]
  ] as const
  const directory = Buffer.alloc(2 + entries.length * 12 + 4)
  directory.writeUInt16LE(entries.length, 0)
  entries.forEach(([tag, type, value], index) => {
    directory.writeUInt16LE(tag, 2 + index * 12)
    directory.writeUInt16LE(type, 4 + index * 12)
    directory.writeUInt32LE(1, 6 + index * 12)
    if (type === 3) directory.writeUInt16LE(value, 10 + index * 12)
    else directory.writeUInt32LE(value, 10 + index * 12)
  })
  const head = Buffer.from([0x49, 0x49, 0x2a, 0, 0, 0, 0, 0])
  head.writeUInt32LE(8 + data.length, 4)
  return Buffer.concat([head, data, directory])
}
const samples = <A>(view: new (values: ArrayLike<number>) => A & { buffer: ArrayBufferLike }, scale: number) =>
  Buffer.from(new view(Float64Array.from(grey, (value) => (value / 255) * scale)).buffer)

const palette = (count: number) =>
  chunk(
    "PLTE",
    Buffer.from(Array.from({ length: count }, (_, i) => Array(3).fill(Math.round((i * 255) / (count - 1)))).flat())
  )
const scaled = (depth: number) => (value: number) => Math.round((value / 255) * (2 ** depth - 1))

const picture = () => sharp(grey, { raw: { width, height, channels: 1 } })
const colour = () =>
  picture()
    .toColourspace("srgb")
    .toFormat("png")
    .toBuffer()
    .then((bytes) => sharp(bytes))

type Maker = () => Buffer | Promise<Buffer>
const pngs: Record<string, Maker> = {}
for (const depth of [1, 2, 4, 8, 16]) {
  const level = scaled(depth)
  pngs[`grey, ${depth} bit`] = () => makePng(depth, 0, (value) => [level(value)])
  if (depth <= 8)
    pngs[`palette, ${depth} bit`] = () => makePng(depth, 3, (value) => [level(value)], palette(2 ** depth))
  if (depth < 8) continue
  const opaque = 2 ** depth - 1
  pngs[`grey with alpha, ${depth} bit`] = () => makePng(depth, 4, (value) => [level(value), opaque])
  pngs[`RGB, ${depth} bit`] = () => makePng(depth, 2, (value) => Array<number>(3).fill(level(value)))
  pngs[`RGBA, ${depth} bit`] = () => makePng(depth, 6, (value) => [...Array<number>(3).fill(level(value)), opaque])
}
pngs["grey, 12 of 16 bit in use"] = () => makePng(16, 0, (value) => [scaled(12)(value)])
pngs["grey, 8 of 16 bit in use"] = () => makePng(16, 0, (value) => [value])
pngs["an embedded profile (Display P3)"] = async () => (await colour()).withIccProfile("p3").png().toBuffer()
pngs["an embedded profile, 16 bit"] = async () =>
  (await colour()).toColourspace("rgb16").withIccProfile("p3").png().toBuffer()

const tiffs: Record<string, Maker> = {
  "grey, 8 bit": () => makeTiff(8, 1, Buffer.from(grey)),
  "grey, 16 bit": () => makeTiff(16, 1, samples(Uint16Array, 65_535)),
  "grey, 12 of 16 bit in use": () => makeTiff(16, 1, samples(Uint16Array, 4_095)),
  "grey, 32 bit": () => makeTiff(32, 1, samples(Uint32Array, 4_294_967_295)),
  "grey, 32 bit signed": () => makeTiff(32, 2, samples(Int32Array, 2_147_483_647)),
  "grey, 16 of 32 bit in use": () => makeTiff(32, 1, samples(Uint32Array, 65_535)),
  "floating point of 0 to 1": () => makeTiff(32, 3, samples(Float32Array, 1)),
  "floating point of 0 to 255": () => makeTiff(32, 3, samples(Float32Array, 255)),
  "floating point of 0 to 65535": () => makeTiff(32, 3, samples(Float32Array, 65_535)),
  CMYK: async () => (await colour()).toColourspace("cmyk").tiff().toBuffer(),
  Lab: async () => (await colour()).toColourspace("lab").tiff().toBuffer(),
  "one bit, G4": () =>
    picture().toColourspace("b-w").threshold(128).tiff({ compression: "ccittfax4", bitdepth: 1 }).toBuffer(),
  "two bit": () => picture().toColourspace("b-w").tiff({ bitdepth: 2, compression: "none" }).toBuffer(),
  "four bit": () => picture().toColourspace("b-w").tiff({ bitdepth: 4, compression: "none" }).toBuffer()
}

const jpegs: Record<string, Maker> = {
  grey: () => picture().toColourspace("b-w").jpeg().toBuffer(),
  RGB: async () => (await colour()).jpeg().toBuffer(),
  CMYK: async () => (await colour()).toColourspace("cmyk").jpeg().toBuffer(),
  "an embedded profile (Display P3)": async () => (await colour()).withIccProfile("p3").jpeg().toBuffer()
}

describe.each([
  ["png", pngs],
  ["tiff", tiffs],
  ["jpeg", jpegs]
] as const)("a %s picture of every depth and colour space", (type, makers) => {
  for (const [what, make] of Object.entries(makers)) {
    it(`shows dark ink on light paper: ${what}`, async () => {
      const [raster] = await decodePicture(await make(), type)
      expect(raster).toMatchObject({ width, height })
      // the middle of a line, and of the space below it
      const at = (y: number) => raster!.pixels[(y * width + 60) * 3]!
      expect(at(46)).toBeLessThan(90)
      expect(at(50)).toBeGreaterThan(200)
    })
  }
})
