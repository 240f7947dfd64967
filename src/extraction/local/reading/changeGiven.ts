import { plus } from "../../../domain/Money.ts"
import type { Row } from "./Rows.ts"
import type { Sheet } from "./Sheet.ts"
import type { Summary } from "./Summary.ts"

/** The row of what was given back, where as much more was given than the total: only who pays cash is given change. */
export const rowOfChange = ({ entries, rows }: Sheet, { total }: Summary): Row | undefined => {
  const isGiven = (units: number): boolean =>
    entries.some(({ amount, label }) => label?.role === "tendered" && amount.units === units)
  const change = entries.find(
    ({ amount, label }) => label?.role === "change" && amount.units > 0 && isGiven(plus(total, amount.units))
  )
  return change && rows[change.amount.row]
}
