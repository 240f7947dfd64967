import type { Row } from "./Rows.ts"

/** "3/17/25, 10:31 AM": when a page of the web was printed, as browsers have it on an edge of the paper. */
const stamp = /^\d{1,4}([./-])\s?\d{1,2}\1\s?\d{1,4},?\s?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?$/iu

/** The page that was printed, which stands on an edge as well; of two strokes one may be overlooked. */
const address = /^(?:https?:\/{1,2}|file:\/{2,3}|about:)\S/i

/** Whether a browser wrote the row when it printed the page: its day is the printing's. */
export const isPrintedByBrowser = (rows: ReadonlyArray<Row>, row: Row): boolean => {
  if (!row.cells.some(({ text }) => stamp.test(text))) return false
  const page = rows.filter((one) => one.page === row.page)
  const edges = [page[0], page.at(-1)]
  return edges.includes(row) && edges.some((edge) => edge?.cells.some(({ text }) => address.test(text)) === true)
}
