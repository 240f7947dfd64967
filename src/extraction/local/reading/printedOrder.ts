import type { DateOrder } from "../countries/Country.ts"
import { matchesOf } from "./matchesOf.ts"
import type { Row } from "./Rows.ts"

/** Day and month of a date that leaves no doubt which is which, as in 26/02/2019. */
const orderPattern = /(?<![\d./-])(\d{1,2})([-/.])(\d{1,2})\2(?:20)?\d{2}(?!\d)/g

/** In what order a document's dates are written, by those that leave no doubt; null when none of them tells. */
export const printedOrder = (rows: ReadonlyArray<Row>): DateOrder | null => {
  let balance = 0
  for (const row of rows) {
    for (const [, a, , b] of matchesOf(orderPattern, row.text)) {
      if (+a! > 12 && +a! <= 31 && +b! <= 12) balance++
      if (+b! > 12 && +b! <= 31 && +a! <= 12) balance--
    }
  }
  return balance === 0 ? null : balance > 0 ? "day-first" : "month-first"
}
