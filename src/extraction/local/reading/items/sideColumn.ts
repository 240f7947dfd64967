import { letterCount } from "../../measures.ts"
import { cellAt } from "../cellAt.ts"
import { type Cell, textOf } from "../Cell.ts"
import type { Row } from "../Rows.ts"
import { type Entry, isLeftward, isTableHead, type Sheet } from "../Sheet.ts"

/** "1szt x5,99": how many at what price, and no words. */
const counted = /^\d[\d.,]*\s?\p{L}{0,4}\.?\s?[xX×*]\s?\d/u

/** What stands beside the prices: words, in the column of which the sums are called, too. */
const nameCellOf = ({ cells }: Row, price: Cell | undefined): number => {
  if (price === undefined) return -1
  return cells.findLastIndex(({ right, text }) => right <= price.left && letterCount(text) >= 4 && !counted.test(text))
}

const priceCellOf = ({ amounts, rows }: Sheet, { index }: Row): Cell | undefined => {
  const last = amounts[index]!.findLast(({ percent }) => !percent)
  return last === undefined ? undefined : cellAt(rows[index]!, last.start)?.cell
}

/** So many rows tell a column. */
const fewestRows = 3

/** Where the names of prices begin that stand beside a text of its own: a sum has other words to its left, too. */
const columnBesideText = (sheet: Sheet): number | null => {
  const isSum = ({ isBeside, label }: Entry) => isBeside && label !== null
  const lefts = sheet.entries.filter(isSum).flatMap(({ amount }) => {
    const row = sheet.rows[amount.row]!
    const at = nameCellOf(row, priceCellOf(sheet, row))
    const hasTextBeside = row.cells.slice(0, Math.max(0, at)).some(({ text }) => letterCount(text) >= 4)
    return hasTextBeside && !isLeftward(row) ? [row.cells[at]!.left] : []
  })
  return lefts[0] ?? null
}

const isAt = (left: number, { height }: Row, cell: Cell | undefined): boolean =>
  cell !== undefined && Math.abs(cell.left - left) < height

/** The row from its cell on, and its amounts there. */
const from = (row: Row, at: number, amounts: Sheet["amounts"][number]): [Row, Sheet["amounts"][number]] => {
  const cells = row.cells.slice(at)
  const text = textOf(cells)
  const cut = row.text.length - text.length
  const kept = amounts.filter(({ start }) => start >= cut)
  return [
    { ...row, cells, text, left: cells[0]?.left ?? row.left },
    kept.map((amount) => ({ ...amount, start: amount.start - cut, end: amount.end - cut }))
  ]
}

/**
 * The document without what is told beside its prices, as where a stay is described on the left and paid on the right.
 * Rows that hold nothing else are empty.
 */
export const withoutSideColumn = (sheet: Sheet): Sheet => {
  const left = columnBesideText(sheet)
  if (left === null) return sheet
  const named = sheet.rows.filter((row) => {
    const at = nameCellOf(row, priceCellOf(sheet, row))
    return at > 0 && isAt(left, row, row.cells[at])
  })
  if (named.length < fewestRows) return sheet
  const [first, last] = [named[0]!, named.at(-1)!.index]
  if (sheet.rows.slice(0, last).some(({ text }) => isTableHead(text))) return sheet
  const isHeaded = sheet.rows[first.index - 1]?.cells.some((cell) => isAt(left, first, cell)) === true
  const begin = isHeaded ? first.index - 1 : first.index
  const trimmed = sheet.rows.map((row) => {
    const amounts = sheet.amounts[row.index]!
    if (row.index < begin || row.index > last) return [row, amounts] as const
    const at = row.cells.findIndex((cell) => isAt(left, row, cell) || cell.left > left)
    return from(row, at === -1 ? row.cells.length : at, amounts)
  })
  return { ...sheet, rows: trimmed.map(([row]) => row), amounts: trimmed.map(([, amounts]) => amounts) }
}
