import { expect, it } from "vitest"
import { joinGlyphs, readGlyphs } from "../../src/extraction/local/ocr/glyphs.ts"

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

it("takes rings and strokes among letters for the letters and figures that they are, and leaves codes as they stand", () => {
  for (const [seen, meant] of [
    ["MANG0 Y0GURT", "MANGO YOGURT"],
    ["C00KIE jar", "COOKIE jar"],
    ["0livenholz T0tal piz0", "Olivenholz Total pizo"],
    ["SALT IKG", "SALT 1KG"],
    ["Soup 80z", "Soup 8oz"],
    ["CARROTS 10 0Z", "CARROTS 10 OZ"],
    ["IBU 50OMG 10oomg OG", "IBU 500MG 1000mg OG"],
    ["G0 A0 B09KXYZ C0 5.00Z 827.0EUR E0002", "G0 A0 B09KXYZ C0 5.00Z 827.0EUR E0002"]
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

/** Characters at the steps of a line where they were seen. */
const placed = (...places: ReadonlyArray<readonly [text: string, step: number]>) =>
  places.map(([text, step]) => ({ text, step, probability: 1 }))

it("sees a space in a wide gap between characters of full width", () => {
  expect(joinGlyphs(placed(["書", 0], ["店", 6], ["み", 16], ["ど", 22], ["り", 28]))).toBe("書店 みどり")
  expect(joinGlyphs(placed(["書", 0], ["店", 6], ["み", 13], ["ど", 19], ["り", 25]))).toBe("書店みどり")
})

it("sees a space between a name of full width and the figures behind it", () => {
  expect(joinGlyphs(placed(["吐", 0], ["司", 6], ["茶", 12], ["3", 22], ["×", 25], ["5", 28]))).toBe("吐司茶 3×5")
})

it("parts a count and a price from the name that touches them", () => {
  expect(joinGlyphs(placed(["吐", 0], ["司", 6], ["3", 10], ["×", 13], ["5", 16]))).toBe("吐司 3×5")
})

it("takes nothing for usual from one gap", () => {
  expect(joinGlyphs(placed(["合", 0], ["計", 20]))).toBe("合計")
})
