import type { Raster } from "../Document.ts"
import { recogniseLines, type RecognisedLine, type Recogniser } from "./Recogniser.ts"
import { readStack, type ReadStrip, stackLines } from "./Tesseract.ts"
import type { Script, ScriptModel } from "./unreadScripts.ts"

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
  { believed, language, letters, model }: Script,
  recogniserOf: RecogniserOf,
  raster: Raster,
  lines: Lines
): Promise<Strips> => {
  const theirs: Strips =
    believed === null ? [] : await readStack(language, await stackLines(raster, lines), lines.length)
  if (model === null) return theirs
  const unsure = lines.filter((_, i) => believed === null || (theirs[i]?.confidence ?? 0) < believed)
  const recogniser = await recogniserOf(model, new RegExp(letters.source, "u"))
  const ours = new Map((await readOurselves(recogniser, raster, unsure)).map((strip, i) => [unsure[i], strip]))
  return lines.map((line, i) => ours.get(line) ?? theirs[i] ?? null)
}
