import { alternatives, matcher } from "../lexicon/compile.ts"
import { shortMonths } from "./dateParts.ts"
import type { Cell } from "./Cell.ts"
import type { Row } from "./Rows.ts"
import { weekdayIn } from "./weekdays.ts"

/** "Invoice 123 of": what a document calls itself leads its own date. */
const good = new RegExp(
  String.raw`${alternatives(({ dateLabels }) => dateLabels)}|${alternatives(({ datedTitles }) => datedTitles)}.{0,34}$`,
  "iu"
)
const title = matcher(({ datedTitles }) => datedTitles)
const bad = matcher(({ otherDates }) => otherDates)

/** The word right before a document's number, which eight digits may be as well as a day: "Rechnung Nr. 20240311". */
const documentNumber = /(?:(?<!\p{L})n[ro°º]|№|#|num(?:m?er|ber|éro|ero))[.:\s]{0,3}$/iu
/** "Paid by card on": what was bought is of the day on which it was paid at once. */
const paidOn =
  /^\P{L}*(?:paid|payée?|réglée?|bezahlt|pagad[oa]|pagat[oa]|pago (?:em|el)|betaald|betal[dt]|zapłacono|zaplaceno|оплачено)(?!\p{L}).{0,40}$/iu

/** "Arrive: 03Mar25   Depart: 05Mar25": a stay is paid for at its end. */
const arriving = /(?<!\p{L})(?:arriv|check[- ]?in|anreise|llegada|arrivée)/iu
const leaving = /(?<!\p{L})(?:depart|check[- ]?out|abreise|salida|départ)\p{L}*\W*$/iu

/** What looks like a date, whether or not a calendar holds it. */
export const dateLike = [
  /(?<![\d./-])\d{1,2}\s?([-/.])\s?\d{1,2}\s?\1\s?(?:(?:19|20)\d{2}|\d{2})(?![\d./-]|[^\s\d]\d)/,
  /(?<![\d./-])(?:19|20)\d{2}\s?([-/.])\s?\d{1,2}\s?\1\s?\d{1,2}(?![\d./-])/
]
/** "03Mar25", "03-Mar-2025". */
const namedDay = new RegExp(String.raw`(?<!\d)\d{1,2}[ .-]?(?:${shortMonths.join("|")})\p{L}*[ .-]?\d{2,4}(?!\d)`, "iu")

const hasLetters = (text: string): boolean => /\p{L}{3}/u.test(text)

/** "Friday, " before a date says what it is of no more than the date. */
const isWeekday = (text: string): boolean => /^\P{L}*\p{L}+\P{L}*$/u.test(text) && weekdayIn(text) !== null

/** What is printed before a date on its line or, when that is nothing, above it. */
export const labelOfDate = (rows: ReadonlyArray<Row>, row: Row, cell: Cell | Row, before: string): string => {
  if (hasLetters(before) && !isWeekday(before)) return before
  const inRow = row.cells.findLast((one) => one.right <= cell.left && hasLetters(one.text))
  if (inRow !== undefined) return inRow.text
  const overlapping = (other: Row | undefined): Cell | undefined =>
    other?.cells.find((one) => one.left < cell.right && one.right > cell.left)
  const [above, below] = [overlapping(rows[row.index - 1])?.text ?? "", overlapping(rows[row.index + 1])?.text ?? ""]
  // the head of a column is the name of none of its dates, the nights of a stay, nor is what has a date of its own
  return [...dateLike, namedDay].some((pattern) => pattern.test(above) || pattern.test(below)) ? "" : above
}

/** Whether a label is of the document's own date, and whether it is the title of the document. */
export const isOwnDate = (label: string): boolean => good.test(label)
export const isTitleOfDate = (label: string): boolean => title.test(label)

/** Whether a label is of another date: of a delivery, a birth, a payment that is due. */
export const isOtherDate = (label: string): boolean => bad.test(label)

/** Whether a label is of a document's number. */
export const isDocumentNumber = (label: string): boolean => documentNumber.test(label)

/** Whether a label is of the day on which it was paid. */
export const isDayOfPayment = (label: string): boolean => paidOn.test(label)

/** Whether a label in its row is of the day on which a stay ends. */
export const isEndOfStay = (label: string, { text }: Row): boolean => leaving.test(label) && arriving.test(text)
