import { readNgramTable } from "./NgramTable.ts"
import { shapeOf } from "./oneScript.ts"

/** How likely letters follow one another in what receipts say, in European languages. */
export interface LetterModel {
  /** The natural logarithm of how likely `letter` comes behind these letters; `lineEnd` stands for the end. */
  readonly after: (context: string, letter: string) => number
}

/** The longest sequence that is counted: a letter and the five before it. */
export const longestNgram = 6
export const [lineStart, lineEnd] = ["⟨", "⟩"]
/** How likely each character is of which nothing is known. */
export const unseen = 1 / 600

/**
 * Letters as they are counted: by their shape, so that no script is likelier than another, in one case, and all digits
 * the same, so that no figure is.
 */
export const foldLetters = (text: string): string =>
  text.replace(/\p{L}/gu, shapeOf).toLowerCase().replace(/\d/g, "0").replace(/\s+/g, " ")

/** The letters of a context that still count once `letter` has come behind it. */
export const withLetter = (context: string, letter: string): string =>
  (context + foldLetters(letter)).slice(1 - longestNgram)

const hundredth = 0.01

/**
 * Reads a model as `scripts/recogniser/count-letters.mjs` writes it: a line for each sequence of letters with, in
 * hundredths, the negative logarithms of how likely its last letter comes behind the others, and of the weight that
 * shorter contexts have where it is a context itself. This is ARPA's format of n-grams in one table.
 */
export const readLetterModel = (table: string): LetterModel => {
  const ngrams = readNgramTable(table)
  return {
    after: (context, letter) => {
      const last = foldLetters(letter)
      let passed = 0
      for (let from = 0; from <= context.length; from++) {
        const shorter = context.slice(from)
        const cost = ngrams.costOf(shorter, last)
        if (cost !== undefined) return -(passed + cost) * hundredth
        passed += ngrams.restOf(shorter) ?? 0
      }
      return Math.log(unseen) - passed * hundredth
    }
  }
}

/** The logarithms of how likely each letter of a text is behind those before it; spaces, digits and marks left out. */
export const lettersForetold = (letters: LetterModel, text: string): ReadonlyArray<number> => {
  let context = lineStart
  return [...text].flatMap((letter) => {
    const likely = letters.after(context, letter)
    context = withLetter(context, letter)
    return /\p{L}/u.test(letter) ? [likely] : []
  })
}
