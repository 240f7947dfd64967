import { boxOf, heightOf, middleY } from "../boxes.ts"
import type { Box, TextRun } from "../Document.ts"
import { letterCount } from "../measures.ts"

/** The runs of one printed line. */
type Group = ReadonlyArray<TextRun>

/** "$950.00", "12,50 €", "¥1,200", "Rp45.000". */
const price = /\d[.,]\d{2}(?!\d)|[€$£¥]\s?\d|(?<!\d)\d{1,3}(?:[.,\s]\d{3})+(?!\d)/u
/** A cell of a table has no more lines. */
const mostLines = 4
/** In heights of a line: what stands at its middle; how far below each other lines of a cell stand; how much further off others. */
const [alike, closest, further] = [0.2, 0.7, 0.25]

const hasPrice = (runs: Group): boolean => runs.some(({ text }) => price.test(text) && letterCount(text) < 4)

const hasWords = (runs: Group): boolean => runs.some(({ text }) => letterCount(text) > 2)

/** The words of a line that begin at this place, or so near as print does. */
const wordsAt = (runs: Group, left: number): Group => {
  const sorted = [...runs].sort((a, b) => a.left - b.left)
  const from = sorted.findIndex((run) => Math.abs(run.left - left) < heightOf(run) / 2)
  if (from === -1) return []
  const end = sorted.findIndex((run, at) => at > from && run.left - sorted[at - 1]!.right > heightOf(run))
  return sorted.slice(from, end === -1 ? sorted.length : end)
}

/** A line of a cell, the group that it is of, and whether that is of another row of the table. */
interface CellLine {
  readonly at: number
  readonly isOfOther: boolean
  readonly words: Group
  readonly box: Box
}

/** How far a line stands below another one, in its height. */
const gapBetween = (upper: CellLine | undefined, lower: CellLine | undefined): number =>
  upper === undefined || lower === undefined
    ? Number.POSITIVE_INFINITY
    : (lower.box.top - upper.box.bottom) / heightOf(lower.box)

/** The lines, from the first to the last, that stand as high as what is beside them, taken together. */
const linesBeside = (lines: ReadonlyArray<CellLine>, beside: Box): ReadonlyArray<CellLine> | null => {
  const isBeside = (from: number, count: number): boolean => {
    const block = lines.slice(from, from + count)
    if (block.length < count || block.some(({ isOfOther }) => isOfOther)) return false
    const box = boxOf(block.flatMap(({ words }) => words))
    if (Math.abs(middleY(box) - middleY(beside)) > alike * heightOf(beside)) return false
    const gaps = block.slice(1).map((line, index) => gapBetween(block[index], line))
    if (gaps.some((gap) => gap > closest)) return false
    // what stands beside two lines is between them; beside three it might as well be the second one's own
    const apart = Math.min(gapBetween(lines[from - 1], block[0]), gapBetween(block.at(-1), lines[from + count]))
    return count === 2 || apart > Math.max(...gaps) + further
  }
  for (let count = 2; count <= mostLines; count++) {
    const from = lines.findIndex((_, index) => isBeside(index, count))
    if (from !== -1) return lines.slice(from, from + count)
  }
  return null
}

/**
 * Tables of web pages set prices at half the height of a name with a description below it: they belong to the first line of
 * their row.
 */
export const besideFirstLines = (groups: ReadonlyArray<Group>): ReadonlyArray<Group> => {
  const moved = [...groups].sort((a, b) => middleY(boxOf(a)) - middleY(boxOf(b)))
  moved.forEach((group, at) => {
    if (!hasPrice(group)) return
    const near = [at - 1, at + 1].flatMap((index) => {
      const other = moved[index]
      return other === undefined || hasPrice(other) ? [] : [boxOf(other).left]
    })
    for (const left of near) {
      const own = wordsAt(group, left)
      const beside = group.filter((run) => !own.includes(run))
      if (beside.length === 0 || !hasPrice(beside)) continue
      const from = Math.max(0, at - mostLines - 1)
      const lines = moved.slice(from, at + mostLines + 2).flatMap((other, place): ReadonlyArray<CellLine> => {
        const index = from + place
        const words = index === at ? own : wordsAt(other, left)
        const isOfOther = index !== at && words.length < other.length
        // what begins elsewhere is no line of the cell, and ends it
        if (words.length === 0)
          return index === at ? [] : [{ at: index, isOfOther: true, words: other, box: boxOf(other) }]
        return [{ at: index, isOfOther, words, box: boxOf(words) }]
      })
      // "2 x 3,00" above a name says how many of it there are
      const first = linesBeside(lines, boxOf(beside))?.find(({ words }) => hasWords(words))?.at
      if (first === undefined || first === at) continue
      moved[first] = [...moved[first]!, ...beside]
      moved[at] = own
      break
    }
  })
  return moved.filter((runs) => runs.length > 0)
}
