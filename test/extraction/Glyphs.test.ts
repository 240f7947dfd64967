import { expect, it } from "vitest"
import { readGlyphs } from "../../src/extraction/local/ocr/glyphs.ts"

/** The text of a line whose letters were read so. */
const readAs = (letters: string) => readGlyphs([...letters].map((text, step) => ({ text, probability: 1, step })))
const joined = (letters: string) => readAs(letters).text

it("takes letters among figures for the figures that they look like, and no others", () => {
  for (const [seen, meant] of [
    ["l2.5O", "l2.5O"],
    ["1l.50", "11.50"],
    ["1O.50", "10.50"],
    ["537,О00", "537,000"],
    ["14/|1/2026", "14/11/2026"],
    ["2I,90", "21,90"],
    ["OIL 1.50", "OIL 1.50"],
    ["A4 lO", "A4 lO"]
  ] as const) {
    expect(joined(seen)).toBe(meant)
  }
})

it("keeps one space where several were read, and none around", () => {
  expect(joined("  Tea   2.00 ")).toBe("Tea 2.00")
})

it("writes quotation marks as a keyboard has them", () => {
  expect(joined("Pizza d’Asporto „Alder”")).toBe('Pizza d\'Asporto "Alder"')
})

it("tells the script of words that it does not read, and keeps the figures beside them", () => {
  expect(readAs("12,000한")).toEqual({ text: "12,000", script: null })
  expect(readAs("한 12,000한")).toEqual({ text: "12,000", script: "hangul" })
  expect(readAs("ع، ع")).toEqual({ text: "", script: "arabic" })
  // a word among Latin ones makes no line of another script
  expect(readAs("Coffee House 漢")).toEqual({ text: "Coffee House", script: null })
})
