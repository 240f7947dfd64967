import type { Raster } from "../Document.ts"
import { letterCount } from "../measures.ts"
import type { LetterModel } from "./LetterModel.ts"
import { lookAgain } from "./lookAgain.ts"
import { asOnPage, hasRareLetters } from "./asOnPage.ts"
import { otherScriptOf, type UnreadScript } from "./OtherScript.ts"
import type { Quad } from "./Quad.ts"
import { inTraditional } from "./inTraditional.ts"
import { narrowDrawnOut } from "./narrowPrint.ts"
import { readInContext } from "./readInContext.ts"
import { isJapanese, readJapanese } from "./readJapanese.ts"
import { recogniseLines, type RecognisedLine, type Recogniser } from "./Recogniser.ts"

export interface Recognisers {
  readonly european: Recogniser
  /** Of the same classes; it errs on other letters, since all of it learned from other lines. */
  readonly second: Recogniser
  readonly letters: LetterModel
  readonly chinese: Recogniser
  /** Loaded when the first Japanese page comes. */
  readonly japanese: () => Promise<Recogniser>
}

/** A line of European letters is read with at least this confidence; what is less may be of another script. */
const sure = 0.85
/** Chinese characters are believed from this confidence on where our model tells another script. */
const likely = 0.5
/** From this share of unsure lines on, of at least so many, the page is of another script or hardly legible. */
const [foreignShare, fewestWorded] = [0.35, 4]

/** Of a page in European letters at least this share is read surely where the other model finds Chinese on it. */
const leastLegible = 0.3
/** Of what is read of a Chinese page at least this share is Chinese characters; of a faint one without them some are guessed. */
const leastChinese = 0.1

const hanIn = (text: string): number => text.match(/[\p{Script=Han}\u3041-\u30fa]/gu)?.length ?? 0

const hasHan = (text: string): boolean => hanIn(text) > 0

/** A card's number as tills hide it, beside which our model, that was shown few, loses the card's name. */
const isMasked = (text: string): boolean => /[*x]{4}/i.test(text)

const isUnsure = ({ confidence, script }: RecognisedLine): boolean => confidence < sure || script !== null

const lettersOf = (lines: ReadonlyArray<RecognisedLine>): number =>
  lines.reduce((sum, { text }) => sum + letterCount(text), 0)

const isChinese = (lines: ReadonlyArray<RecognisedLine>): boolean =>
  lines.reduce((sum, { text }) => sum + hanIn(text), 0) >= lettersOf(lines) * leastChinese

/** Characters that were surely read. */
const legibility = (lines: ReadonlyArray<RecognisedLine>): number =>
  lines.reduce((sum, line) => sum + (isUnsure(line) ? 0 : letterCount(line.text)), 0)

const isForeign = (lines: ReadonlyArray<RecognisedLine>): boolean => {
  const worded = lines.filter(({ text }) => text === "" || letterCount(text) * 2 > text.length)
  const unsure = worded.filter(isUnsure).length
  return worded.length >= fewestWorded && unsure >= worded.length * foreignShare
}

/** The lines with those letters put right that look alike in two scripts. */
const onOnePage = (lines: ReadonlyArray<RecognisedLine>): ReadonlyArray<RecognisedLine> => {
  const texts = asOnPage(lines.map(({ text }) => text))
  return lines.map(({ confidence, quad, script }, index) => ({ confidence, quad, script, text: texts[index]! }))
}

export interface ReadLines {
  readonly lines: ReadonlyArray<RecognisedLine>
  /** The script in which the page has to be read again, when it is known. */
  readonly script: UnreadScript | null
}

/**
 * Reads lines with the model of European letters, doubtful figures again and doubtful letters in context; it also tells
 * pages of other scripts. A page of which it is unsure is read with the Chinese model too, and the one that reads more of
 * it surely is believed; elsewhere that model is asked for hidden card numbers, and on a page with Chinese characters for
 * what is unsure, which counts where it sees them more surely. What it reads on a Japanese page is read again with the
 * Japanese model; of a page in traditional Chinese no character is a simplified one.
 */
export const readLines = async (
  { chinese, european, japanese, letters, second }: Recognisers,
  raster: Raster,
  quads: ReadonlyArray<Quad>
): Promise<ReadLines> => {
  const plain = await narrowDrawnOut(european, raster, await recogniseLines(european, raster, quads))
  const script = otherScriptOf(onOnePage(plain))
  const marked = plain.map((line) => line.marked ?? line)
  const isMarked = script === null && hasRareLetters(marked.map(({ text }) => text))
  const read = isMarked ? marked : plain
  const lines = onOnePage(read)
  const settled = async () => {
    const seen = await lookAgain({ ...european, isMarked }, { ...second, isMarked }, raster, read)
    return onOnePage(readInContext(european, letters, seen))
  }
  const orJapanese = async (inChinese: ReadonlyArray<RecognisedLine>): Promise<ReadLines> => {
    const isKana = script === "kana" || isJapanese(inChinese)
    if (isKana) return { lines: await readJapanese(await japanese(), raster, inChinese), script: null }
    const texts = inTraditional(inChinese.map(({ text }) => text))
    return { lines: inChinese.map((line, index) => ({ ...line, text: texts[index]! })), script: null }
  }
  if (script === "han" || script === "kana") return orJapanese(await recogniseLines(chinese, raster, quads))
  if (script !== null) return { lines, script }
  if (isForeign(lines)) {
    const others = await recogniseLines(chinese, raster, quads)
    const isOurs =
      legibility(lines) >= Math.max(legibility(others), isChinese(others) ? lettersOf(lines) * leastLegible : 0)
    if (!isOurs) return orJapanese(others)
    return { lines: await settled(), script: null }
  }
  const seen = await settled()
  const hasHanWords = seen.some(({ script }) => script === "han" || script === "kana")
  const unsure = seen.filter((line) => (hasHanWords && isUnsure(line)) || isMasked(line.text))
  const again =
    unsure.length === 0
      ? []
      : await recogniseLines(
          chinese,
          raster,
          unsure.map(({ quad }) => quad)
        )
  const first = new Map(seen.map((line) => [line.quad, line]))
  const isBetter = ({ confidence, quad, text }: RecognisedLine): boolean => {
    const { confidence: before, script } = first.get(quad)!
    return isMasked(text) ? confidence >= sure : confidence > (script === null ? before : likely) && hasHan(text)
  }
  const found = await orJapanese(again.filter(isBetter))
  const better = new Map(found.lines.map((line) => [line.quad, line]))
  return { ...found, lines: seen.map((line) => better.get(line.quad) ?? line) }
}
