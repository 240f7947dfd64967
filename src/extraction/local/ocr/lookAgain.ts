import type { Raster } from "../Document.ts"
import { letterCount, occurrences } from "../measures.ts"
import { likeliestReadings, noContext } from "./likeliestReadings.ts"
import { losesOneOfPair } from "./losesOneOfPair.ts"
import { marksOf } from "./marksOf.ts"
import type { Quad } from "./Quad.ts"
import { type Cut, type LineSeen, recogniseLines, type Recogniser } from "./Recogniser.ts"

/** A line of which each character is at least so likely is looked at once. */
const doubtful = 0.8

/** Wider lines, in heights, are addresses and prose, whose figures are nobody's amount and whose words nobody's name. */
const [widestOfFigures, widestOfWords] = [8, 12]
/** Of fewer letters there is no word. */
const fewestLetters = 3

/** Of a dozen the one that mended most lines of other shops; it errs on other letters than the line as it was found. */
const closer: Cut = { taller: 1.12, longer: 0.2, stretched: 1 }
/** By the other model, as the line was found. */
const unchanged: Cut = { taller: 1, longer: 0, stretched: 1 }

/** Amounts, and the sign before what one of several costs: closer looks lose none. */
const kept = /\d[.,]\d{2}(?!\d)|@/g
/** A word that touches a count, or has a figure in it: closer looks make none. */
const mixed = /\d\p{L}{3}|\p{L}{3}\d\p{L}/gu

/** Whether what all looks say together may stand for what was found. */
const isBelieved = (first: string, text: string): boolean =>
  !losesOneOfPair(first, text) &&
  marksOf(first) === marksOf(text) &&
  occurrences(text, kept) >= occurrences(first, kept) &&
  occurrences(text, mixed) <= occurrences(first, mixed)

const isRead = ({ script, text }: LineSeen): boolean => text !== "" && script === null

type Looks = ReadonlyMap<Quad, LineSeen>

/** What a look read of a line, if anything. */
const readAt = (looks: Looks, { quad }: LineSeen): LineSeen | undefined => {
  const look = looks.get(quad)
  return look !== undefined && isRead(look) ? look : undefined
}

/** A figure in doubt, which no context can tell. */
const hasDoubtfulFigure = ({ quad, weakestFigure }: LineSeen): boolean =>
  weakestFigure < doubtful && quad.width <= quad.height * widestOfFigures

/** A letter in doubt, which its neighbours tell the better, the oftener it was seen. */
const hasDoubtfulWord = ({ quad, text, weakest }: LineSeen): boolean =>
  weakest < doubtful && letterCount(text) >= fewestLetters && quad.width <= quad.height * widestOfWords

/**
 * Looks at lines again in which a character is doubtful: with a second model, and once more where that reads them otherwise.
 * What they are together likeliest to say is believed of figures: that mends twice as many damaged ones as to ask for two
 * looks of one model that agree (`scripts/recogniser/measure-looks.mjs`). Letters have a context, in which `readInContext`
 * reads all the looks.
 */
export const lookAgain = async (
  recogniser: Recogniser,
  other: Recogniser,
  raster: Raster,
  lines: ReadonlyArray<LineSeen>
): Promise<ReadonlyArray<LineSeen>> => {
  const look = async (by: Recogniser, at: ReadonlyArray<LineSeen>, cut: Cut): Promise<Looks> => {
    const quads = at.map(({ quad }) => quad)
    return new Map((await recogniseLines(by, raster, quads, cut)).map((line) => [line.quad, line]))
  }
  const likeliest = (line: LineSeen): string =>
    likeliestReadings(line.doubt, recogniser.dictionary, noContext)
      .map(({ glyphs }) => recogniser.read(glyphs))
      .find(({ script, text }) => script === null && isBelieved(line.text, text))?.text ?? line.text
  const inDoubt = lines.filter((line) => isRead(line) && (hasDoubtfulFigure(line) || hasDoubtfulWord(line)))
  const opinions = await look(other, inDoubt, unchanged)
  const unsettled = inDoubt.filter((line) => opinions.get(line.quad)!.text !== line.text)
  const again = await look(recogniser, unsettled, closer)
  return lines.map((line) => {
    const others = [again, opinions].flatMap((looks) => readAt(looks, line) ?? [])
    const seen = { ...line, doubt: [line, ...others].flatMap(({ doubt }) => doubt) }
    return again.has(line.quad) && hasDoubtfulFigure(line) ? { ...seen, text: likeliest(seen) } : seen
  })
}
