/**
 * The number below an article's bar code (UPC-A, EAN-13, GTIN-14) with letters that recognition takes for its digits:
 * "0078742O1510". A shorter one may be a model's.
 */
const damaged = String.raw`(?=(?:[^\d\s]?\d){7})[\dOoQDIl|SBZG]{8,14}`

/** The same in groups, as it was printed or read: "007874 201510", "0 12345 67891 2". */
const grouped = String.raw`(?=(?:[ .-]?\d){11,14}(?!\d))(?:\d{1,3}[ .-]\d{4,6}[ .-]\d{4,6}(?:[ .-]\d(?!\d))?|\d{3,9}[ .-]\d{3,9})`

/** "12345 /1234567 CRV": a deposit's number, and that of the article it is for. */
const slashed = String.raw`(?:[A-Z]\s+)?(?:\d{3,7}\s?)?\/\s?\d{4,10}(?=\s)`

/** Such a number that leads the line of goods. */
export const articleNumberAhead = new RegExp(
  String.raw`^[\s*#\-.:|]*(?:\d{1,3}\s+)?(?:${grouped}|${damaged}|${slashed})(?![\p{L}\d])[\s*:.-]*(?=.*\p{L}{2})`,
  "u"
)

/** Such a number behind the name, with the letter of a tax or without. */
export const articleNumberBehind = new RegExp(
  String.raw`(?<=\p{L}.*)(?:\s(?:${grouped}|${damaged})|(?<=\p{L}{2})\d{10,14})(?:\s?[A-Z]{1,2})?\s*$`,
  "u"
)
