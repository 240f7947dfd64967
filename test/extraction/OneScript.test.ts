import { expect, it } from "vitest"
import { oneScript } from "../../src/extraction/local/ocr/oneScript.ts"

it("gives a word the letters of one script: its own, or that of its line", () => {
  // Cyrillic Ч among Greek letters has no twin: the word is left; a Latin O among Greek ones has
  expect(oneScript("ΨΩMI OΛIKHΣ")).toBe("ΨΩΜΙ ΟΛΙΚΗΣ")
  expect(oneScript("TYPOΠITA ΦΥΛΛΟΥ")).toBe("ΤΥΡΟΠΙΤΑ ΦΥΛΛΟΥ")
  expect(oneScript("OOO ВЕСЕННИЙ CAД")).toBe("ООО ВЕСЕННИЙ САД")
  expect(oneScript("МОЛОКО Coca Cola 2 л")).toBe("МОЛОКО Coca Cola 2 л")
  expect(oneScript("TOTAL EUR 12,50")).toBe("TOTAL EUR 12,50")
})
