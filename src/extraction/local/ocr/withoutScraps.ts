import type { TextRun } from "../Document.ts"

/** A scrap is so short, read with less than this confidence, and lies by so much in a line that was read more surely. */
const [longest, sure, sharedPart] = [3, 0.75, 0.4]

const areaOf = ({ bottom, left, right, top }: Pick<TextRun, "bottom" | "left" | "right" | "top">): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top)

const liesIn = (scrap: TextRun, line: TextRun): boolean =>
  areaOf({
    left: Math.max(scrap.left, line.left),
    right: Math.min(scrap.right, line.right),
    top: Math.max(scrap.top, line.top),
    bottom: Math.min(scrap.bottom, line.bottom)
  }) >=
  sharedPart * areaOf(scrap)

/** The lines of a page without those that are a part of another one, found once more and hardly read: "17:" in 35.264. */
export const withoutScraps = (runs: ReadonlyArray<TextRun>): ReadonlyArray<TextRun> => {
  const isScrap = (run: TextRun): boolean =>
    [...run.text].length <= longest &&
    run.confidence < sure &&
    runs.some((line) => line.confidence > run.confidence && line.text.length > run.text.length && liesIn(run, line))
  return runs.filter((run) => !isScrap(run))
}
