import type * as ort from "onnxruntime-node"
import { describe, expect, it } from "vitest"
import { lookAgain } from "../../src/extraction/local/ocr/lookAgain.ts"
import { europeanRecogniser, recogniseLines } from "../../src/extraction/local/ocr/Recogniser.ts"

const dictionary = [..."1458.:£@AR "]
const raster = { width: 400, height: 60, pixels: new Uint8Array(400 * 60 * 3) }
const quad = { x: 200, y: 30, width: 200, height: 30, angle: 0 }

type Look = readonly [text: string, certainty: ReadonlyArray<number>]

/** A model that answers its looks in this order, each letter followed by a blank. */
const modelThatSees = (looks: ReadonlyArray<Look>) => {
  let asked = 0
  const run = () => {
    const [text, certainty] = looks[asked++]!
    const steps = [...text].flatMap((letter, at) => [
      [dictionary.indexOf(letter) + 1, certainty[at]!],
      [0, 1]
    ])
    const likelihoods = new Float32Array(steps.length * (dictionary.length + 1))
    steps.forEach(([best, likely], at) => (likelihoods[at * (dictionary.length + 1) + best!] = likely!))
    return Promise.resolve({
      classes: { data: Int32Array.from(steps, ([best]) => best!) },
      certainty: { data: Float32Array.from(steps, ([, likely]) => likely!) },
      probabilities: { data: likelihoods }
    })
  }
  const recogniser = europeanRecogniser({ run } as unknown as ort.InferenceSession, dictionary)
  return { recogniser, asked: () => asked }
}

/** A line as it is believed after these looks, how often the model was asked, and the second model. */
const lineSeenAs = async (looks: ReadonlyArray<Look>, opinions: ReadonlyArray<Look> = []) => {
  const [first, second] = [modelThatSees(looks), modelThatSees(opinions)]
  const found = await recogniseLines(first.recogniser, raster, [quad])
  const [line] = await lookAgain(first.recogniser, second.recogniser, raster, found)
  return { text: line!.text, asked: first.asked(), opinions: second.asked(), looks: line!.doubt.length }
}

const sure = [0.99, 0.99, 0.99, 0.99, 0.99]
const third = [0.99, 0.99, 0.5, 0.99, 0.99]
const [sureThroughout, doubtfulFirst] = [Array<number>(8).fill(0.99), [0.5, ...Array<number>(7).fill(0.99)]]

describe("a line that was read", () => {
  it("surely is looked at once", async () => {
    expect(await lineSeenAs([["44.51", sure]])).toMatchObject({ text: "44.51", asked: 1 })
  })

  it("with a doubtful letter of a word is shown to a second model, which settles it where it agrees", async () => {
    const line = await lineSeenAs([["RAR 4", third]], [["RAR 4", sure]])
    expect(line).toEqual({ text: "RAR 4", asked: 1, opinions: 1, looks: 2 })
  })

  it("otherwise by the second model is looked at again, and stays: its neighbours tell it", async () => {
    const looks: ReadonlyArray<Look> = [
      ["RAR 4", third],
      ["AAR 4", sure]
    ]
    const line = await lineSeenAs(looks, [["AAR 4", sure]])
    expect(line).toEqual({ text: "RAR 4", asked: 2, opinions: 1, looks: 3 })
  })

  it("not at all by the second model is told by the first one's looks", async () => {
    const looks: ReadonlyArray<Look> = [
      ["RAR 4", third],
      ["AAR 4", sure]
    ]
    expect(await lineSeenAs(looks, [["", []]])).toMatchObject({ opinions: 1, looks: 2 })
  })

  it("with a doubtful letter where no word is is looked at once", async () => {
    expect(await lineSeenAs([["A. £.", third]])).toMatchObject({ text: "A. £.", asked: 1 })
  })

  it("with a doubtful figure is believed where the second model agrees", async () => {
    const line = await lineSeenAs([["44.51", third]], [["44.51", sure]])
    expect(line).toMatchObject({ text: "44.51", asked: 1, opinions: 1 })
  })

  it("otherwise by both models' other looks is believed to be what all three are likeliest to say", async () => {
    const other: Look = ["48.51", sure]
    const line = await lineSeenAs([["45.51", third], other], [other])
    expect(line).toMatchObject({ text: "48.51", asked: 2, opinions: 1 })
  })

  it("otherwise by each look is believed to be what is likeliest, which the surest look says", async () => {
    const looks: ReadonlyArray<Look> = [
      ["45.51", third],
      ["41.51", [0.99, 0.7, 0.99, 0.99, 0.99]]
    ]
    expect(await lineSeenAs(looks, [["48.51", sure]])).toMatchObject({ text: "48.51", asked: 2, opinions: 1 })
  })

  it("with a figure twice that other looks see once keeps both", async () => {
    const squeezed: Look = ["4.51", sure]
    expect(await lineSeenAs([["44.51", third], squeezed], [squeezed])).toMatchObject({ text: "44.51" })
  })

  it("without the sign of a currency is given none by other looks", async () => {
    const other: Look = ["£4.51", sure]
    expect(await lineSeenAs([["84.51", third], other], [other])).toMatchObject({ text: "84.51" })
  })

  it.each([
    ["an amount", "44.51", "44:51"],
    ["a count before its word", "4 ARA", "4ARA "],
    ["a word", "8 AAARAR", "8 AAA1AR"],
    ["the price of one of several", "4 @ 1", "4 8 1"]
  ])("with a doubtful figure stays %s, whatever other looks say", async (_, text, seen) => {
    const other: Look = [seen, sureThroughout]
    expect(await lineSeenAs([[text, doubtfulFirst], other], [other])).toMatchObject({ text, opinions: 1 })
  })

  it("not at all stays unread", async () => {
    expect(await lineSeenAs([["44.51", [0.1, 0.1, 0.1, 0.1, 0.1]]])).toMatchObject({ text: "", asked: 1 })
  })
})
