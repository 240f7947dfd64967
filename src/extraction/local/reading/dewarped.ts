import { middleX, middleY } from "../boxes.ts"
import { median } from "../measures.ts"
import type { TextPage } from "../Document.ts"
import { laidFlat, raisedBy } from "./laidFlat.ts"
import { isTornApart } from "./pricesBesideWords.ts"

/** Fewer lines tell nothing of how the paper is bent. */
const fewestSloping = 8
/** How far around a place lines tell its slope, as shares of the width and the height of what is printed. */
const [reachAcross, reachDown] = [0.08, 0.12]
/** Steps in which a line is followed across the page, and bands within the reach downwards that are bent alike. */
const [steps, bandsInReach] = [24, 8]
/** Lines that rise or fall by less than this share of their height are level, and by less than this hardly bent. */
const [leastShift, slightShift] = [0.4, 0.9]

/** The page as if its paper lay flat, by the slopes of its lines, which bend with it; null where they are level. */
const dewarpedPage = (page: TextPage): TextPage | null => {
  const sloping = page.runs.flatMap((run) =>
    run.slope === undefined
      ? []
      : [{ x: middleX(run), y: middleY(run), slope: run.slope, weight: run.right - run.left }]
  )
  if (sloping.length < fewestSloping) return null
  const [left, right] = [Math.min(...page.runs.map((run) => run.left)), Math.max(...page.runs.map((run) => run.right))]
  const [top, bottom] = [Math.min(...page.runs.map((run) => run.top)), Math.max(...page.runs.map((run) => run.bottom))]
  const [across, down] = [(right - left) * reachAcross, (bottom - top) * reachDown]
  /** How far the lines around a place fall; one of the same height counts however far to the side it is. */
  const slopeAt = (x: number, y: number): number => {
    let [sum, all] = [0, 1e-9]
    for (const one of sloping) {
      const weight = (one.weight * Math.exp(-(((one.y - y) / down) ** 2))) / (1 + ((one.x - x) / across) ** 2) ** 2
      sum += weight * one.slope
      all += weight
    }
    return sum / all
  }
  const step = (right - left) / steps
  const band = down / bandsInReach
  /** How much lower than at its left end a line of this band stands behind each step. */
  const fallsOf = (index: number): ReadonlyArray<number> => {
    let fall = 0
    const after = Array.from(
      { length: steps },
      (_, at) => (fall += step * slopeAt(left + (at + 0.5) * step, index * band))
    )
    return [0, ...after]
  }
  const known = new Map<number, ReadonlyArray<number>>()
  const fallAt = (x: number, y: number): number => {
    const index = Math.round(y / band)
    const falls = known.get(index) ?? fallsOf(index)
    known.set(index, falls)
    const at = (x - left) / step
    const before = Math.min(steps - 1, Math.floor(at))
    return falls[before]! + (falls[before + 1]! - falls[before]!) * (at - before)
  }
  // lines stay where most of them begin
  const from = median(page.runs.map((run) => run.left))
  const lowered = page.runs.map((run) => fallAt(middleX(run), middleY(run)) - fallAt(from, middleY(run)))
  const height = median(page.runs.map((run) => run.bottom - run.top))
  if (lowered.every((fall) => Math.abs(fall) < height * leastShift)) return null
  const flat = raisedBy(page, lowered)
  // short lines of a screen or a scan slope by chance
  const isSlight = lowered.every((fall) => Math.abs(fall) < height * slightShift)
  return isSlight && isTornApart(page, flat) ? null : flat
}

/** The pages as if their paper lay flat; null where none of them is bent. */
export const dewarped = (pages: ReadonlyArray<TextPage>): ReadonlyArray<TextPage> | null =>
  laidFlat(pages, dewarpedPage)
