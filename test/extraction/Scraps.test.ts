import { expect, it } from "vitest"
import { withoutScraps } from "../../src/extraction/local/ocr/withoutScraps.ts"

const amount = { text: "35.264", confidence: 1, left: 172, right: 238, top: 281, bottom: 301 }
const kept = (text: string, confidence: number, left: number, right: number) =>
  withoutScraps([amount, { text, confidence, left, right, top: 285, bottom: 297 }]).map((run) => run.text)

it("a scrap of a line that was found once more and hardly read is left out", () => {
  expect(kept("17:", 0.54, 163, 180)).toEqual(["35.264"])
})

it.each([
  ["that was read surely", ":", 0.84, 170, 180],
  ["that stands beside it", "17:", 0.54, 150, 173],
  ["that is long", "TOTAL", 0.54, 163, 180]
])("a run %s is kept", (_, text, confidence, left, right) => {
  expect(kept(text, confidence, left, right)).toEqual(["35.264", text])
})
