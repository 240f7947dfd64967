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
  const yearFirst = inOrder(short, "year-first")
  if (yearFirst.length === 0) return new Set()
  const dayFirst = inOrder(rows, "day-first")
  // what is a day with its parts in one order is one in the other, too
  const dated = new Set(dayFirst.map(({ row }) => row))
  const monthFirst = inOrder(
    rows.filter(({ index }) => dated.has(index)),
    "month-first"
  )
  const yearLast = [...dayFirst, ...monthFirst]
  const isPrinted = (row: number, start: number, day: string): boolean =>
    yearLast.some((other) => other.text === day && (other.row !== row || other.start !== start))
  const isItself = (row: number, start: number, day: string): boolean =>
    yearLast.some((other) => other.text === day && other.row === row && other.start === start)
  return new Set(
    yearFirst
      .filter(({ row, start, text }) => !isItself(row, start, text) && isPrinted(row, start, text))
      .map(({ text }) => text)
  )
}
