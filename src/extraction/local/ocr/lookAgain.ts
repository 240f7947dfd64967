import type { Raster } from "../Document.ts"
import { letterCount } from "../measures.ts"
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

// the two of a dozen that mended most lines of other shops; they err on other letters than the line as it was found
const second: Cut = { taller: 1.12, longer: 0.2, stretched: 1 }
const third: Cut = { taller: 1.12, longer: 0, stretched: 0.8 }
/** By the other model, as the line was found. */
const others: Cut = { taller: 1, longer: 0, stretched: 1 }

/** Whether what two more looks agree on may stand for what was found. */
const isBelieved = (first: string, text: string): boolean =>
  !losesOneOfPair(first, text) && marksOf(first) === marksOf(text)

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
 * Looks at lines again in which a character is doubtful, cut out otherwise, and once more where a figure is and the two
 * readings differ. The other reading is believed when it was had twice; on receipts of other shops that mended four lines
 * for each that it spoiled. Of words the looks are kept for `readInContext`, with that of a second model, which has no say
 * in figures: it read some of photographs worse.
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
  const inDoubt = lines.filter((line) => isRead(line) && (hasDoubtfulFigure(line) || hasDoubtfulWord(line)))
  const opinions = await look(other, inDoubt.filter(hasDoubtfulWord), others)
  const isSettled = (line: LineSeen): boolean => !hasDoubtfulFigure(line) && opinions.get(line.quad)?.text === line.text
  const unsettled = inDoubt.filter((line) => !isSettled(line))
  const seconds = await look(recogniser, unsettled, second)
  const differing = unsettled.filter((line) => hasDoubtfulFigure(line) && seconds.get(line.quad)!.text !== line.text)
  const thirds = await look(recogniser, differing, third)
  return lines.map((line) => {
    const [opinion, again, once] = [opinions, seconds, thirds].map((looks) => readAt(looks, line))
    const agree = again !== undefined && once?.text === again.text
    const believed = agree && isBelieved(line.text, again.text) ? again : line
    return { ...believed, doubt: [line, again, opinion].flatMap((look) => look?.doubt ?? []) }
  })
}
