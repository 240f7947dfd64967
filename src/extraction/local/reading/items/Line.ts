import type { Box } from "../../Document.ts"
import type { Amount } from "../Amounts.ts"
import type { Cell } from "../Cell.ts"
import type { Label } from "../Labels.ts"
import type { Row } from "../Rows.ts"

/** One row of the listing. */
export interface Line {
  readonly row: Row
  readonly amounts: ReadonlyArray<Amount>
  /** The words without numbers, codes and column leftovers; empty where there are none. */
  readonly name: string
  /** Where the words stand; their cell also holds what was left out of the name. */
  readonly place: Box
  /** The line's price: the last one in the right half of the page. */
  readonly price: Amount | null
  readonly label: Label | null
  /** How many there are by a column that is headed so, where all of these divide their prices. */
  readonly count?: number
  /** What the column that is headed so says of this line alone. */
  readonly told?: number
  /** Whether it says how many there are, and at which price, and the line below it what they come to. */
  readonly isToldBelow?: boolean
}

/** The cell in which the line's words stand. */
export const nameCell = ({ place, row }: Line): Cell | undefined => row.cells.find(({ left }) => left === place.left)
