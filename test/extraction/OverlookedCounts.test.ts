import { describe, expect, it } from "vitest"
import type { Raster } from "../../src/extraction/local/Document.ts"
import { readGlyphs } from "../../src/extraction/local/ocr/glyphs.ts"
import { overlookedCounts } from "../../src/extraction/local/ocr/overlookedCounts.ts"

type Box = readonly [left: number, top: number, width: number, height: number]

const [width, height, lineHeight] = [600, 60, 30]

/** Dark boxes on white. */
const drawn = (boxes: ReadonlyArray<Box>): Raster => {
  const pixels = new Uint8Array(width * height * 3).fill(240)
  for (const [left, top, wide, high] of boxes) {
    for (let y = top; y < top + high; y++) pixels.fill(20, (y * width + left) * 3, (y * width + left + wide) * 3)
  }
  return { width, height, pixels }
}

/** Sees the same in whatever it is shown. */
const seeing = (text: string, certainty = 0.99) => ({
  models: [
    () =>
      Promise.resolve({
        classes: Int32Array.from([...text].flatMap((_, at) => [at + 1, 0])),
        certainty: new Float32Array(text.length * 2).fill(certainty),
        likelihoods: null
      })
  ],
  dictionary: [...text],
  read: readGlyphs
})

const lineAt = (text: string, left: number, right: number) => ({
  quad: { x: (left + right) / 2, y: 30, width: right - left, height: lineHeight, angle: 0 },
  text,
  confidence: 1,
  script: null
})

/** The strokes of a price, so that the contrast of print is known. */
const priceStrokes = Array.from({ length: 8 }, (_, at): Box => [504 + at * 10, 22, 5, 16])

/** Where counts are seen between words and a price, with these marks in the gap, and what they are. */
const countsAmong = async (marks: ReadonlyArray<Box>, recogniser = seeing("2"), price = "12.50") => {
  const lines = [lineAt("Blue mug", 10, 130), lineAt(price, 500, 590)]
  const found = await overlookedCounts(recogniser, drawn([...priceStrokes, ...marks]), lines)
  return found.map(({ quad, text }) => [Math.round(quad.x / 10) * 10, text])
}

describe("a count that was not seen among the lines", () => {
  const digit: Box = [300, 22, 9, 16]

  it("is found between words and a price, or two prices", async () => {
    expect(await countsAmong([digit])).toEqual([[300, "2"]])
    expect(await countsAmong([digit, [312, 22, 9, 16]], seeing("12"))).toEqual([[310, "12"]])
    expect(await countsAmong([digit], seeing("2"), "Rp45.000")).toEqual([[300, "2"]])
  })

  it("is nothing else: an empty gap, leaders, the line of a table, a speck, a dash", async () => {
    const leaders = Array.from({ length: 12 }, (_, at): Box => [160 + at * 28, 36, 3, 3])
    const rule: Box = [300, 0, 3, 60]
    const speck: Box = [300, 30, 3, 3]
    const dash: Box = [200, 29, 200, 3]
    for (const marks of [[], leaders, [rule], [speck], [dash]]) expect(await countsAmong(marks)).toEqual([])
  })

  it("is not looked for where it was seen, nor beyond what stands beside the price", async () => {
    const seen = [lineAt("Blue mug", 10, 130), lineAt("2", 295, 315), lineAt("12.50", 500, 590)]
    expect(await overlookedCounts(seeing("2"), drawn([...priceStrokes, digit]), seen)).toEqual([])
  })

  it("is surely a number", async () => {
    expect(await countsAmong([digit], seeing("A"))).toEqual([])
    expect(await countsAmong([digit], seeing("2", 0.7))).toEqual([])
  })

  it("stands before a price", async () => {
    expect(await countsAmong([digit], seeing("2"), "Thank you")).toEqual([])
  })
})
