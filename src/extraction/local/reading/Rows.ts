import { boxOf, heightOf } from "../boxes.ts"
import { median } from "../measures.ts"
import type { Box, TextPage, TextRun } from "../Document.ts"
import { besideFirstLines } from "./besideFirstLines.ts"
import { type Cell, textOf } from "./Cell.ts"
import { joinCells } from "./joinCells.ts"
import { withoutLetterSpacing } from "./letterSpacing.ts"

/** One printed line of the document, its cells from left to right. */
export interface Row extends Box {
  readonly cells: ReadonlyArray<Cell>
  readonly text: string
  /** Typical letter height, to compare with the rest of the page. */
  readonly height: number
  /** Position among all rows of the document. */
  readonly index: number
  /** Position of its page. */
  readonly page: number
}

/** Share of the smaller height that two runs of one row overlap. */
const sameRowOverlap = 0.5
/** The same for a label and its amount, where nothing fits better. */
const shiftedOverlap = 0.1
/** How far up a run may look for its row; rows are built from the top. */
const rowsLookedAt = 10

const verticalOverlap = (a: Box, b: Box): number =>
  (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / Math.max(1e-6, Math.min(a.bottom - a.top, b.bottom - b.top))

const horizontalOverlap = (a: Box, b: Box): number =>
  (Math.min(a.right, b.right) - Math.max(a.left, b.left)) / Math.max(1e-6, Math.min(a.right - a.left, b.right - b.left))

const distance = (a: Box, b: Box): number => Math.max(a.left - b.right, b.left - a.right, 0)

/** Longer texts are found once. */
const longestTwice = 3

/** "4" and "4 TACOS": a letter at the end of a run that was found by itself, too, and reaches further out. */
const isReadTwice = (one: TextRun, other: TextRun): boolean => {
  const [short, long] = one.text.length < other.text.length ? [one, other] : [other, one]
  if (short.text.length > longestTwice) return false
  return (
    (long.text.startsWith(short.text) && short.left <= long.left) ||
    (long.text.endsWith(short.text) && short.right >= long.right)
  )
}

/** How well a run continues a row: overlap with its nearest member, or nothing when it would cover one. */
const fit = (row: ReadonlyArray<TextRun>, run: TextRun): number => {
  let nearest = row[0]!
  for (const member of row) {
    if (horizontalOverlap(member, run) > 0.5 && !isReadTwice(member, run)) return 0
    if (distance(member, run) < distance(nearest, run)) nearest = member
  }
  return verticalOverlap(nearest, run)
}

const groupRuns = (runs: ReadonlyArray<TextRun>): ReadonlyArray<ReadonlyArray<TextRun>> => {
  const rows: Array<Array<TextRun>> = []
  for (const run of [...runs].sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    let best: Array<TextRun> | undefined
    let bestFit = sameRowOverlap
    for (const row of rows.slice(-rowsLookedAt)) {
      const value = fit(row, run)
      if (value > bestFit) [best, bestFit] = [row, value]
    }
    if (best === undefined) rows.push([run])
    else best.push(run)
  }
  return rows
}

const isAmountOnly = (runs: ReadonlyArray<TextRun>): boolean => {
  const text = runs.map((run) => run.text).join("")
  return /\d/.test(text) && !/\p{L}{3}/u.test(text)
}

/**
 * A label and its amount that were printed or photographed at slightly different heights: one stands
 * wholly left of the other, and they overlap by less than a row's members do. The best overlaps join first.
 */
const joinShifted = (rows: ReadonlyArray<ReadonlyArray<TextRun>>): ReadonlyArray<ReadonlyArray<TextRun>> => {
  const joined = [...rows].sort((a, b) => boxOf(a).top - boxOf(b).top)
  while (true) {
    let best = -1
    let bestOverlap = shiftedOverlap
    for (let i = 0; i + 1 < joined.length; i++) {
      const [upper, lower] = [joined[i]!, joined[i + 1]!]
      if (isAmountOnly(upper) === isAmountOnly(lower)) continue
      const [a, b] = [boxOf(upper), boxOf(lower)]
      const overlap = a.right < b.left || b.right < a.left ? verticalOverlap(a, b) : 0
      if (overlap > bestOverlap) [best, bestOverlap] = [i, overlap]
    }
    if (best === -1) return joined
    joined.splice(best, 2, [...joined[best]!, ...joined[best + 1]!])
  }
}

/** Fewer neighbours than this tell nothing about the page's slope. */
const fewestNeighbours = 6
/** Below this slope rows do not run into each other. */
const smallestSlope = 0.008

/** How far the lines of the page fall, in units of their width: from words that stand next to each other. */
const slopeOf = (runs: ReadonlyArray<TextRun>): number => {
  const slopes = runs.flatMap((run) => {
    const height = run.bottom - run.top
    const right = runs
      .filter((one) => one.left > run.left && verticalOverlap(one, run) > 0.5)
      .reduce<TextRun | null>((next, one) => (next === null || one.left < next.left ? one : next), null)
    if (right === null || right.left - run.right > height * 3) return []
    return [(right.top + right.bottom - run.top - run.bottom) / (right.left + right.right - run.left - run.right)]
  })
  const slope = slopes.length < fewestNeighbours ? 0 : median(slopes)
  return Math.abs(slope) < smallestSlope ? 0 : slope
}

/** The page as if its lines, which fall by so much of their width, ran level. */
const level = (page: TextPage, slope: number): TextPage => ({
  ...page,
  slope,
  runs: page.runs.map((run) => {
    const shift = slope * ((run.left + run.right) / 2 - page.width / 2)
    return { ...run, top: run.top - shift, bottom: run.bottom - shift }
  })
})

/** The pages as if their lines ran level; null when they do as they are. */
export const levelled = (pages: ReadonlyArray<TextPage>): ReadonlyArray<TextPage> | null => {
  const slopes = pages.map(({ runs }) => slopeOf(runs))
  return slopes.every((slope) => slope === 0) ? null : pages.map((page, index) => level(page, slopes[index]!))
}

/** Share of a page's width that lies between labels and their amounts. */
const labelToAmount = 0.6
/** By how many lines amounts may stand beside the wrong label: paper curls, and nothing on it shows by how much. */
const curls = [-1, -0.5, 0.5, 1]

/** The pages as if their right side stood a line, or half of one, higher or lower. */
export const curled = (pages: ReadonlyArray<TextPage>): ReadonlyArray<ReadonlyArray<TextPage>> =>
  pages.every(({ runs }) => runs.length > 0)
    ? curls.map((lines) =>
        pages.map((page) => {
          const height = median(page.runs.map((run) => run.bottom - run.top))
          return level(page, slopeOf(page.runs) + (lines * height) / (page.width * labelToAmount))
        })
      )
    : []

/** The rows of all pages, one below the other. */
export const toRows = (pages: ReadonlyArray<TextPage>): ReadonlyArray<Row> => {
  const rows: Array<Row> = []
  let offset = 0
  for (const [number, page] of pages.entries()) {
    const isTypeset = page.runs.every(({ confidence }) => confidence === 1)
    // words that were set one by one do not show where a column ends
    const areCells = isTypeset && page.runs.some(({ text }) => /\p{L}\s\p{L}/u.test(text))
    const groups = isTypeset ? besideFirstLines(groupRuns(page.runs)) : groupRuns(page.runs)
    const pageRows = joinShifted(groups).map((runs) => {
      const cells = withoutLetterSpacing(joinCells(runs, areCells)).map((cell) => ({
        ...cell,
        top: cell.top + offset,
        bottom: cell.bottom + offset
      }))
      return { ...boxOf(cells), cells, text: textOf(cells), height: median(runs.map(heightOf)) }
    })
    for (const row of pageRows.sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
      rows.push({ ...row, index: rows.length, page: number })
    }
    offset += page.height
  }
  return rows
}
