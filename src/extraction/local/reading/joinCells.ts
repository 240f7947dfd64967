import { boxOf } from "../boxes.ts"
import type { TextRun } from "../Document.ts"
import { type Cell, characterWidth } from "./Cell.ts"

/** Gaps in letter heights from which on there is a space: between words that were seen, and in text that was set. */
const spaceGap = { seen: 0.14, typeset: 0.08 }
/** From these gaps on there is another column; what is set with letters of one width may have two spaces between words. */
const columnGap = { seen: 1.1, typeset: 0.7, monospaced: 1.1 }
/** Letters of one width differ by less than this share of it, where there are so many that they would not by chance. */
const [sameWidth, fewestLetters] = [0.02, 5]
/** Runs that overlap by more of a letter's height than this have read the letter between them twice. */
const twiceReadGap = 0.2

/** A text without its last letter, if that is the next one's first. */
const withoutLast = (text: string, next: string): string => {
  const [first] = next.trimStart()
  return first !== undefined && text.endsWith(first) ? text.slice(0, -first.length).trimEnd() : text
}

/** "TOTAL DUE" and "10335.82", found as two, whose boxes overlap. */
const isPriceBehindWords = (text: string, next: string): boolean =>
  /\p{L}{2}$/u.test(text) && /^\s*[-–]?\P{L}?\d[\d.,]*[.,]\d{2}\P{L}*$/u.test(next)

/** The gap from which on there is another column between two that were set. */
const columnGapOf = (before: Cell, run: TextRun): number => {
  const [width, other] = [characterWidth(before), characterWidth(run)]
  const areMany = Math.min(before.text.length, run.text.length) >= fewestLetters
  return areMany && Math.abs(width - other) < width * sameWidth ? columnGap.monospaced : columnGap.typeset
}

/** The cells of a row, from left to right; `areCells` where runs were set that may be whole ones, and not single words. */
export const joinCells = (runs: ReadonlyArray<TextRun>, areCells: boolean): ReadonlyArray<Cell> => {
  const cells: Array<Cell> = []
  for (const run of [...runs].sort((a, b) => a.left - b.left)) {
    const before = cells.at(-1)
    const height = Math.min(
      run.bottom - run.top,
      before === undefined ? Number.POSITIVE_INFINITY : before.bottom - before.top
    )
    const gap = before === undefined ? Number.POSITIVE_INFINITY : (run.left - before.right) / height
    if (before === undefined || gap > (areCells ? columnGapOf(before, run) : columnGap.seen)) {
      cells.push({ ...run, text: run.text.trim() })
      continue
    }
    const text = gap < -twiceReadGap ? withoutLast(before.text, run.text) : before.text
    const isTypeset = run.confidence === 1 && before.confidence === 1
    const isApart =
      gap > (isTypeset ? spaceGap.typeset : spaceGap.seen) || /\s$/.test(text) || isPriceBehindWords(text, run.text)
    cells[cells.length - 1] = {
      ...boxOf([before, run]),
      text: `${text}${isApart ? " " : ""}${run.text.trim()}`,
      confidence: Math.min(before.confidence, run.confidence),
      isJoined: true
    }
  }
  return cells
}
