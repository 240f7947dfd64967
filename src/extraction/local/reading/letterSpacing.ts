import type { Box } from "../Document.ts"

/** What of a cell is touched here. */
interface Spaced extends Box {
  readonly text: string
  readonly confidence: number
}

/** "S U M M E 1 2 , 5 0": single letters with spaces between them, which no language writes so many of in a row. */
const spacedWord = /(?<!\S)(\p{L}(?: \p{L}){3,})( \d(?: [\d.,])+)?(?!\S)/gu

/** "O A K" behind such a word. */
const shortWord = /(?<!\S)\p{L}(?: \p{L}){1,2}(?!\S)/gu

/** "4 0 0", "1 2 . 5 0", "8": figures that stand alone. */
const spacedFigures = /^\d(?: [\d.,])*$/

/** "4 0 0": a recogniser reads the letters beside it as words, and leaves spaces only between figures. */
const onlyFigures = /^\d(?: [\d.,]){2,}$/

/** Words so set stand as far from each other as this, in letter heights; columns stand further. */
const wordGap = 2

const closed = (text: string): string => text.replaceAll(" ", "")

const closedWords = (text: string): string => {
  const words = text.replace(spacedWord, (_, word: string, figures = "") =>
    [word, figures].map(closed).join(" ").trim()
  )
  return words === text ? text : words.replace(shortWord, closed)
}

/** Whether both are set so, or both are figures, and close enough to be read as one. */
const goOn = (before: Spaced | undefined, cell: Spaced): before is Spaced =>
  before !== undefined &&
  cell.left - before.right <= wordGap * (cell.bottom - cell.top) &&
  (spacedFigures.test(before.text)
    ? spacedFigures.test(cell.text)
    : [before, cell].every(({ text }) => text.search(spacedWord) === 0))

/**
 * The cells of a row without the spaces that set their letters apart, as tills print what they want to be seen:
 * "T O T A L" "8" "4 0 0" says "TOTAL" "8 400". A row without such a word or number stays as it is.
 */
export const withoutLetterSpacing = <A extends Spaced>(cells: ReadonlyArray<A>): ReadonlyArray<A> => {
  if (!cells.some(({ text }) => text.search(spacedWord) !== -1 || onlyFigures.test(text))) return cells
  const joined: Array<A> = []
  for (const [index, cell] of cells.entries()) {
    const text = spacedFigures.test(cell.text) ? closed(cell.text) : closedWords(cell.text)
    if (goOn(cells[index - 1], cell)) {
      const before = joined.pop()!
      joined.push({
        ...before,
        text: `${before.text} ${text}`,
        right: cell.right,
        top: Math.min(before.top, cell.top),
        bottom: Math.max(before.bottom, cell.bottom),
        confidence: Math.min(before.confidence, cell.confidence)
      })
    } else joined.push({ ...cell, text })
  }
  return joined
}
