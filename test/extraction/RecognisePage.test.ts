import { readFileSync } from "node:fs"
import sharp from "sharp"
import { expect, it } from "vitest"
import { loadRecognition } from "../../src/extraction/local/ocr/recognisePage.ts"

it("a picture's lines are the same whether one thread reads them or two share them", async () => {
  const sample = new URL("../fixtures/sample-receipt.jpg", import.meta.url)
  const { data, info } = await sharp(readFileSync(sample)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = { width: info.width, height: info.height, pixels: new Uint8Array(data) }
  const [alone, shared] = await Promise.all([1, 2].map((threads) => loadRecognition(threads)))
  const [first, second] = [await alone!(picture), await shared!(picture)]
  const textsOf = ({ lines }: typeof first) => lines.map(({ text }) => text)
  expect(textsOf(first).length).toBeGreaterThan(10)
  expect(textsOf(second)).toEqual(textsOf(first))
})
