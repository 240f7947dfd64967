import type { DateOrder } from "../countries/Country.ts"
import { matchesOf } from "./matchesOf.ts"
import type { Row } from "./Rows.ts"

/** Day and month of a date that leaves no doubt which is which, as in 26/02/2019. */
const orderPattern = /(?<![\d./-])(\d{1,2})([-/.])(\d{1,2})\2((?:20)?\d{2})(?!\d)/g

/** So many days one after the other are no chance. */
const fewestDays = 3
const dayInMilliseconds = 86_400_000

/** Whether the days follow each other, as the nights of a stay do. */
const areConsecutive = (days: ReadonlyArray<number>): boolean => {
  const sorted = [...new Set(days)].sort((a, b) => a - b)
  return (
    sorted.length >= fewestDays &&
    sorted.slice(1).every((day, index) => Math.round((day - sorted[index]!) / dayInMilliseconds) === 1)
  )
}

/**
 * In what order a document's dates are written, by those that leave no doubt, or by days that follow each other in one
 * order alone; null when none of them tells.
 */
export const printedOrder = (rows: ReadonlyArray<Row>): DateOrder | null => {
  let balance = 0
  const dates: Array<readonly [first: number, second: number, year: number]> = []
  for (const row of rows) {
    for (const [, a, , b, year] of matchesOf(orderPattern, row.text)) {
      if (+a! > 12 && +a! <= 31 && +b! <= 12) balance++
      if (+b! > 12 && +b! <= 31 && +a! <= 12) balance--
      dates.push([+a!, +b!, +year!])
    }
  }
  if (balance !== 0) return balance > 0 ? "day-first" : "month-first"
  const isDayFirst = areConsecutive(dates.map(([day, month, year]) => Date.UTC(year, month - 1, day)))
  const isMonthFirst = areConsecutive(dates.map(([month, day, year]) => Date.UTC(year, month - 1, day)))
  return isDayFirst === isMonthFirst ? null : isDayFirst ? "day-first" : "month-first"
}
