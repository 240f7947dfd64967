import type * as ort from "onnxruntime-node"
import type { Raster } from "../Document.ts"
import { type Crop, cropLine } from "./Crop.ts"
import { dealOut } from "./dealOut.ts"
import { joinGlyphs, joinWords, readGlyphs, weakestFigure } from "./glyphs.ts"
import { lineHeight, type LineModel, modelOf } from "./LineModel.ts"
import type { OtherScript } from "./OtherScript.ts"
import type { Quad } from "./Quad.ts"
import type { Reader, SeenLine } from "./readInContext.ts"
import { amongPossible, glyphsOf, type Steps } from "./steps.ts"
import { visualOrder } from "./visualOrder.ts"
import { widened } from "./widened.ts"

const widestLine = 3_200

export interface RecognisedLine {
  readonly quad: Quad
  readonly text: string
  readonly confidence: number
  /** The script of its words, which were not read, when it is known. */
  readonly script: OtherScript | null
}

/** A line with what else may be seen in it, of models that tell. */
export interface LineSeen extends RecognisedLine, SeenLine {
  /** How likely the character is that is least so, of all and of words with a digit. */
  readonly weakest: number
  readonly weakestFigure: number
  /** The line as it is read with rare letters, of models that know both. */
  readonly marked?: LineSeen
}

/** How a line is cut out of the picture: how much more than its height and length, and how its length is scaled. */
export interface Cut {
  readonly taller: number
  /** In heights of the line, on both ends together. */
  readonly longer: number
  readonly stretched: number
}

const asFound: Cut = { taller: 1, longer: 0, stretched: 1 }

const cutOut = (raster: Raster, quad: Quad, { longer, stretched, taller }: Cut): Crop => {
  const wider = quad.width + longer * quad.height
  const width = Math.round(((lineHeight * wider) / quad.height) * stretched * (quad.drawnOut ?? 1))
  const cut = { ...quad, width: wider, height: quad.height * taller }
  return cropLine(raster, cut, lineHeight, Math.min(Math.max(width, 16), widestLine))
}

/** Reads lines with models that choose the likeliest classes themselves. */
export interface Recogniser extends Reader {
  /** The same model once or several times, which share the lines. */
  readonly models: ReadonlyArray<LineModel>
  /** Whether each class may be on the page, the blank first; all may where this is missing. */
  readonly possible?: ReadonlyArray<boolean>
  /** Of each letter at the end of the dictionary that the model lacks, the classes that it has for it. */
  readonly kin?: ReadonlyArray<ReadonlyArray<number>>
  /** Whether lines are read with rare letters, and not without. */
  readonly isMarked?: boolean
}

/** A model of PaddleOCR's own, which reads Chinese or Japanese, and Latin letters. */
export const packagedRecogniser = (session: ort.InferenceSession, dictionary: ReadonlyArray<string>): Recogniser => ({
  models: [modelOf(session)],
  dictionary,
  read: (glyphs) => ({ text: joinGlyphs(glyphs), script: null })
})

/**
 * The model of ours, which reads European letters, was taught to see spaces, and tells other scripts; `elsewhere` is the
 * same one in another thread, which is given two lines at once so that it never waits for this one.
 */
export const europeanRecogniser = (
  session: ort.InferenceSession,
  dictionary: ReadonlyArray<string>,
  elsewhere?: LineModel
): Recogniser => ({
  models: elsewhere === undefined ? [modelOf(session)] : [elsewhere, elsewhere, modelOf(session)],
  dictionary,
  read: readGlyphs
})

/** Figures, signs and Latin letters, which pages of every script have. */
const anywhere = /[\p{Script=Common}\p{Script=Inherited}\p{Script=Latin}]/u

/**
 * A model of ours that reads other scripts, for a page of one of them, whose letters these are. Words that run leftward it
 * sees from left to right.
 */
export const scriptRecogniser = (
  session: ort.InferenceSession,
  dictionary: ReadonlyArray<string>,
  letters: RegExp
): Recogniser => ({
  models: [modelOf(session)],
  dictionary,
  possible: [true, ...dictionary.map((one) => anywhere.test(one) || letters.test(one))],
  read: (glyphs) => ({ text: visualOrder(joinWords(glyphs)), script: null })
})

/** Below this confidence a line was not read. */
const leastConfidence = 0.4
/** A line of which each letter is at least so likely is read as it was seen. */
const doubtful = 0.95

/** Reads lines of text; the text of a line in which nothing is readable is empty. */
export const recogniseLines = async (
  recogniser: Recogniser,
  raster: Raster,
  quads: ReadonlyArray<Quad>,
  cut: Cut = asFound
): Promise<ReadonlyArray<LineSeen>> => {
  const readLine = async (model: LineModel, quad: Quad): Promise<LineSeen> => {
    const seen = await model(cutOut(raster, quad, cut))
    if (recogniser.isMarked === true) return readAs(quad, seen.marked ?? widened(seen, recogniser.kin ?? []))
    const line = readAs(quad, seen)
    return seen.marked === undefined ? line : { ...line, marked: readAs(quad, seen.marked) }
  }
  const readAs = (quad: Quad, seen: Steps): LineSeen => {
    const steps = amongPossible(seen, recogniser.possible)
    const glyphs = glyphsOf(steps, recogniser.dictionary)
    const confidence = glyphs.reduce((sum, glyph) => sum + glyph.probability, 0) / Math.max(1, glyphs.length)
    if (confidence <= leastConfidence)
      return { quad, text: "", confidence: 0, doubt: [], weakest: 0, weakestFigure: 0, script: null }
    const weakest = Math.min(1, ...glyphs.map(({ probability }) => probability))
    // what was looked at again was in doubt
    const isInDoubt = weakest < doubtful || cut !== asFound
    const doubt = isInDoubt && steps.likelihoods !== null ? [steps.likelihoods] : []
    return { quad, confidence, doubt, weakest, weakestFigure: weakestFigure(glyphs), ...recogniser.read(glyphs) }
  }
  // the longest last, which are dealt out first
  const sorted = [...quads].sort((a, b) => a.width / a.height - b.width / b.height)
  return dealOut(
    sorted,
    recogniser.models.map((model) => (quad: Quad) => readLine(model, quad))
  )
}
