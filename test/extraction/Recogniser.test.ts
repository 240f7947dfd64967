import { expect, it } from "vitest"
import { europeanRecogniser } from "../../src/extraction/local/ocr/Recogniser.ts"

const { join } = europeanRecogniser({} as Parameters<typeof europeanRecogniser>[0], [])

/** The text of a line whose letters were read so. */
const joined = (letters: string) => join([...letters].map((text, step) => ({ text, probability: 1, step })))

it("takes letters among figures for the figures that they look like, and no others", () => {
  for (const [read, meant] of [
    ["l2.5O", "l2.5O"],
    ["1l.50", "11.50"],
    ["1O.50", "10.50"],
    ["14/|1/2026", "14/11/2026"],
    ["2I,90", "21,90"],
    ["OIL 1.50", "OIL 1.50"],
    ["A4 lO", "A4 lO"]
  ] as const) {
    expect(joined(read)).toBe(meant)
  }
})

it("keeps one space where several were read, and none around", () => {
  expect(joined("  Tea   2.00 ")).toBe("Tea 2.00")
})
