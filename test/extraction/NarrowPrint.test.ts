import { expect, it } from "vitest"
import type { Crop } from "../../src/extraction/local/ocr/Crop.ts"
import { readGlyphs } from "../../src/extraction/local/ocr/glyphs.ts"
import { narrowDrawnOut } from "../../src/extraction/local/ocr/narrowPrint.ts"
import { recogniseLines } from "../../src/extraction/local/ocr/Recogniser.ts"

const raster = { width: 400, height: 60, pixels: new Uint8Array(400 * 60 * 3) }

/** Loses one of a pair of letters where a line is shown too small. */
const recogniserThatNeeds = (leastWidth: number) => {
  const dictionary = [..."filtro "]
  const seen = (text: string) => ({
    classes: Int32Array.from([...text].flatMap((letter) => [dictionary.indexOf(letter) + 1, 0])),
    certainty: new Float32Array(text.length * 2).fill(0.99),
    likelihoods: null
  })
  const model = ({ width }: Crop) => Promise.resolve(seen(width < leastWidth ? "fitro" : "filtro"))
  return { models: [model], dictionary, read: readGlyphs }
}

/** A line that is so many times as long as high, as it is read, and where. */
const readAt = async (heights: number, leastWidth: number) => {
  const quad = { x: 200, y: 30, width: 20 * heights, height: 20, angle: 0 }
  const recogniser = recogniserThatNeeds(leastWidth)
  const [line] = await narrowDrawnOut(recogniser, raster, await recogniseLines(recogniser, raster, [quad]))
  return [line!.text, line!.quad.drawnOut !== undefined]
}

it("narrow print is drawn out, and looked at so from then on", async () => {
  expect(await readAt(1.8, 100)).toEqual(["filtro", true])
})

it("other print is read once", async () => {
  expect(await readAt(3, 1_000)).toEqual(["fitro", false])
})
