import type * as ort from "onnxruntime-node"
import { describe, expect, it } from "vitest"
import { lookAgain } from "../../src/extraction/local/ocr/lookAgain.ts"
import { europeanRecogniser, recogniseLines } from "../../src/extraction/local/ocr/Recogniser.ts"

const dictionary = [..."AEFLOR0£"]
const raster = { width: 400, height: 60, pixels: new Uint8Array(400 * 60 * 3) }
const quad = { x: 200, y: 30, width: 300, height: 30, angle: 0 }

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

describe("a line that was read", () => {
  it("surely is looked at once", async () => {
    expect(await modelThatSees([["FLOOR", sure]])).toEqual({ text: "FLOOR", asked: 1 })
  })

  it("with a doubtful letter is looked at twice, and believed where the second look agrees", async () => {
    const doubtful: Look = ["FLOOR", [0.99, 0.99, 0.5, 0.99, 0.99]]
    expect(await modelThatSees([doubtful, ["FLOOR", sure]])).toEqual({ text: "FLOOR", asked: 2 })
  })

  it("otherwise by two more looks that agree is believed to be what they say", async () => {
    const first: Look = ["FL0OR", [0.99, 0.99, 0.6, 0.99, 0.99]]
    const other: Look = ["FLOOR", [0.99, 0.99, 0.9, 0.99, 0.99]]
    expect(await modelThatSees([first, other, other])).toEqual({ text: "FLOOR", asked: 3 })
  })

  it("otherwise by each look stays as it was found", async () => {
    const first: Look = ["FLOOR", [0.99, 0.99, 0.6, 0.99, 0.99]]
    expect(await modelThatSees([first, ["FL0OR", sure], ["FLEOR", sure]])).toEqual({ text: "FLOOR", asked: 3 })
  })

  it("with a letter twice that a closer look sees once keeps both", async () => {
    const doubtful: Look = ["FLOOR", [0.99, 0.99, 0.5, 0.99, 0.99]]
    const squeezed: Look = ["FLOR", sure]
    expect(await modelThatSees([doubtful, squeezed, squeezed])).toEqual({ text: "FLOOR", asked: 3 })
  })

  it("without the sign of a currency is given none by closer looks", async () => {
    const other: Look = ["FL£OR", sure]
    expect(await modelThatSees([["FLEOR", [0.99, 0.99, 0.5, 0.99, 0.99]], other, other])).toEqual({
      text: "FLEOR",
      asked: 3
    })
  })

  it("not at all stays unread", async () => {
    expect(await modelThatSees([["FLOOR", [0.1, 0.1, 0.1, 0.1, 0.1]]])).toEqual({ text: "", asked: 1 })
  })
})
