import type { Raster } from "../Document.ts"
import { isNumeric } from "../measures.ts"
import { lettersOfArabic } from "./lettersOfArabic.ts"
import { leavesOut } from "./leavesOut.ts"
import { mayBeMistaken, wasMistaken } from "./mistakenWords.ts"
import { oneSetOfDigits } from "./oneSetOfDigits.ts"
import { type UnreadScript, withFigures } from "./OtherScript.ts"
import { recogniseLines, type RecognisedLine, type Recogniser } from "./Recogniser.ts"
import { readStacked, type ReadStrip } from "./Tesseract.ts"
import { spelledInThai } from "./spelledInThai.ts"
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

/** A word, or what is measured and counted in every script. */
const latinWord = /(?<!\p{L})(?:\p{Script=Latin}{3,}|kg|g|ml|l|cm|mm|m|pc|x)(?!\p{L})/iu

/** "manд", "kv": small letters, and no word in Latin ones among them. */
const isStrange = ({ text }: RecognisedLine): boolean => /\p{Ll}/u.test(text) && !latinWord.test(text)

/** Whether the European model may have left out words of the page's script, or taken them for its own. */
const isHalfRead = (line: RecognisedLine): boolean =>
  line.script !== null || datedInWords.test(line.text) || leavesOut(line) || isStrange(line)

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
  const worded = new Set(
    lines.filter((line) => isHalfRead(line) || (!isNumeric(line.text) && line.confidence < doubtful))
  )
  const read = unreadScripts[script]
  // apart, for tesseract reads a line as it learned from those beside it
  const groups = [[...worded], lines.filter((line) => !worded.has(line) && mayBeMistaken(line))]
  const stripOf = new Map<RecognisedLine, ReadStrip | null>()
  for (const group of groups) {
    const strips = await readInScript(read, recogniserOf, raster, group)
    group.forEach((line, index) => stripOf.set(line, strips[index]!))
  }
  const reread = lines.map((line) => {
    const strip = stripOf.get(line) ?? null
    const isNothing = strip === null || strip.text === "" || (line.text === "" && strip.confidence < least)
    const isLatin = () => (leavesOut(line) || isStrange(line)) && !read.letters.test(strip!.text)
    if (isNothing || isLatin() || !(worded.has(line) || wasMistaken(line, strip, read.letters)))
      return { ...line, text: withOwnSign(read, line.text) }
    const written = oneSetOfDigits(strip.text)
    const text = isHalfRead(line) ? withFigures(written, line.text) : written
    return { ...line, text: withOwnSign(read, text), confidence: strip.confidence / 100 }
  })
  const texts = reread.map(({ text }) => text)
  const spelled = script === "arabic" ? lettersOfArabic(texts) : script === "thai" ? texts.map(spelledInThai) : texts
  return reread.map((line, index) => ({ ...line, text: spelled[index]! }))
}
