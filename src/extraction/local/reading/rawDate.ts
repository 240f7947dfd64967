import type { DateCandidate } from "./DateCandidate.ts"
import { dateLike, isOtherDate, isOwnDate, labelOfDate } from "./dateLabels.ts"
import { placeOf } from "./placeOf.ts"
import type { Row } from "./Rows.ts"
import type { Sheet } from "./Sheet.ts"

/** A date in words, which a label must introduce: towns and streets look alike. */
const wordedDate =
  /(?<!\d)\d{1,2}\.? \p{L}{2,12}\.?,? (?:\d{1,2},? )?(?:19|20)\d{2}(?!\d)|\p{L}{3,12}\.? \d{1,2},? (?:19|20)\d{2}(?!\d)/u

/** The first text that looks like a date and that no calendar holds, as printed. */
export const rawDate = (pages: Sheet["pages"], rows: ReadonlyArray<Row>): ReadonlyArray<DateCandidate> => {
  for (const row of rows) {
    for (const cell of row.cells) {
      const plain = dateLike.map((pattern) => pattern.exec(cell.text)).find((match) => match !== null)
      const match = plain ?? wordedDate.exec(cell.text)
      // "10.0.10" is none, whatever its order
      if (match == null || /(?<!\d)0(?!\d)/.test(match[0])) continue
      const label = labelOfDate(rows, row, cell, cell.text.slice(Math.max(0, match.index - 40), match.index))
      if (isOtherDate(label) || (plain === undefined && !isOwnDate(label))) continue
      return [
        {
          value: match[0].trim(),
          source: "print",
          places: [placeOf(pages, row, cell.text, cell)],
          evidence: [{ reason: "not_understood", weight: 0 }],
          otherReading: null
        }
      ]
    }
  }
  return []
}
