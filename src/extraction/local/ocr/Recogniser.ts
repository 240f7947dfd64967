import * as ort from "onnxruntime-node"
import { median } from "../measures.ts"
import type { Raster } from "../../../intake/Document.ts"
import { type Crop, cropLine } from "./Crop.ts"
import type { Quad } from "./Quad.ts"

const lineHeight = 48
const widestLine = 2_400
const batchSize = 2

/** Steps between two characters, against the line's median, from which there is a space between them. */
const spaceGap = 1.6

export interface RecognisedLine {
  readonly quad: Quad
  readonly text: string
  readonly confidence: number
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

interface Glyph {
  readonly text: string
  readonly probability: number
  readonly step: number
}

const isWide = (text: string): boolean => /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/.test(text)

/** The model drops many spaces; a wide gap between two narrow characters shows them. */
const joinGlyphs = (glyphs: ReadonlyArray<Glyph>): string => {
  const gaps = glyphs.slice(1).map((glyph, i) => glyph.step - glyphs[i]!.step)
  const usual = median(gaps)
  let text = ""
  glyphs.forEach((glyph, i) => {
    const before = glyphs[i - 1]
    const wide = before !== undefined && gaps[i - 1]! > Math.max(usual * spaceGap, 2)
    if (wide && before.text !== " " && glyph.text !== " " && !isWide(before.text + glyph.text)) text += " "
    text += glyph.text
  })
  return text.trim()
}

/** Greedy CTC: the likeliest class of each step, repetitions and blanks dropped. */
const decodeSteps = (
  scores: Float32Array,
  steps: number,
  classes: number,
  dictionary: ReadonlyArray<string>
): ReadonlyArray<Glyph> => {
  const glyphs: Array<Glyph> = []
  let previous = 0
  for (let step = 0; step < steps; step++) {
    const base = step * classes
    let best = 0
    for (let i = 1; i < classes; i++) if (scores[base + i]! > scores[base + best]!) best = i
    if (best !== 0 && best !== previous) {
      glyphs.push({ text: dictionary[best - 1] ?? " ", probability: scores[base + best]!, step })
    }
    previous = best
  }
  return glyphs
}

/** Below this confidence a line was not read. */
const leastConfidence = 0.4

/** Reads lines of text; the text of a line in which nothing is readable is empty. */
export const recogniseLines = async (
  session: ort.InferenceSession,
  dictionary: ReadonlyArray<string>,
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
    const output = await session.run({ [session.inputNames[0]!]: stack(crops, width) })
    const { data, dims } = output[session.outputNames[0]!]!
    const [, steps = 0, classes = 0] = dims
    batch.forEach((quad, index) => {
      const scores = (data as Float32Array).subarray(index * steps * classes, (index + 1) * steps * classes)
      const glyphs = decodeSteps(scores, steps, classes, dictionary)
      const text = joinGlyphs(glyphs)
      const confidence = glyphs.reduce((sum, glyph) => sum + glyph.probability, 0) / Math.max(1, glyphs.length)
      lines.push(confidence > leastConfidence ? { quad, text, confidence } : { quad, text: "", confidence: 0 })
    })
  }
  return lines
}
