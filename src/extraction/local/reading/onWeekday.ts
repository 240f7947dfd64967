import { toIso } from "./calendars.ts"
import { weekdayOf } from "./weekdays.ts"

/** Figures that eyes take for one another. */
const lookAlikes: Readonly<Record<string, string>> = {
  "0": "68",
  "1": "7",
  "2": "7",
  "3": "8",
  "5": "6",
  "6": "058",
  "7": "12",
  "8": "0369",
  "9": "8"
}

/** Of "2018-01-11" the last figure of the year, and those of the day. */
const doubtful = [3, 8, 9]

/** Whether a calendar has the day. */
const isDay = (date: string): boolean => {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number]
  return toIso(year, month, day) === date
}

/**
 * The latest date in ISO 8601, but none after `latestDay`, that falls on the day of the week and has one figure that is
 * taken for another one in this date; null where there is none.
 */
export const onWeekday = (date: string, weekday: number, latestDay: string | null): string | null =>
  doubtful
    .flatMap((at) =>
      [...(lookAlikes[date[at] ?? ""] ?? "")].map((figure) => `${date.slice(0, at)}${figure}${date.slice(at + 1)}`)
    )
    .filter((one) => (latestDay === null || one <= latestDay) && isDay(one) && weekdayOf(one) === weekday)
    .sort()
    .at(-1) ?? null
