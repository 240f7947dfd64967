import { matcher } from "../../lexicon/compile.ts"
import type { Sheet } from "../Sheet.ts"

/** Rows above and among which a letter says what it is about, below who wrote it and to whom; as a share of all rows, too. */
const [headRows, headShare] = [12, 0.5]

const title = matcher(
  ({ reminders }) => reminders,
  (phrases) => String.raw`^[^\p{L}]{0,8}${phrases}.{0,60}$`
)

/** Whether a page is a letter that reminds of a bill, which it names as well; in a bill such letters are a line with a price. */
export const isReminder = ({ amounts, rows }: Sheet): boolean =>
  rows
    .slice(0, Math.max(headRows, Math.ceil(rows.length * headShare)))
    .some(
      ({ index, text }) =>
        amounts[index]!.every(({ decimals, sign }) => decimals !== 2 && sign === null) && title.test(text.trim())
    )
