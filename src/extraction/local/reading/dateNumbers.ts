import type { DateOrder } from "../countries/Country.ts"
import { foldMonth, monthNumbers } from "../lexicon/monthNumbers.ts"
import { toIso } from "./calendars.ts"
import { classOf, likely, unlikely } from "./lookAlikes.ts"

/** The numbers of a date as its form has them, and in which order they may stand; ISO 8601, or null for no day. */
type DateReader = (groups: ReadonlyArray<string | undefined>, order: DateOrder) => string | null

/**
 * A form that dates are printed in, and how little doubt it leaves: a four-digit year or a month's name leave none. Texts
 * without `needs` hold none of it, which is told sooner.
 */
export type DateForm = readonly [pattern: RegExp, clarity: number, read: DateReader, needs?: RegExp | undefined]

/** What parts the numbers of a date. */
export const mark = String.raw`[-/.,\\|’'′·_–—−]`
/** What may be a figure of a date that was misread, as in a class of characters of a pattern. */
export const alike = String.raw`${classOf(likely)}${classOf(unlikely)}\]&?`
/** A time of day. */
export const time = String.raw`[0-2]?\d:[0-5]\d`

export const numeric = (a: number, b: number, year: number, order: DateOrder): string | null =>
  order === "month-first" ? (toIso(year, a, b) ?? toIso(year, b, a)) : (toIso(year, b, a) ?? toIso(year, a, b))

/** 26-02-03, of which each number may be the year. */
export const shortened = (a: number, b: number, c: number, order: DateOrder): string | null =>
  order === "year-first"
    ? (toIso(a, b, c) ?? numeric(a, b, c, order))
    : (numeric(a, b, c, order) ?? (a < 10 ? null : toIso(a, b, c)))

/** What a month may be called: a word, two in the Levant and Mongolia, or letters with points as in Thai, ธ.ค. */
export const monthName = String.raw`(?:(?:كانون|تشرين)\s\p{L}{5,6}|арван\s\p{L}{9,11}|\p{L}[\p{L}\p{M}]{1,14}[\u05f3\u0970]?|\p{Script=Thai}{1,3}\.\s?\p{Script=Thai}\.?)`

/** "FriDec": the day of the week, its space lost; "\u05d1\u05d3\u05e6\u05de\u05d1\u05e8": in December. */
const leading = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)(?=\p{L}{3})|\u05d1)/iu

/** The month in its print, or in that without what leads it; no month of Thailand begins with the letter that ก is taken for. */
export const named = (day: string, month: string, year: string): string | null => {
  const spellings = [month, month.replace(leading, ""), month.replace(/^ค/, "ก")]
  const number = spellings.map((one) => monthNumbers.get(foldMonth(one))).find((one) => one !== undefined)
  return number === undefined ? null : toIso(+year, number, +day)
}
