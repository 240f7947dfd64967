import { columnHeads } from "../../lexicon/columnHeads.ts"
import type { Amount } from "../Amounts.ts"
import type { Row } from "../Rows.ts"
import type { Sheet } from "../Sheet.ts"

/** Whether a row says what stands in the columns below it. */
export const isHeader = (row: Row, amounts: ReadonlyArray<Amount>): boolean =>
  amounts.length === 0 && (row.text.match(columnHeads)?.length ?? 0) >= 2

/** Heads of fewer columns may as well be names. */
const fewestHeads = 3

/** The last row of the head that begins in this one: "netto | netto | VAT | brutto" below what the columns are called. */
export const endOfHead = (sheet: Sheet, head: number): number => {
  const next = sheet.rows[head + 1]
  const goesOn =
    next !== undefined &&
    next.cells.length >= fewestHeads &&
    !/\d/.test(next.text) &&
    next.top - sheet.rows[head]!.bottom < next.height
  return goesOn ? endOfHead(sheet, head + 1) : head
}
