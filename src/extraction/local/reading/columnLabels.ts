import { sumRoles } from "../lexicon/Role.ts"
import type { Amount } from "./Amounts.ts"
import { isPlain, isSentence, labelOf } from "./Labels.ts"
import type { Cell } from "./Cell.ts"
import type { Row } from "./Rows.ts"

/** Fewer heads may stand above goods. */
const fewestHeads = 3

/**
 * "TOTAL HT   TOTAL TVA   TOTAL TTC", maybe beside prose: what sums are called, and none of goods. A table of several taxes
 * begins with their rates.
 */
export const isHeadOfSums = ({ cells }: Row): boolean => {
  const heads = cells.filter(({ text }) => !isSentence(text)).map(({ text }) => labelOf(text))
  const roles = heads.map((label) => label?.role ?? "other")
  return (
    roles.length >= fewestHeads &&
    roles.includes("grandTotal") &&
    roles[0] !== "tax" &&
    roles.every((role) => role === "tax" || role === "rounding" || sumRoles.has(role)) &&
    heads.every(isPlain)
  )
}

/** A head may stand so many of its heights above its amount, with as many rows of prose beside them. */
const [mostHeights, mostRows] = [4, 4]

const isInColumn = (cell: Cell, { left, right }: Amount): boolean => cell.left < right && cell.right > left

/** What the head of its column calls a sum, whatever else stands in its row; null where no such head is near. */
export const headOfSum = (rows: ReadonlyArray<Row>, amount: Amount): string | null => {
  const above = rows.slice(Math.max(0, amount.row - mostRows), amount.row)
  const nearest = above.findLast(({ cells }) =>
    cells.some((cell) => isInColumn(cell, amount) && !isSentence(cell.text))
  )
  const isNear = nearest !== undefined && rows[amount.row]!.top - nearest.bottom < nearest.height * mostHeights
  if (!isNear || !isHeadOfSums(nearest)) return null
  return nearest.cells.find((head) => isInColumn(head, amount) && !isSentence(head.text))!.text
}

/** Columns of a page stand further apart than their print is high, and words closer. */
const betweenColumns = 1

const hasWord = /\p{L}{4}/u

const withoutRates = (text: string): string => text.replace(/[(（]?\d{1,2}(?:[.,]\d{1,3})?\s?[%％][)）]?/g, " ")

/**
 * "Forma de pago: 04 - Tarjeta   IVA 16%   $75.60": what the cell before an amount calls it, where another column stands
 * before that; null where the cell says more than that.
 */
export const labelInColumn = ({ cells, height }: Row, { left, right }: Amount): string | null => {
  const at = cells.findIndex((cell) => cell.left <= left + 1 && cell.right >= right - 1)
  const [other, named] = [cells[at - 2], cells[at - 1]]
  // a day before it is part of a tax's name, "03Mar25  State Tax"
  if (other === undefined || !hasWord.test(other.text)) return null
  if (named!.left - other.right < height * betweenColumns) return null
  return isPlain(labelOf(withoutRates(named!.text))) ? named!.text : null
}
