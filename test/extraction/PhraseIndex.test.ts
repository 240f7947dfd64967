import { describe, expect, it } from "vitest"
import { phraseIndex } from "../../src/extraction/local/reading/phraseIndex.ts"

const phrases = [
  { letters: "総計", tolerance: 0 },
  { letters: "tip", tolerance: 0 },
  { letters: "subtotal", tolerance: 1 },
  { letters: "amountpaidincash", tolerance: 2 }
]
const told = phraseIndex(phrases)

/** The text with one letter more, less or another one at each place. */
const damaged = (text: string): ReadonlyArray<string> =>
  [...text].flatMap((_, at) => [
    text.slice(0, at) + "z" + text.slice(at),
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + "z" + text.slice(at + 1)
  ])

describe("an index of phrases", () => {
  it("tells a phrase wherever it stands, in the order of the list", () => {
    expect(told("thesubtotalandtip")).toEqual([1, 2])
    expect(told("本日の総計")).toEqual([0])
  })

  it("tells it with as many letters wrong as it allows, whichever they are", () => {
    for (const text of damaged("subtotal")) expect(told(`the${text}is`), text).toEqual([2])
    for (const text of damaged("amountpaidincash").flatMap(damaged)) expect(told(text), text).toEqual([3])
  })

  it("tells none of which no part stands in the text", () => {
    expect(told("sxbtxtxl")).toEqual([])
    expect(told("")).toEqual([])
  })
})
