import { describe, expect, it } from "vitest"
import { amongPossible, glyphsOf } from "../../src/extraction/local/ocr/steps.ts"

const dictionary = ["A", "ก", "א"]
/** How likely the blank and each letter is at each step. */
const seen = [
  [0.1, 0.2, 0.6, 0.1],
  [0.9, 0.05, 0.02, 0.03],
  [0, 0, 0.1, 0.9],
  [0, 0, 0.1, 0.9],
  [0.05, 0.2, 0.7, 0.05]
]
const steps = {
  classes: Int32Array.from(seen, (all) => all.indexOf(Math.max(...all))),
  certainty: Float32Array.from(seen, (all) => Math.max(...all)),
  likelihoods: { classes: 4, values: Float32Array.from(seen.flat()) }
}
const textOf = (one: typeof steps | ReturnType<typeof amongPossible>) =>
  glyphsOf(one, dictionary)
    .map(({ text }) => text)
    .join("")

describe("the letters of a line", () => {
  it("are the likeliest at each step, a letter that goes on once", () => {
    expect(textOf(steps)).toBe("กאก")
  })

  it("are the likeliest of the page's script, and as sure as those are", () => {
    const hebrew = amongPossible(steps, [true, true, false, true])
    expect(textOf(hebrew)).toBe("AאA")
    expect(glyphsOf(hebrew, dictionary)[0]!.probability).toBeCloseTo(0.2)
  })

  it("are all that may be where a model does not tell how likely the others are", () => {
    expect(textOf(amongPossible({ ...steps, likelihoods: null }, [true, true, false, true]))).toBe("กאก")
  })
})
