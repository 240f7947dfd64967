import { isLeftward } from "../Sheet.ts"
import type { Line } from "./Line.ts"

/** What stands before a line's price, as the line is read. */
export const beforePrice = ({ price, row }: Line): string => {
  const before = price !== null && isLeftward(row) ? row.cells.filter(({ left }) => left >= price.right) : []
  if (before.length === 0) return row.text.slice(0, price?.start)
  return before
    .toReversed()
    .map(({ text }) => text)
    .join(" ")
}

/** The text of a line, as far as counts may lead it. */
export const leadOf = (line: Line): string => (isLeftward(line.row) ? beforePrice(line) : line.row.text)
