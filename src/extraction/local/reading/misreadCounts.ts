import type { Row } from "./Rows.ts"

/** How many there are of what is sold ("1x", "2 x "; "1 Soup"), and the same where the one was read as a letter. */
const counts: ReadonlyArray<readonly [counted: RegExp, misread: RegExp]> = [
  [/^\d{1,2}\s?[xX×](?:\s|$)/, /^[IilT|!](?=\s?[xX×](?:\s|$))/],
  [/^\d{1,2}\s+\p{L}.*\d[.,]\d{2}(?!\d)/u, /^[Il|!](?=\s+\p{Lu}.*\d[.,]\d{2}(?!\d))/u]
]
/** So many rows that are counted tell that a page counts so. */
const fewestCounted = 2

/** The rows whose count was misread. */
export const countsMisread = (rows: ReadonlyArray<Row>): ReadonlySet<Row> =>
  new Set(
    counts.flatMap(([counted, misread]) =>
      rows.filter(({ text }) => counted.test(text)).length < fewestCounted
        ? []
        : rows.filter(({ text }) => misread.test(text))
    )
  )
