import { labelOf } from "./Labels.ts"
import type { Row } from "./Rows.ts"

/** "TOTAL 52-00", "TOTAL 52- 00": a dash where the point stands. */
const dashed = /(?<=^(?<name>\D*\p{L}\D*)\d{1,4})\s?[-–~]\s?(?=\d{2}$)/u

const sums: ReadonlySet<string> = new Set(["subtotal", "total", "grandTotal"])

/** A row with the point in place of a dash in what it calls a sum; elsewhere such a number is a code. */
export const withoutDash = (row: Row): Row => {
  const name = dashed.exec(row.text)?.groups?.name
  const label = name === undefined ? null : labelOf(name)
  if (label === null || !label.exact || label.coverage < 1 || !sums.has(label.role)) return row
  const last = row.cells.at(-1)!
  return {
    ...row,
    cells: [...row.cells.slice(0, -1), { ...last, text: last.text.replace(/\s?[-–~]\s?(?=\d{2}$)/, ".") }]
  }
}
