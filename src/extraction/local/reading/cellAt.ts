import type { Cell } from "./Cell.ts"
import type { Row } from "./Rows.ts"

/** Where the cell with this number begins in its row's text. */
export const startOfCell = ({ cells }: Row, at: number): number =>
  cells.slice(0, at).reduce((sum, { text }) => sum + text.length + 1, 0)

/** The cell that holds a place in its row's text, and where the cell begins there; null behind the last one. */
export const cellAt = ({ cells }: Row, place: number): { readonly cell: Cell; readonly from: number } | null => {
  let from = 0
  for (const cell of cells) {
    if (place <= from + cell.text.length) return { cell, from }
    from += cell.text.length + 1
  }
  return null
}
