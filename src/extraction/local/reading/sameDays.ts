import type { DateOrder } from "../countries/Country.ts"
import { findDates } from "./dateForms.ts"
import type { Row } from "./Rows.ts"

/** Three pairs of digits, or fewer, of which each may be the year. */
const shortYear = /(?<!\d)\d{1,2}\D{1,3}\d{1,2}\D{1,3}\d{2}(?!\d)/

const inOrder = (rows: ReadonlyArray<Row>, order: DateOrder) =>
  rows.flatMap(({ index, text }) => findDates(text, order).map((found) => ({ ...found, row: index })))

/**
 * Days that one print tells with its year first and another with its year last, as a till and the card's terminal do:
 * "1/7/13" and "13/01/07" are one day, and leave no doubt which.
 */
export const sameDays = (rows: ReadonlyArray<Row>): ReadonlySet<string> => {
  const short = rows.filter(({ text }) => shortYear.test(text))
  if (short.length === 0) return new Set()
  const yearLast = [...inOrder(rows, "day-first"), ...inOrder(rows, "month-first")]
  const isPrinted = (row: number, start: number, day: string): boolean =>
    yearLast.some((other) => other.text === day && (other.row !== row || other.start !== start))
  const isItself = (row: number, start: number, day: string): boolean =>
    yearLast.some((other) => other.text === day && other.row === row && other.start === start)
  return new Set(
    inOrder(short, "year-first")
      .filter(({ row, start, text }) => !isItself(row, start, text) && isPrinted(row, start, text))
      .map(({ text }) => text)
  )
}
