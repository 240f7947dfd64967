import type { Cell, Row } from "./Rows.ts"

/** The cell that holds a place in its row's text, and where the cell begins there; null behind the last one. */
export const cellAt = ({ cells }: Row, place: number): { readonly cell: Cell; readonly from: number } | null => {
  let from = 0
  for (const cell of cells) {
    if (place <= from + cell.text.length) return { cell, from }
    from += cell.text.length + 1
  }
  return null
}
