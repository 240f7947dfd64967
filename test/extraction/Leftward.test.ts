import { describe, expect, it } from "vitest"
import { joinLeftward } from "../../src/extraction/local/decoding/leftward.ts"

/** Runs of a line from left to right, each with the gap before it. */
const line = (bottom: number, ...parts: ReadonlyArray<readonly [gap: number, text: string]>) => {
  let left = 0
  return parts.map(([gap, text]) => {
    const from = left + gap
    left = from + text.length * 5
    return { text, left: from, right: left, top: bottom - 10, bottom, confidence: 1 }
  })
}
const textsOf = (...runs: ReadonlyArray<ReturnType<typeof line>>) => joinLeftward(runs.flat()).map(({ text }) => text)

describe("print that is read from the right", () => {
  it("is put together from letters, as they are written alone", () => {
    // teh, beh, seen and others, in the forms in which a font joins them
    expect(textsOf(line(20, [0, "\ufee2"], [0, "\ufecc"], [0, "\ufec4"], [0, "\ufee3"]))).toEqual([
      "\u0645\u0637\u0639\u0645"
    ])
  })

  it("has its words in the order in which they are read, and figures as they stand", () => {
    expect(textsOf(line(20, [0, "\u05de\u05e1"], [3, "30"], [3, "\u05e7\u05d1\u05dc\u05d4"]))).toEqual([
      "\u05e7\u05d1\u05dc\u05d4 30 \u05de\u05e1"
    ])
  })

  it("opens its brackets on the right, where they are set mirrored", () => {
    expect(textsOf(line(20, [0, ")\u05e9\u05e2\u05d5\u05ea("]))).toEqual(["(\u05e9\u05e2\u05d5\u05ea)"])
    expect(textsOf(line(20, [0, "(\u05e9\u05e2\u05d5\u05ea)"]))).toEqual(["(\u05e9\u05e2\u05d5\u05ea)"])
  })

  it("has figures alone from the right, too, and those among words of other scripts as they stand", () => {
    expect(textsOf(line(20, [0, "6.90"], [3, "3%"], [3, "\u05d7\u05dc\u05d1"]))).toEqual(["\u05d7\u05dc\u05d1 3% 6.90"])
    expect(textsOf(line(20, [0, "X"], [3, "8.90"], [3, "\u05e7\u05d2"]))).toEqual(["\u05e7\u05d2 X 8.90"])
  })

  it("leaves other columns, other lines and other scripts alone", () => {
    expect(
      textsOf(line(20, [0, "99.00"], [60, "\u05de\u05e1"]), line(40, [0, "RE"], [3, "12"], [60, "\u05dc\u05d7\u05dd"]))
    ).toEqual(["99.00", "\u05de\u05e1", "RE", "12", "\u05dc\u05d7\u05dd"])
    expect(textsOf(line(20, [0, "TOTAL"], [3, "12.00"]))).toEqual(["TOTAL", "12.00"])
  })
})
