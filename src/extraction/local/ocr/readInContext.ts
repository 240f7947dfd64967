import { letterCount, occurrences } from "../measures.ts"
import type { Likelihoods } from "./beamSearch.ts"
import type { Glyph } from "./glyphs.ts"
import { type LetterModel, lettersForetold } from "./LetterModel.ts"
import { likeliestReadings } from "./likeliestReadings.ts"
import { losesOneOfPair } from "./losesOneOfPair.ts"
import { marksOf } from "./marksOf.ts"
import type { OtherScript } from "./OtherScript.ts"

/** What turns glyphs into text. */
export interface Reader {
  /** The character of each class but the blank, which is the first. */
  readonly dictionary: ReadonlyArray<string>
  readonly read: (glyphs: ReadonlyArray<Glyph>) => { readonly text: string; readonly script: OtherScript | null }
}

export interface SeenLine {
  readonly text: string
  readonly script: OtherScript | null
  /** All that its letters may be by each look at it, where one of them is doubtful. */
  readonly doubt: ReadonlyArray<Likelihoods>
}

/** How much context counts beside what was seen, at most. */
const mostWeight = 0.3
/** Mean logarithms of letters: of a page whose words nobody knows, and of one that says what receipts say. */
const [strange, familiar] = [-4, -2.5]
/** Of fewer letters that were read surely nothing follows. */
const fewestLetters = 40

/** How much the model is asked of a page: as much as it would have foretold the words that were read surely. */
const weightOn = (letters: LetterModel, lines: ReadonlyArray<SeenLine>): number => {
  const sure = lines.filter(({ doubt, script }) => doubt.length === 0 && script === null)
  const foretold = sure.flatMap(({ text }) => lettersForetold(letters, text))
  if (foretold.length < fewestLetters) return 0
  const mean = foretold.reduce((sum, one) => sum + one, 0) / foretold.length
  return mostWeight * Math.min(1, Math.max(0, (mean - strange) / (familiar - strange)))
}

/** Words with a digit; a colon parts hours from minutes, and labels from what they name. */
const numberedOf = (text: string): ReadonlyArray<string> =>
  (text.match(/[\p{L}\d]+(?:[^\p{L}\d\s:;()]+[\p{L}\d]+)*/gu) ?? []).filter((word) => /\d/.test(word))

/** Amounts, dates, numbers and codes: of their letters and digits at least half are digits. */
const isFigure = (word: string): boolean => occurrences(word, /\d/g) >= letterCount(word)

/** Context tells letters, not amounts: figures and marks stay as they were seen; a digit may turn out to be a letter. */
const keepsFigures = (seen: string, text: string): boolean => {
  const [before, after] = [numberedOf(seen), numberedOf(text)]
  return (
    marksOf(seen) === marksOf(text) &&
    before.filter(isFigure).join(" ") === after.filter(isFigure).join(" ") &&
    after.every((word) => before.includes(word))
  )
}

/**
 * The lines of a page, doubtful ones as they are likeliest by the letters around them, the more so the better the model
 * knows the page's language.
 */
export const readInContext = <Line extends SeenLine>(
  { dictionary, read }: Reader,
  letters: LetterModel,
  lines: ReadonlyArray<Line>
): ReadonlyArray<Line> => {
  const weight = weightOn(letters, lines)
  // where nothing is known of the letters, two looks still tell more than one
  const fewestLooks = weight === 0 ? 2 : 1
  return lines.map((line) => {
    if (line.doubt.length < fewestLooks || line.text === "" || line.script !== null) return line
    const isLost = (text: string): boolean => line.doubt.length > 1 && losesOneOfPair(line.text, text)
    const likeliest = likeliestReadings(line.doubt, dictionary, { letters, weight })
      .map(({ glyphs }) => read(glyphs))
      .find(({ script, text }) => script === null && keepsFigures(line.text, text) && !isLost(text))
    return likeliest === undefined ? line : { ...line, text: likeliest.text }
  })
}
