import { alternatives, matcher } from "../lexicon/compile.ts"
import type { Evidence } from "../../Reading.ts"
import type { Sheet } from "./Sheet.ts"

const receiptTitle = matcher(({ documentTitles }) => documentTitles)

/** A line that is a title, and not a sentence that holds one. */
const otherTitle = new RegExp(
  String.raw`^[^\p{L}]{0,8}(?:\p{L}{1,20}\s)?${alternatives(({ otherTitles }) => otherTitles)}.{0,24}$`,
  "iu"
)

/** Rows of the document's head, where its title stands; as a share of all rows. */
const headShare = 0.3

/** A document that calls itself a price list, a statement, a menu, and nowhere an invoice or receipt. */
export const kindEvidence = ({ amounts, rows }: Sheet): ReadonlyArray<Evidence> => {
  const head = rows.slice(0, Math.ceil(rows.length * headShare))
  // a line with a price sells the thing
  const isOther = head.some(({ index, text }) => amounts[index]!.length === 0 && otherTitle.test(text.trim()))
  return isOther && !rows.some(({ text }) => receiptTitle.test(text))
    ? [{ reason: "titled_otherwise", weight: -10 }]
    : []
}
