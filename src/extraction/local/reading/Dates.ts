import type { DateOrder } from "../countries/Country.ts"
import { isPrintedByBrowser } from "./browserPrint.ts"
import { certain } from "./certain.ts"
import type { DateCandidate } from "./DateCandidate.ts"
import { findDates } from "./dateForms.ts"
import {
  dateLike,
  isDayOfPayment,
  isDocumentNumber,
  isEndOfStay,
  isOtherDate,
  isOwnDate,
  isTitleOfDate,
  labelOfDate
} from "./dateLabels.ts"
import { strengthOf } from "../../Proposal.ts"
import { placeOf } from "./placeOf.ts"
import { printedOrder } from "./printedOrder.ts"
import { rawDate } from "./rawDate.ts"
import type { PlaceFound } from "./readPlace.ts"
import type { Row } from "./Rows.ts"
import type { Sheet } from "./Sheet.ts"
import { sameDays } from "./sameDays.ts"
import { onWeekday } from "./onWeekday.ts"
import { weekdayIn, weekdayOf } from "./weekdays.ts"

/** Digits that nothing parts are less clear a date than this. */
const clarityOfParted = 1

const orders: ReadonlyArray<DateOrder> = ["day-first", "month-first", "year-first"]

/** What is known of the day of a transaction beside its print. */
interface Known {
  /** The day of the week that stands beside it, 0 for Sunday. */
  readonly weekday: number | null
  /** Days that the page's dates agree upon. */
  readonly agreed: ReadonlySet<string>
  /** The last day that it may be. */
  readonly latestDay: string | null
  /** Whether a figure of the line may be another one than it was taken for. */
  readonly isDoubtful: boolean
}

/** "FR1234  06:30 - 08:40": nothing is sold from one time to another. */
const aTime = /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g

/** "(from 15:00)": when a room is ready, and nothing was bought. */
const opening =
  /(?<!\p{L})(?:from|until|till|after|before|ab|bis|vanaf|tot|dès|à partir de|jusqu'à|a partir d[ae]s?|desde|hasta|até|dalle|fino alle|från|fra|od)\s\d{1,2}:\d{2}/giu

const timesIn = ({ text }: Row): number => text.replace(opening, " ").match(aTime)?.length ?? 0

const until = String.raw`\s?(?:[-–—]|to|until|till|through|bis|à|au|al?|do|tot|til|até|po|по)\s?`

/** "11:00 AM to 6:00 PM", "du 01/10/2026 au 31/10/2026": an event, a journey or a period, which is paid for before or after. */
const spans: ReadonlyArray<RegExp> = [
  new RegExp(String.raw`(?<!\d)\d{1,2}:\d{2}(?:\s?[AP]\.?M\.?)?${until}\d{1,2}:\d{2}(?!\d)`, "iu"),
  ...dateLike.map(({ source }) => new RegExp(String.raw`(?:${source})${until}\d{1,4}[./-]\d`, "iu"))
]
const isOfSpan = (row: Row): boolean => timesIn(row) > 1 || spans.some((span) => span.test(row.text))

const isAhead = (date: string, latestDay: string | null): boolean => latestDay !== null && date > latestDay

/** Whether the year was misread: it is not written out for certain, and two years or more from now. */
const isMisreadYear = (date: string, text: string, { isDoubtful, latestDay }: Known): boolean => {
  const year = Number(date.slice(0, 4))
  const isFarAhead = latestDay !== null && year > Number(latestDay.slice(0, 4)) + 1
  return isFarAhead && (isDoubtful || !text.includes(String(year)))
}

/** The dates of a line, their numbers in the order that agrees with what else is known of the day. */
const agreeing = (
  text: string,
  order: DateOrder,
  { agreed, isDoubtful, latestDay, weekday }: Known
): ReturnType<typeof findDates> => {
  const agrees = (date: string): boolean => {
    if (weekday !== null) return weekdayOf(date) === weekday
    return !isAhead(date, latestDay) && (agreed.size === 0 || agreed.has(date))
  }
  const found = findDates(text, order)
  if (found.every((one) => agrees(one.text))) return found
  const others = orders.flatMap((other) => (other === order ? [] : findDates(text, other)))
  return found.map((one) => {
    if (agrees(one.text)) return one
    const other = others.find(({ start, text: date }) => start === one.start && agrees(date))
    const mended = isDoubtful && weekday !== null ? onWeekday(one.text, weekday, latestDay) : null
    return other ?? (mended === null ? one : { ...one, clarity: one.clarity - 1, text: mended })
  })
}

/**
 * The date of the transaction, ISO 8601: the best-labelled of the clearest dates first, the upper one of equals; as
 * printed where there is none that can be understood.
 * Where neither number of 03/04 is above twelve the document's other dates decide, and how the country writes them
 * when there are none; the day comes first where that is not known either. A day of the week beside it, and that no
 * transaction is after `latestDay` (ISO 8601), decide before that.
 */
export const readDate = (
  { pages, rows }: Sheet,
  { dateOrder, datesVary }: Pick<PlaceFound, "dateOrder" | "datesVary">,
  latestDay: string | null
): ReadonlyArray<DateCandidate> => {
  // where the year may lead, 26/02/19 tells nothing
  const printed = dateOrder === "year-first" ? dateOrder : (printedOrder(rows) ?? (datesVary ? null : dateOrder))
  const order = printed ?? dateOrder ?? "day-first"
  const otherOrder = order === "day-first" ? "month-first" : "day-first"
  const agreed = sameDays(rows)
  const found: Array<DateCandidate> = []
  for (const row of rows) {
    const weekday = weekdayIn(row.text)
    const isDoubtful = row.cells.some(({ confidence }) => confidence < certain)
    const known = { agreed, latestDay, weekday, isDoubtful }
    // a date may be broken over two cells, so that the whole line is looked at too
    for (const cell of row.cells.length === 1 ? row.cells : [...row.cells, row]) {
      for (const { clarity, start, text } of agreeing(cell.text, order, known)) {
        if (isMisreadYear(text, cell.text, known)) continue
        const isOnWeekday = weekday !== null && weekdayOf(text) === weekday
        const label = labelOfDate(rows, row, cell, cell.text.slice(Math.max(0, start - 40), start))
        const isNumber = clarity < clarityOfParted && isDocumentNumber(label)
        const evidence = [
          { reason: "clear_form", weight: clarity },
          // of several days that are called dates the document's own is meant
          { reason: "label_date", weight: !isNumber && isOwnDate(label) ? (isTitleOfDate(label) ? 2.5 : 2) : 0 },
          { reason: "day_of_payment", weight: isDayOfPayment(label) ? 2 : isEndOfStay(label, row) ? 1 : 0 },
          { reason: "label_of_another_date", weight: isOtherDate(label) ? -3 : 0 },
          { reason: "printed_by_a_browser", weight: isPrintedByBrowser(rows, row) ? -4 : 0 },
          { reason: "end_of_a_span", weight: isOfSpan(row) ? -2 : 0 },
          { reason: "weekday_beside", weight: isOnWeekday ? 1 : 0 },
          { reason: "in_the_future", weight: isAhead(text, latestDay) ? -5 : 0 },
          { reason: "time_beside", weight: timesIn(row) === 1 && !isOfSpan(row) ? 1.7 : 0 },
          { reason: "low_on_the_page", weight: (-row.index / Math.max(1, rows.length)) * 0.8 },
          { reason: "broken_over_columns", weight: cell === row ? -0.1 : 0 }
        ].filter(({ weight }) => weight !== 0)
        const other =
          printed === null && !isOnWeekday && !agreed.has(text)
            ? findDates(cell.text, otherOrder).find((one) => one.start === start)
            : undefined
        const places = [placeOf(pages, row, cell.text, cell)]
        const isDecided = other === undefined || other.text === text || isAhead(other.text, latestDay)
        const otherReading = isDecided ? null : other.text
        found.push({ value: text, source: "print", places, evidence, otherReading })
      }
    }
  }
  if (found.length === 0) return rawDate(pages, rows)
  const ranked = found.sort((a, b) => strengthOf(b.evidence) - strengthOf(a.evidence))
  return ranked.filter(({ value }, index) => ranked.findIndex((one) => one.value === value) === index)
}

/** Every date that the rows show, in all orders of its numbers. */
export const printedDates = (rows: ReadonlyArray<Row>): ReadonlyArray<string> => [
  ...new Set(
    rows.flatMap(({ cells, text }) =>
      [text, ...cells.map((cell) => cell.text)].flatMap((line) =>
        orders.flatMap((order) => findDates(line, order).map((found) => found.text))
      )
    )
  )
]
