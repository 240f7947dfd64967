import { readFileSync } from "node:fs"
import { encode } from "@vingle/bmp-js"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import sharp from "sharp"
import { decode } from "../support/decoding.ts"

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url))

/** Red above, white below: tells orientation, colours and transparency apart. */
const [width, height] = [60, 80]
const upright = await sharp({ create: { width, height, channels: 4, background: "#ffffff00" } })
  .composite([
    { input: { create: { width, height: height / 2, channels: 3, background: "#d00000" } }, top: 0, left: 0 }
  ])
  .png()
  .toBuffer()
const picture = () => sharp(upright)
const opaque = () => picture().flatten({ background: "white" })

const bmpOf = async () => {
  const { data, info } = await opaque().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const abgr = Buffer.from(data)
  for (let i = 0; i < abgr.length; i += 4) abgr.set([0, data[i + 2]!, data[i + 1]!, data[i]!], i)
  // the package declares a buffer and answers with an object that holds it
  const { data: file } = encode({ data: abgr, width: info.width, height: info.height }) as unknown as { data: Buffer }
  return file
}

const formats: ReadonlyArray<readonly [name: string, make: () => Promise<Buffer>]> = [
  ["JPEG, baseline", () => opaque().jpeg().toBuffer()],
  ["JPEG, progressive", () => opaque().jpeg({ progressive: true }).toBuffer()],
  ["JPEG, CMYK", () => opaque().toColourspace("cmyk").jpeg().toBuffer()],
  ["JPEG, turned by EXIF", () => opaque().rotate(-90).jpeg().withMetadata({ orientation: 6 }).toBuffer()],
  ["PNG, transparent", () => picture().png().toBuffer()],
  ["PNG, palette", () => picture().png({ palette: true }).toBuffer()],
  ["PNG, 16 bit, interlaced", () => picture().toColourspace("rgb16").png({ progressive: true }).toBuffer()],
  ["WEBP, lossy", () => picture().webp().toBuffer()],
  ["WEBP, lossless", () => picture().webp({ lossless: true }).toBuffer()],
  ["TIFF, LZW", () => opaque().tiff({ compression: "lzw" }).toBuffer()],
  ["TIFF, JPEG", () => opaque().tiff({ compression: "jpeg" }).toBuffer()],
  ["BMP", bmpOf]
]

const refused = (bytes: Uint8Array) =>
  Effect.map(Effect.flip(decode(bytes)), ({ _tag, message }) => ({ _tag, message }))

describe("decoding", () => {
  for (const [name, make] of formats) {
    it.live(`makes an upright picture on white of ${name}`, () =>
      Effect.gen(function* () {
        const document = yield* decode(yield* Effect.promise(make))
        if (document._tag !== "Pictures") return expect.fail("not a picture")
        const [page] = document.pages
        expect(page).toMatchObject({ width, height })
        const colour = (x: number, y: number) => [
          ...page!.pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)
        ]
        const [red, green] = colour(30, 10)
        expect(red).toBeGreaterThan(150)
        expect(green).toBeLessThan(90)
        expect(Math.min(...colour(30, 70))).toBeGreaterThan(240)
      })
    )
  }

  it.live("reads every page of a TIFF", () =>
    Effect.gen(function* () {
      const pages = yield* Effect.promise(() =>
        sharp([upright, upright, upright], { join: { animated: true } })
          .flatten({ background: "white" })
          .tiff()
          .toBuffer()
      )
      expect((yield* decode(pages)) as unknown).toMatchObject({ pages: [{ height }, { height }, { height }] })
    })
  )

  it.live("decodes HEIC, and scales large pictures down", () =>
    Effect.gen(function* () {
      const document = yield* decode(fixture("sample-receipt-12mp.heic"))
      if (document._tag !== "Pictures") return expect.fail("not a picture")
      const { height: rows = 0, width: columns = 0 } = document.pages[0] ?? {}
      expect(columns / rows).toBeCloseTo(3230 / 3733, 2)
      expect(rows * columns).toBeLessThanOrEqual(6_010_000)
    })
  )

  it.live("reads the text of a PDF with its places, page by page, also behind an owner password", () =>
    Effect.gen(function* () {
      for (const name of ["sample-invoice.pdf", "owner-password.pdf"]) {
        const document = yield* decode(fixture(name))
        if (document._tag !== "Text") return expect.fail("not text")
        expect(document.pages).toHaveLength(2)
        const total = document.pages[0]!.runs.find(({ text }) => text === "83,30")
        expect(total?.left).toBeCloseTo(486, 0)
        expect(total?.bottom).toBeCloseTo(842 - 470 + 11 * 0.2, 0)
      }
    })
  )

  it.live("reads what a PDF says of itself", () =>
    Effect.gen(function* () {
      const plain = Buffer.from(fixture("sample-invoice.pdf")).toString("latin1")
      const told = plain.replace("/Root 1 0 R", "/Root 1 0 R /Info << /Author (Alder Paper) /Title (Invoice 7) >>")
      const [first, second] = yield* Effect.forEach([plain, told], (text) =>
        Effect.map(decode(new Uint8Array(Buffer.from(text, "latin1"))), (document) =>
          document._tag === "Text" ? document.pages.map(({ about }) => about) : []
        )
      )
      expect(first).toEqual([undefined, undefined])
      expect(second).toEqual(["Alder Paper | Invoice 7", undefined])
    })
  )

  it.live("tells a scanned PDF, a locked one and a damaged one apart", () =>
    Effect.gen(function* () {
      expect(yield* refused(fixture("scanned.pdf"))).toMatchObject({ _tag: "ScannedPdf" })
      const locked = yield* refused(fixture("locked.pdf"))
      expect(locked).toEqual({ _tag: "InvalidFileType", message: expect.stringContaining("password") })
      const damaged = yield* refused(fixture("sample-invoice.pdf").subarray(0, 300))
      expect(damaged).toEqual({ _tag: "InvalidFileType", message: expect.stringContaining("damaged") })
    })
  )

  it.live("refuses damaged pictures and pictures of too many pixels", () =>
    Effect.gen(function* () {
      const cut = (yield* Effect.promise(() => opaque().png().toBuffer())).subarray(0, 120)
      expect(yield* refused(cut)).toMatchObject({
        _tag: "InvalidFileType",
        message: expect.stringContaining("damaged")
      })
      const huge = yield* Effect.promise(() =>
        sharp({ create: { width: 9_000, height: 7_000, channels: 3, background: "white" } })
          .png()
          .toBuffer()
      )
      expect(yield* refused(huge)).toMatchObject({ message: expect.stringContaining("50 megapixels") })
    })
  )
})
