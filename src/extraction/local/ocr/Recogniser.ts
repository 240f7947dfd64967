import * as ort from "onnxruntime-node"
import type { Raster } from "../Document.ts"
import type { Likelihoods } from "./beamSearch.ts"
import { type Crop, cropLine } from "./Crop.ts"
import { type Glyph, joinGlyphs, readGlyphs } from "./glyphs.ts"
import type { OtherScript } from "./OtherScript.ts"
import type { LetterModel } from "./LetterModel.ts"
import type { Quad } from "./Quad.ts"
import { type Reader, readInContext } from "./readInContext.ts"

const lineHeight = 48
const widestLine = 2_400
const batchSize = 2

export interface RecognisedLine {
  readonly quad: Quad
  readonly text: string
  readonly confidence: number
  /** The script of its words, which were not read, when it is known. */
  readonly script: OtherScript | null
}

/** Lines of like width, so that little of a batch is padding. */
const batches = (quads: ReadonlyArray<Quad>): ReadonlyArray<ReadonlyArray<Quad>> => {
  const sorted = [...quads].sort((a, b) => a.width / a.height - b.width / b.height)
  return Array.from({ length: Math.ceil(sorted.length / batchSize) }, (_, i) =>
    sorted.slice(i * batchSize, (i + 1) * batchSize)
  )
}

const stack = (crops: ReadonlyArray<Crop>, width: number): ort.Tensor => {
  const values = new Float32Array(crops.length * 3 * lineHeight * width)
  crops.forEach((crop, index) => {
    for (let row = 0; row < 3 * lineHeight; row++) {
      const from = crop.values.subarray(row * crop.width, (row + 1) * crop.width)
      values.set(from, (index * 3 * lineHeight + row) * width)
    }
  })
  return new ort.Tensor("float32", values, [crops.length, 3, lineHeight, width])
}

/** The likeliest class of each step of a line, how likely it is, and how likely all of them are where that is asked. */
interface Steps {
  readonly classes: Int32Array
  readonly certainty: Float32Array
  readonly likelihoods: Likelihoods
}

/** A model that reads lines, and chooses the likeliest classes itself. */
export interface Recogniser extends Reader {
  readonly session: ort.InferenceSession
}

const run = async ({ letters, session }: Recogniser, input: ort.Tensor): Promise<ReadonlyArray<Steps>> => {
  const chosen = ["classes", "certainty"]
  const outputs = await session.run({ x: input }, letters === null ? chosen : [...chosen, "probabilities"])
  const [classes, certainty] = [outputs.classes!.data as Int32Array, outputs.certainty!.data as Float32Array]
  const likelihoods = (outputs.probabilities?.data ?? new Float32Array()) as Float32Array
  const lines = input.dims[0]!
  const part = (values: Float32Array, line: number): Float32Array =>
    values.subarray((line * values.length) / lines, ((line + 1) * values.length) / lines)
  const steps = classes.length / lines
  return Array.from({ length: lines }, (_, line) => ({
    classes: classes.subarray(line * steps, (line + 1) * steps),
    certainty: part(certainty, line),
    likelihoods: { classes: likelihoods.length / classes.length, values: part(likelihoods, line) }
  }))
}

/** PaddleOCR's own model, which reads Chinese and Latin letters. */
export const chineseRecogniser = (session: ort.InferenceSession, dictionary: ReadonlyArray<string>): Recogniser => ({
  session,
  dictionary,
  letters: null,
  read: (glyphs) => ({ text: joinGlyphs(glyphs), script: null })
})

/** The model of ours, which reads European letters, was taught to see spaces, and tells other scripts. */
export const europeanRecogniser = (
  session: ort.InferenceSession,
  dictionary: ReadonlyArray<string>,
  letters: LetterModel
): Recogniser => ({ session, dictionary, letters, read: readGlyphs })

/** Greedy CTC: the likeliest class of each step, repetitions and blanks dropped. */
const glyphsOf = ({ certainty, classes }: Steps, dictionary: ReadonlyArray<string>): ReadonlyArray<Glyph> => {
  const glyphs: Array<Glyph> = []
  classes.forEach((best, step) => {
    if (best === 0 || best === classes[step - 1]) return
    glyphs.push({ text: dictionary[best - 1] ?? " ", probability: certainty[step]!, step })
  })
  return glyphs
}

/** Below this confidence a line was not read. */
const leastConfidence = 0.4

/** Reads lines of text; the text of a line in which nothing is readable is empty. */
export const recogniseLines = async (
  recogniser: Recogniser,
  raster: Raster,
  quads: ReadonlyArray<Quad>
): Promise<ReadonlyArray<RecognisedLine>> => {
  const lines: Array<RecognisedLine> = []
  for (const batch of batches(quads)) {
    const crops = batch.map((quad) => {
      const width = Math.round((lineHeight * quad.width) / quad.height)
      return cropLine(raster, quad, lineHeight, Math.min(Math.max(width, 16), widestLine))
    })
    const width = Math.max(...crops.map((crop) => crop.width))
    const read = await run(recogniser, stack(crops, width))
    batch.forEach((quad, index) => {
      const steps = read[index]!
      const glyphs = glyphsOf(steps, recogniser.dictionary)
      const confidence = glyphs.reduce((sum, glyph) => sum + glyph.probability, 0) / Math.max(1, glyphs.length)
      lines.push(
        confidence > leastConfidence
          ? { quad, confidence, ...recogniser.read(readInContext(recogniser, glyphs, steps.likelihoods)) }
          : { quad, text: "", confidence: 0, script: null }
      )
    })
  }
  return lines
}
