import { alternatives, matcher } from "../lexicon/compile.ts"
import type { Evidence } from "../../Reading.ts"
import { isSentence, type Sheet } from "./Sheet.ts"

const receiptTitle = matcher(({ documentTitles }) => documentTitles)

/** A line that is a title, and not a sentence that holds one. */
const otherTitle = new RegExp(
  String.raw`^[^\p{L}]{0,8}(?:\p{L}{1,20}\s)?${alternatives(({ otherTitles }) => otherTitles)}.{0,24}$`,
  "iu"
)

const otherSign = new RegExp(
  alternatives(({ otherSigns }) => otherSigns),
  "giu"
)

/** The signs of another kind of document that the page shows, each once. */
const otherSigns = (rows: Sheet["rows"]): number =>
  new Set(rows.flatMap(({ text }) => text.toLowerCase().match(otherSign) ?? [])).size
/** A page with so many of them is no receipt; the number is hand-set, so that no single word of a name decides. */
const tellingSigns = 2

/** Rows of the document's head, where its title stands; as a share of all rows. */
const headShare = 0.3

/** A page with such a share of sentences is text, not a list. */
const mostProse = 0.2

const proseShare = (rows: Sheet["rows"]): number =>
  rows.filter(({ text }) => isSentence(text)).length / Math.max(1, rows.length)

/**
 * What speaks against a receipt where nothing calls itself one: a title of a price list, a statement, a menu; prose. The
 * weight of prose is hand-set: of 333 receipts that were looked at, none has so much of it without a title.
 */
export const kindEvidence = ({ amounts, rows }: Sheet): ReadonlyArray<Evidence> => {
  if (rows.some(({ text }) => receiptTitle.test(text))) return []
  const head = rows.slice(0, Math.ceil(rows.length * headShare))
  // a line with a price sells the thing
  const isOther = head.some(({ index, text }) => amounts[index]!.length === 0 && otherTitle.test(text.trim()))
  return [
    { reason: "titled_otherwise", weight: isOther ? -10 : 0 },
    { reason: "says_what_others_say", weight: otherSigns(rows) >= tellingSigns ? -10 : 0 },
    { reason: "prose", weight: proseShare(rows) > mostProse ? -3 : 0 }
  ].filter(({ weight }) => weight !== 0)
}
