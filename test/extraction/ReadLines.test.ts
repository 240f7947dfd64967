import { expect, it } from "vitest"
import { joinGlyphs, readGlyphs } from "../../src/extraction/local/ocr/glyphs.ts"
import { readLetterModel } from "../../src/extraction/local/ocr/LetterModel.ts"
import { readLines } from "../../src/extraction/local/ocr/readLines.ts"
import type { Recogniser } from "../../src/extraction/local/ocr/Recogniser.ts"

/** Sees the same in every line, as surely. */
const seeing = (text: string, certainty: number, read: Recogniser["read"]): Recogniser => {
  const steps = {
    classes: Int32Array.from([...text].flatMap((_, at) => [at + 1, 0])),
    certainty: new Float32Array(text.length * 2).fill(certainty),
    likelihoods: null
  }
  return { models: [() => Promise.resolve(steps)], dictionary: [...text], read }
}

const raster = { width: 200, height: 40, pixels: new Uint8Array(200 * 40 * 3) }
const quads = [0, 1, 2, 3].map((at) => ({ x: 100, y: 5 + at * 10, width: 180, height: 8, angle: 0 }))

/** What a page is said to say of which one model reads this in every line, and the Chinese one that. */
const read = async (ours: string, certainty: number, theirs: string, theirCertainty: number) => {
  const european = seeing(ours, certainty, readGlyphs)
  const chinese = seeing(theirs, theirCertainty, (glyphs) => ({ text: joinGlyphs(glyphs), script: null }))
  const japanese = () => Promise.resolve(chinese)
  const letters = readLetterModel("")
  const { lines } = await readLines({ european, second: european, letters, chinese, japanese }, raster, quads)
  return lines[0]!.text
}

it("a faint page is read by the model of European letters where the Chinese one finds no Chinese on it", async () => {
  expect(await read("ПРОДАЖА", 0.7, "IPOAKA", 0.75)).toBe("ПРОДАЖА")
  expect(await read("ПРОДАЖА", 0.7, "IPOAKA", 0.95)).toBe("IPOAKA")
  expect(await read("EHB", 0.7, "合計金額", 0.75)).toBe("合計金額")
})
