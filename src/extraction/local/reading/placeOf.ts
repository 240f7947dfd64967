import type { Box, TextPage } from "../Document.ts"
import type { Place } from "../../Reading.ts"
import type { Row } from "./Rows.ts"

/** A tenth of a thousandth of the page is finer than any print. */
const digits = 4

const fraction = (value: number, whole: number): number =>
  Number(Math.min(1, Math.max(0, value / Math.max(1, whole))).toFixed(digits))

/** How much lower what is printed nearest to a point stood before its paper was laid flat. */
const loweredAt = ({ lowered, runs }: TextPage, x: number, y: number): number => {
  if (lowered === undefined) return 0
  const away = ({ bottom, left, right, top }: Box): number =>
    Math.max(left - x, x - right, 0) + Math.max(top - y, y - bottom, 0)
  const nearest = runs.reduce((best, run, index) => (away(run) < away(runs[best]!) ? index : best), 0)
  return lowered[nearest]!
}

/** Where a part of a row is printed, as the page stood before its lines were levelled, laid flat and straightened. */
export const placeOf = (
  pages: ReadonlyArray<TextPage>,
  row: Row,
  text: string,
  { bottom, left, right, top }: Box = row
): Place => {
  const page = pages[row.page]!
  const above = pages.slice(0, row.page).reduce((sum, { height }) => sum + height, 0)
  const [middleX, middleY] = [page.width / 2, page.height / 2]
  const [cos, sin] = [Math.cos(page.angle ?? 0), Math.sin(page.angle ?? 0)]
  const corner = (x: number, y: number): readonly [number, number] => {
    const level = y - above
    const fall = (page.slope ?? 0) * (x - middleX) + loweredAt(page, x, level)
    const [dx, dy] = [x - middleX, level + fall - middleY]
    return [fraction(middleX + dx * cos - dy * sin, page.width), fraction(middleY + dx * sin + dy * cos, page.height)]
  }
  return {
    page: row.page + 1,
    box: [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)],
    text
  }
}
