import type { Raster } from "../Document.ts"
import { isNumeric } from "../measures.ts"
import { oneSetOfDigits } from "./oneSetOfDigits.ts"
import { type UnreadScript, withFigures } from "./OtherScript.ts"
import { recogniseLines, type RecognisedLine, type Recogniser } from "./Recogniser.ts"
import { readStacked, type ReadStrip } from "./Tesseract.ts"
import { type Script, type ScriptModel, unreadScripts, withOwnSign } from "./unreadScripts.ts"

/** A model of ours for pages whose letters are these. */
export type RecogniserOf = (model: ScriptModel, letters: RegExp) => Promise<Recogniser>

type Lines = ReadonlyArray<Pick<RecognisedLine, "quad">>
type Strips = ReadonlyArray<ReadStrip | null>

/** What a model of ours sees in the lines; null where that is nothing. */
const readOurselves = async (recogniser: Recogniser, raster: Raster, lines: Lines): Promise<Strips> => {
  const quads = lines.map(({ quad }) => quad)
  const read = new Map((await recogniseLines(recogniser, raster, quads)).map((line) => [line.quad, line]))
  return quads.map((quad) => {
    const { confidence, text } = read.get(quad)!
    return text === "" ? null : { text, confidence: confidence * 100 }
  })
}

/** What the lines say in a script; null for one in which nothing was found. A model of ours reads what tesseract doubts. */
export const readInScript = async (
  { letters, model, tesseract }: Script,
  recogniserOf: RecogniserOf,
  raster: Raster,
  lines: Lines
): Promise<Strips> => {
  const [recogniser, theirs] = await Promise.all([
    recogniserOf(model, letters),
    tesseract === null ? [] : readStacked(tesseract.language, raster, lines)
  ])
  const unsure = lines.filter((_, i) => tesseract === null || (theirs[i]?.confidence ?? 0) < tesseract.believed)
  const ours = new Map((await readOurselves(recogniser, raster, unsure)).map((strip, i) => [unsure[i], strip]))
  return lines.map((line, i) => ours.get(line) ?? theirs[i] ?? null)
}

/** Confidence below which what the European model read in its own letters may be of the page's script. */
const doubtful = 0.6
/** "14 ธ.ค. 2566": what stands between the day and the year of a Buddhist date is a month, whatever it was taken for. */
const datedInWords = /(?<!\d)\d{1,2}\s?[^\d\s:/-][^\d:/]{1,16}25\d{2}(?!\d)/
/** Confidence, out of 100, from which something is text that the European model could not read at all. */
const least = 30

/** In heights of a line: what a letter takes with room to spare, and what stands at the ends of a line. */
const [widestLetter, ends] = [0.6, 1.2]
const emptyBracket = /[[(（]\s?[)\]）]/u

/** "1L" for "우유 1L", "[]" for "[판매]": what was read is too short for its line, or its bracket holds nothing. */
const leavesOut = ({ quad, text }: RecognisedLine): boolean =>
  text !== "" && (quad.width > quad.height * (text.length * widestLetter + ends) || emptyBracket.test(text))

/** Whether the European model may have left out words of the page's script. */
const isHalfRead = (line: RecognisedLine): boolean =>
  line.script !== null || datedInWords.test(line.text) || leavesOut(line)

/**
 * The lines of a page whose script the European model told, read in it. What that model read in its own letters stays, and
 * so do numbers, which it reads better.
 */
export const rereadInScript = async (
  script: UnreadScript,
  recogniserOf: RecogniserOf,
  raster: Raster,
  lines: ReadonlyArray<RecognisedLine>
): Promise<ReadonlyArray<RecognisedLine>> => {
  const worded = lines.filter((line) => isHalfRead(line) || (!isNumeric(line.text) && line.confidence < doubtful))
  const read = unreadScripts[script]
  const strips = await readInScript(read, recogniserOf, raster, worded)
  const stripOf = new Map(worded.map((line, index) => [line, strips[index]]))
  return lines.map((line) => {
    const strip = stripOf.get(line) ?? null
    const isNothing = strip === null || strip.text === "" || (line.text === "" && strip.confidence < least)
    if (isNothing || (leavesOut(line) && !read.letters.test(strip.text)))
      return { ...line, text: withOwnSign(read, line.text) }
    const written = oneSetOfDigits(strip.text)
    const text = isHalfRead(line) ? withFigures(written, line.text) : written
    return { ...line, text: withOwnSign(read, text), confidence: strip.confidence / 100 }
  })
}
