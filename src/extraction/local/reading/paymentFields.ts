import { paymentField } from "../lexicon/paymentFields.ts"
import { letterCount } from "../measures.ts"
import type { Cell } from "./Cell.ts"
import type { Row } from "./Rows.ts"

/** Lines that a value may be below the name of its field, as print heights. */
const nearestLines = 1.6

const valueBelow = (row: Row, next: Row | undefined, { left, right }: Cell): string =>
  next === undefined || next.page !== row.page || next.top - row.bottom > nearestLines * row.height
    ? ""
    : (next.cells.find((one) => one.left < right && one.right > left)?.text ?? "")

/** "Payment method: Credit card": what a field says was paid with, behind its name, beside it or else below it. */
export const paymentFields = (rows: ReadonlyArray<Row>): ReadonlyArray<readonly [value: string, row: Row]> =>
  rows.flatMap((row) =>
    row.cells.flatMap((cell, at): ReadonlyArray<readonly [string, Row]> => {
      const behind = paymentField.exec(cell.text)?.at(-1)
      if (behind === undefined) return []
      if (letterCount(behind) > 0) return [[behind, row]]
      const below = rows[row.index + 1]
      return [
        [row.cells[at + 1]?.text ?? "", row],
        [valueBelow(row, below, cell), below ?? row]
      ]
    })
  )
