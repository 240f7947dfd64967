import type { TextPage } from "../Document.ts"
import { toRows } from "./Rows.ts"

/** Characters kept of a long document: its beginning, with the merchant, and its end, with the total. */
const [keptAtTop, keptAtBottom] = [30_000, 10_000]

/** The text as it is laid out: one line for each row, its columns kept apart. */
export const layOut = (pages: ReadonlyArray<TextPage>): string => {
  const text = toRows(pages)
    .map((row) => row.cells.map((cell) => cell.text).join("  |  "))
    .join("\n")
  return text.length <= keptAtTop + keptAtBottom
    ? text
    : `${text.slice(0, keptAtTop)}\n[…]\n${text.slice(-keptAtBottom)}`
}
