import type { Raster } from "../Document.ts"
import { isNumeric, letterCount } from "../measures.ts"
import { type UnreadScript, withFigures } from "./OtherScript.ts"
import { type RecogniserOf, readInScript } from "./readInScript.ts"
import type { RecognisedLine } from "./Recogniser.ts"
import { readStack, type ReadStrip, stackLines } from "./Tesseract.ts"
import { known, type Script, scripts } from "./unreadScripts.ts"

/** The pairs that may be, the likeliest first, from what was made of the lines. */
const inOrder = (lines: ReadonlyArray<RecognisedLine>, hasOther: boolean): ReadonlyArray<ReadonlyArray<Script>> => {
  const { alike, leftward, marked, square } = scripts
  // our model tells words of the others where it sees them
  if (!hasOther) return [alike]
  const text = lines.map((line) => line.text).join(" ")
  const characters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  if (characters * 5 > letterCount(text)) return [square, leftward, marked, alike]
  const { unread, worded } = countWorded(lines)
  return unread * 2 < worded ? [alike, leftward, marked, square] : [leftward, marked, square, alike]
}

/** Longest lines that are asked which script they are. */
const witnesses = 6
/** Confidence, out of 100, and share of the script's own letters from which a page may be of that script. */
const [leastConfidence, leastShare] = [30, 0.5]
/** Confidence from which no other pair is asked; the likeliest pair needs less where its other script explains little. */
const [sure, lead] = [50, 3]

/** Below this confidence a line may be of another script. */
const doubtful = 0.6

/** Lines that are no numbers, and how many of them could not be read. */
export const countWorded = (
  lines: ReadonlyArray<RecognisedLine>
): { readonly worded: number; readonly unread: number } => {
  const worded = lines.filter(({ text }) => !isNumeric(text))
  return { worded: worded.length, unread: worded.filter(({ confidence }) => confidence < doubtful).length }
}

/** How well a script explains the witnesses: mean confidence, given that its own letters are most of the letters. */
const explains = (script: Script, strips: ReadonlyArray<ReadStrip | null>): number => {
  const read = strips.filter((strip) => strip !== null)
  const text = read.map((strip) => strip.text).join(" ")
  const letters = letterCount(text)
  const own = text.match(script.letters)?.length ?? 0
  if (letters < 12 || own / letters < leastShare) return 0
  const words = text.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []
  const mixed = words.filter((word) => /\p{L}/u.test(word) && /\p{N}/u.test(word)).length
  const confidence = read.reduce((sum, strip) => sum + strip.confidence, 0) / Math.max(1, read.length)
  // a wrong script shows in words with digits among their letters
  return confidence * (1 - mixed / Math.max(1, words.length))
}

const findScript = async (
  raster: Raster,
  lines: ReadonlyArray<RecognisedLine>,
  hasOther: boolean
): Promise<{ readonly script: Script; readonly confidence: number } | null> => {
  const longest = lines
    .filter(({ text }) => !isNumeric(text))
    .sort((a, b) => b.quad.width - a.quad.width)
    .slice(0, witnesses)
  if (longest.length < 2) return null
  const stack = await stackLines(raster, longest)
  let best: Script | null = null
  let bestConfidence = leastConfidence
  for (const [place, pair] of inOrder(lines, hasOther).entries()) {
    const found = await Promise.all(
      pair.map(async (one) => ({
        one,
        confidence: explains(one, await readStack(one.language, stack, longest.length))
      }))
    )
    for (const { confidence, one } of found) if (confidence > bestConfidence) [best, bestConfidence] = [one, confidence]
    const second = Math.min(...found.map(({ confidence }) => confidence))
    if (bestConfidence > sure || (place === 0 && best !== null && bestConfidence > second * lead)) break
  }
  return best === null ? null : { script: best, confidence: bestConfidence }
}

export interface Reread {
  readonly lines: ReadonlyArray<RecognisedLine>
  /** Whether the script was beyond doubt, so that the text needs no other proof. */
  readonly isCertain: boolean
}

/**
 * Reads the page again when it is of a script that was not read; numbers are kept as they were, for they were
 * read better. Null when no other script explains the page. The script is found unless it is
 * certain already; where no line is of a script that our model does not read, few come into question.
 */
export const rereadInItsScript = async (
  recogniserOf: RecogniserOf,
  raster: Raster,
  lines: ReadonlyArray<RecognisedLine>,
  certain: UnreadScript | null,
  hasOther: boolean
): Promise<Reread | null> => {
  const found =
    certain === null ? await findScript(raster, lines, hasOther) : { script: known[certain], confidence: 100 }
  if (found === null) return null
  // where our model told the script, what it read in its own letters stays
  const isTold = lines.some(({ script }) => script !== null)
  const worded = lines.filter(
    ({ confidence, script, text }) => script !== null || (!isNumeric(text) && (!isTold || confidence < doubtful))
  )
  const strips = await readInScript(found.script, recogniserOf, raster, worded)
  const reread = new Map(
    worded.flatMap((line, index) => {
      const strip = strips[index]
      // what neither could read is no text
      return strip == null || strip.text === "" || (line.text === "" && strip.confidence < leastConfidence)
        ? []
        : [
            [
              line,
              {
                ...line,
                text: line.script === null ? strip.text : withFigures(strip.text, line.text),
                confidence: strip.confidence / 100
              }
            ] as const
          ]
    })
  )
  return { lines: lines.map((line) => reread.get(line) ?? line), isCertain: found.confidence > sure }
}
