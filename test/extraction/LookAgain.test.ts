import type * as ort from "onnxruntime-node"
import { describe, expect, it } from "vitest"
import { lookAgain } from "../../src/extraction/local/ocr/lookAgain.ts"
import { europeanRecogniser, recogniseLines } from "../../src/extraction/local/ocr/Recogniser.ts"

const dictionary = [..."1458.£AR "]
const raster = { width: 400, height: 60, pixels: new Uint8Array(400 * 60 * 3) }
const quad = { x: 200, y: 30, width: 200, height: 30, angle: 0 }

type Look = readonly [text: string, certainty: ReadonlyArray<number>]

/** A model that answers its looks in this order, each letter followed by a blank, and how often it was asked. */
const modelThatSees = (looks: ReadonlyArray<Look>) => {
  let asked = 0
  const run = () => {
    const [text, certainty] = looks[asked++]!
    const steps = [...text].flatMap((letter, at) => [
      [dictionary.indexOf(letter) + 1, certainty[at]!],
      [0, 1]
    ])
    return Promise.resolve({
      classes: { data: Int32Array.from(steps, ([best]) => best!) },
      certainty: { data: Float32Array.from(steps, ([, likely]) => likely!) }
    })
  }
  const recogniser = europeanRecogniser({ run } as unknown as ort.InferenceSession, dictionary)
  const read = async () => {
    const first = await recogniseLines(recogniser, raster, [quad])
    const [line] = await lookAgain(recogniser, raster, first)
    return { text: line!.text, asked }
  }
  return read()
}

const sure = [0.99, 0.99, 0.99, 0.99, 0.99]
const third = [0.99, 0.99, 0.5, 0.99, 0.99]

describe("a line that was read", () => {
  it("surely is looked at once", async () => {
    expect(await modelThatSees([["44.51", sure]])).toEqual({ text: "44.51", asked: 1 })
  })

  it("with a doubtful letter of a word is looked at twice, and stays: its neighbours tell it", async () => {
    const looks: ReadonlyArray<Look> = [
      ["RAR 4", third],
      ["AAR 4", sure]
    ]
    expect(await modelThatSees(looks)).toEqual({ text: "RAR 4", asked: 2 })
  })

  it("with a doubtful letter where no word is is looked at once", async () => {
    expect(await modelThatSees([["A. £.", third]])).toEqual({ text: "A. £.", asked: 1 })
  })

  it("with a doubtful figure is looked at twice, and believed where the second look agrees", async () => {
    expect(
      await modelThatSees([
        ["44.51", third],
        ["44.51", sure]
      ])
    ).toEqual({ text: "44.51", asked: 2 })
  })

  it("otherwise by two more looks that agree is believed to be what they say", async () => {
    const other: Look = ["48.51", sure]
    expect(await modelThatSees([["45.51", third], other, other])).toEqual({ text: "48.51", asked: 3 })
  })

  it("otherwise by each look stays as it was found", async () => {
    const looks: ReadonlyArray<Look> = [
      ["45.51", third],
      ["48.51", sure],
      ["41.51", sure]
    ]
    expect(await modelThatSees(looks)).toEqual({ text: "45.51", asked: 3 })
  })

  it("with a figure twice that a closer look sees once keeps both", async () => {
    const squeezed: Look = ["4.51", sure]
    expect(await modelThatSees([["44.51", third], squeezed, squeezed])).toEqual({ text: "44.51", asked: 3 })
  })

  it("without the sign of a currency is given none by closer looks", async () => {
    const other: Look = ["£4.51", sure]
    expect(await modelThatSees([["84.51", third], other, other])).toEqual({ text: "84.51", asked: 3 })
  })

  it("not at all stays unread", async () => {
    expect(await modelThatSees([["44.51", [0.1, 0.1, 0.1, 0.1, 0.1]]])).toEqual({ text: "", asked: 1 })
  })
})
