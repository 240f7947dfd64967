import type { Raster } from "../Document.ts"
import { marksOf } from "./marksOf.ts"
import { type Cut, type LineSeen, recogniseLines, type Recogniser } from "./Recogniser.ts"

/** A line of whose figures each character is at least so likely is read once. */
const doubtful = 0.8

/** Wider lines, in heights, are addresses and prose, whose figures are nobody's amount. */
const widest = 8

// the two of a dozen that mended most lines of other shops; they err on other letters than the line as it was found
const second: Cut = { taller: 1.12, longer: 0, stretched: 0.8 }
const third: Cut = { taller: 1.12, longer: 0.2, stretched: 1 }

const withoutRepetition = (text: string): string => text.replace(/(.)\1+/gu, "$1")

/** A letter of a pair is easily lost where the line is squeezed: what says the same but for that is not believed. */
const losesOneOfPair = (first: string, text: string): boolean =>
  text.length < first.length && withoutRepetition(text) === withoutRepetition(first)

/** Whether what two more looks agree on may stand for what was found. */
const isBelieved = (first: string, text: string): boolean =>
  !losesOneOfPair(first, text) && marksOf(first) === marksOf(text)

const isWorthwhile = ({ quad, script, text, weakestFigure }: LineSeen): boolean =>
  text !== "" && script === null && weakestFigure < doubtful && quad.width <= quad.height * widest

/**
 * Reads the shorter lines again in whose figures a character is doubtful, which no context can tell: cut out otherwise, and once
 * more where the two readings differ. The other reading is believed when it was had twice. On receipts of other shops
 * that mended four lines for each that it spoiled.
 */
export const lookAgain = async (
  recogniser: Recogniser,
  raster: Raster,
  lines: ReadonlyArray<LineSeen>
): Promise<ReadonlyArray<LineSeen>> => {
  const look = async (at: ReadonlyArray<LineSeen>, cut: Cut) => {
    const quads = at.map(({ quad }) => quad)
    return new Map((await recogniseLines(recogniser, raster, quads, cut)).map((line) => [line.quad, line]))
  }
  const inDoubt = lines.filter(isWorthwhile)
  const seconds = await look(inDoubt, second)
  const differing = inDoubt.filter(({ quad, text }) => seconds.get(quad)!.text !== text)
  const thirds = await look(differing, third)
  return lines.map((line) => {
    const other = thirds.get(line.quad)
    const agree = other !== undefined && other.script === null && other.text === seconds.get(line.quad)!.text
    return agree && isBelieved(line.text, other.text) ? other : line
  })
}
