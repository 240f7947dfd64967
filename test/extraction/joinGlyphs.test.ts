import { expect, it } from "vitest"
import { joinGlyphs } from "../../src/extraction/local/ocr/glyphs.ts"

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
