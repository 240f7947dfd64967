import { beamSearch, type Likelihoods } from "./beamSearch.ts"
import type { Glyph } from "./glyphs.ts"
import type { LetterModel } from "./LetterModel.ts"
import type { OtherScript } from "./OtherScript.ts"

/** A line of which each letter is at least so likely is read as it was seen. */
const doubtful = 0.95

/** What turns glyphs into text, and knows which letters usually follow one another. */
export interface Reader {
  /** The character of each class but the blank, which is the first. */
  readonly dictionary: ReadonlyArray<string>
  readonly read: (glyphs: ReadonlyArray<Glyph>) => { readonly text: string; readonly script: OtherScript | null }
  /** Null where none was counted: lines are read as they were seen. */
  readonly letters: LetterModel | null
}

const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length

/** Words with a digit; a colon parts hours from minutes, and labels from what they name. */
const numberedOf = (text: string): ReadonlyArray<string> =>
  (text.match(/[\p{L}\d]+(?:[^\p{L}\d\s:;()]+[\p{L}\d]+)*/gu) ?? []).filter((word) => /\d/.test(word))

/** Amounts, dates, numbers and codes: of their letters and digits at least half are digits. */
const isFigure = (word: string): boolean => count(word, /\d/g) >= count(word, /\p{L}/gu)

/** Signs of currencies, percentages, and what may be a minus. */
const signsOf = (text: string): string => (text.match(/[\p{Sc}%]|[-–−](?=\s?\d)|(?<=\d\s?)[-–−]/gu) ?? []).join("")

/** Context tells letters, not amounts: figures and signs stay as they were seen; a digit may turn out to be a letter. */
const keepsFigures = (seen: string, text: string): boolean => {
  const [before, after] = [numberedOf(seen), numberedOf(text)]
  return (
    signsOf(seen) === signsOf(text) &&
    before.filter(isFigure).join(" ") === after.filter(isFigure).join(" ") &&
    after.every((word) => before.includes(word))
  )
}

/** The glyphs of a line; where one is doubtful, those that are likeliest among the letters around them. */
export const readInContext = (
  { dictionary, letters, read }: Reader,
  glyphs: ReadonlyArray<Glyph>,
  seen: Likelihoods
): ReadonlyArray<Glyph> => {
  if (letters === null || glyphs.every(({ probability }) => probability >= doubtful)) return glyphs
  const first = read(glyphs)
  if (first.script !== null) return glyphs
  const isBelieved = (others: ReadonlyArray<Glyph>): boolean => {
    const { script, text } = read(others)
    return script === null && keepsFigures(first.text, text)
  }
  return beamSearch(seen, dictionary, letters).find(isBelieved) ?? glyphs
}
