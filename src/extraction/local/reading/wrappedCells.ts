import { boxOf, middleX } from "../boxes.ts"
import { printedSign } from "../countries/signs.ts"
import { cellUnits } from "../lexicon/units.ts"
import { isPlain, labelOf } from "./Labels.ts"
import { type Cell, textOf } from "./Cell.ts"
import type { Row } from "./Rows.ts"

/** Lines of one cell stand closer than this, in their height. */
const closest = 0.8
/** What stands below each other begins, ends or has its middle within this share of its height. */
const aligned = 0.5

const signAlone = new RegExp(`^(?:${printedSign})$`, "u")
const unitAlone = new RegExp(String.raw`^(?:${cellUnits.join("|")})\.?$`, "iu")
const count = /^\d{1,4}(?:[.,]\d{1,4})?$/
const price = /^\d[\d.,'’ ]*[.,]\d{2}$/

const isUnder = (lower: Cell, upper: Cell, height: number): boolean =>
  [lower.left - upper.left, lower.right - upper.right, middleX(lower) - middleX(upper)].some(
    (apart) => Math.abs(apart) < height * aligned
  )

/** "€" above "1.107,76", "12,00" above "PLN": an amount that had no room in one line, behind its name. */
const isBrokenAmount = (upper: string, lower: string): boolean =>
  (signAlone.test(upper) && price.test(lower)) || (price.test(upper) && signAlone.test(lower))

/** "2.00" above "pcs". */
const isBrokenCount = (upper: string, lower: string): boolean => count.test(upper) && unitAlone.test(lower)

/** "Amount" above "due", before an amount. */
const isBrokenLabel = ({ cells: [named, ...others] }: Row, lower: Cell): boolean =>
  others.length > 0 &&
  others.every(({ text }) => /\d/.test(text)) &&
  !/\d/.test(lower.text) &&
  !isPlain(labelOf(named!.text)) &&
  isPlain(labelOf(`${named!.text} ${lower.text}`))

const joined = (upper: Cell, lower: Cell): Cell => ({
  ...boxOf([upper, lower]),
  text: textOf([upper, lower]),
  confidence: Math.min(upper.confidence, lower.confidence),
  isJoined: true
})

const withCells = (row: Row, cells: ReadonlyArray<Cell>): Row => ({
  ...row,
  cells,
  text: textOf(cells),
  left: boxOf(cells).left,
  right: boxOf(cells).right
})

/** The row with what the next one goes on with, and what is left of that. */
const joinedRows = (row: Row, next: Row): ReadonlyArray<Row> => {
  const { height } = next
  if (next.page !== row.page || next.top - row.bottom > height * closest) return [row, next]
  const isOnly = next.cells.length === 1
  const rest: Array<Cell> = []
  const cells = [...row.cells]
  for (const lower of next.cells) {
    const at = row.cells.findIndex((upper) => isUnder(lower, upper, height))
    const upper = row.cells[at]?.text ?? ""
    const goesOn =
      at === 0
        ? isOnly && isBrokenLabel(row, lower)
        : isBrokenCount(upper, lower.text) || (isOnly && isBrokenAmount(upper, lower.text))
    if (goesOn) cells[at] = joined(row.cells[at]!, lower)
    else rest.push(lower)
  }
  if (rest.length === next.cells.length) return [row, next]
  const whole = withCells(row, cells)
  return rest.length === 0 ? [{ ...whole, bottom: next.bottom }] : [whole, withCells(next, rest)]
}

/** The rows with numbers and labels put together that narrow columns broke into two lines. */
export const withWrappedCells = (rows: ReadonlyArray<Row>): ReadonlyArray<Row> => {
  const whole: Array<Row> = []
  for (const row of rows) {
    const above = whole.pop()
    whole.push(...(above === undefined ? [row] : joinedRows(above, row)))
  }
  return whole.map((row, index) => ({ ...row, index }))
}
