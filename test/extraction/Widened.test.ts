import { expect, it } from "vitest"
import { kinOf, widened } from "../../src/extraction/local/ocr/widened.ts"

it("a model that lacks a letter sees it where it sees the same one with other marks", () => {
  const known = ["c", "č", "o", "C"]
  const kin = kinOf(["ć", "ő", "Ћ"], known)
  expect(kin).toEqual([[1, 2], [3], []])
  const seen = {
    classes: Int32Array.from([2, 3]),
    certainty: Float32Array.from([0.75, 0.5]),
    likelihoods: { classes: 5, values: Float32Array.from([0, 0.25, 0.75, 0, 0, 0.25, 0, 0, 0.5, 0.25]) }
  }
  const { certainty, classes, likelihoods } = widened(seen, kin)
  expect([classes, certainty]).toEqual([seen.classes, seen.certainty])
  expect(likelihoods?.classes).toBe(8)
  expect([...likelihoods!.values]).toEqual([0, 0.25, 0.75, 0, 0, 0.75, 0, 0, 0.25, 0, 0, 0.5, 0.25, 0, 0.5, 0])
  expect(widened(seen, [])).toBe(seen)
})
