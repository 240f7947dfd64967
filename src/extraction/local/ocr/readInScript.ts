import type { Raster } from "../Document.ts"
import { recogniseLines, type RecognisedLine, type Recogniser } from "./Recogniser.ts"
import { readStack, type ReadStrip, stackLines } from "./Tesseract.ts"
import { known, type Script, scripts } from "./unreadScripts.ts"

/** The model of ours for pages whose letters are these. */
export type RecogniserOf = (letters: RegExp) => Promise<Recogniser>

/** What the model of ours sees in the lines; null where that is nothing. */
const readOurselves = async (
  recogniser: Recogniser,
  raster: Raster,
  lines: ReadonlyArray<RecognisedLine>
): Promise<ReadonlyArray<ReadStrip | null>> => {
  const quads = lines.map(({ quad }) => quad)
  const read = new Map((await recogniseLines(recogniser, raster, quads)).map((line) => [line.quad, line]))
  return quads.map((quad) => {
    const { confidence, text } = read.get(quad)!
    return text === "" ? null : { text, confidence: confidence * 100 }
  })
}

/** Below this confidence, out of 100, tesseract is less often right than our model, which in Hebrew is better always. */
const [believed, isBetter] = [80, new Set([known.hebrew])]
/** Scripts of which our model knows nothing. */
const isUnknown = new Set([known.hangul, ...scripts.alike])

/** What the lines say in a script; null for one in which nothing was found. */
export const readInScript = async (
  script: Script,
  recogniserOf: RecogniserOf,
  raster: Raster,
  lines: ReadonlyArray<RecognisedLine>
): Promise<ReadonlyArray<ReadStrip | null>> => {
  const read = isBetter.has(script)
    ? lines.map(() => null)
    : await readStack(script.language, await stackLines(raster, lines), lines.length)
  if (isUnknown.has(script)) return read
  const unsure = lines.filter((_, i) => (read[i]?.confidence ?? 0) < believed)
  const recogniser = await recogniserOf(new RegExp(script.letters.source, "u"))
  const ours = new Map((await readOurselves(recogniser, raster, unsure)).map((strip, i) => [unsure[i], strip]))
  return lines.map((line, i) => ours.get(line) ?? read[i]!)
}
