import { describe, expect, it } from "vitest"
import { likelihoodOf } from "../../src/extraction/local/ocr/likelihoodOf.ts"

/** Three classes: a blank, and two letters. */
const seen = (...steps: ReadonlyArray<readonly [number, number, number]>) => ({
  classes: 3,
  values: Float32Array.from(steps.flat())
})

describe("how likely a line shows some letters", () => {
  it("is the sum over all steps at which they may stand", () => {
    const line = seen([0.5, 0.5, 0], [0.2, 0.8, 0])
    // once at the first step, once at the second, or at both: 0.5 · 0.2 + 0.5 · 0.8 + 0.5 · 0.8
    expect(Math.exp(likelihoodOf(line, [1]))).toBeCloseTo(0.9, 2)
    expect(Math.exp(likelihoodOf(line, []))).toBeCloseTo(0.1, 2)
  })

  it("twice needs a blank between them", () => {
    expect(likelihoodOf(seen([0, 1, 0], [0, 1, 0]), [1, 1])).toBe(-Infinity)
    expect(Math.exp(likelihoodOf(seen([0, 1, 0], [1, 0, 0], [0, 1, 0]), [1, 1]))).toBeCloseTo(1, 2)
  })

  it("keeps their order", () => {
    const line = seen([0, 0.9, 0.1], [0, 0.1, 0.9])
    expect(likelihoodOf(line, [1, 2])).toBeGreaterThan(likelihoodOf(line, [2, 1]))
  })
})
