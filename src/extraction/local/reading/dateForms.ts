import type { DateOrder } from "../countries/Country.ts"
import { foldMonth, monthNumbers } from "../lexicon/compile.ts"
import { fromHijri, fromJapanese, fromTaiwanese, toIso as iso } from "./calendars.ts"
import { mendDates } from "./misreadDates.ts"

interface Found {
  readonly text: string
  readonly start: number
  /** How little doubt the form leaves: a four-digit year or a month's name leave none. */
  readonly clarity: number
}

type Reader = (groups: ReadonlyArray<string | undefined>, order: DateOrder) => string | null

const numeric = (a: number, b: number, year: number, order: DateOrder): string | null =>
  order === "month-first" ? (iso(year, a, b) ?? iso(year, b, a)) : (iso(year, b, a) ?? iso(year, a, b))

/** 26-02-03, of which each number may be the year. */
const shortened = (a: number, b: number, c: number, order: DateOrder): string | null =>
  order === "year-first" ? (iso(a, b, c) ?? numeric(a, b, c, order)) : (numeric(a, b, c, order) ?? iso(a, b, c))

const separator = String.raw`\s?[-/.,\\|’'′]\s?`
/** A time of day that recognition ran into the date. */
const time = String.raw`[0-2]?\d:[0-5]\d`
const patterns: ReadonlyArray<readonly [pattern: RegExp, clarity: number, read: Reader]> = [
  [
    new RegExp(
      String.raw`(?<!\d)((?:19|20)\d{2})${separator}(\d{1,2})${separator}(\d{1,2})(?!\d{1,2}[^:\d])(?!\d{3})`,
      "g"
    ),
    3,
    ([y, m, d]) => iso(+y!, +m!, +d!)
  ],
  [
    /(?<!\d)((?:19|20)\d{2})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]?/g,
    3,
    ([y, m, d]) => iso(+y!, +m!, +d!)
  ],
  [
    /(?<!\d)(\d{1,2})\s(?:tháng|thg)\s(\d{1,2})(?:,?\s(?:năm\s)?)((?:19|20)\d{2})(?!\d)/giu,
    3,
    ([d, m, y]) => iso(+y!, +m!, +d!)
  ],
  // Reiwa, Heisei and the Republic of China count from their own years
  [/令和\s?(\d{1,2})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, 3, ([y, m, d]) => fromJapanese("reiwa", +y!, +m!, +d!)],
  [/平成\s?(\d{1,2})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, 3, ([y, m, d]) => fromJapanese("heisei", +y!, +m!, +d!)],
  [/民[國国]\s?(\d{2,3})\s?[年./-]\s?(\d{1,2})\s?[月./-]\s?(\d{1,2})/g, 3, ([y, m, d]) => fromTaiwanese(+y!, +m!, +d!)],
  // the Islamic year, as Arabic receipts print it, mostly beside the common date
  [
    new RegExp(String.raw`(?<!\d)(1[34]\d{2})${separator}(\d{1,2})${separator}(\d{1,2})(?!\d)`, "g"),
    2,
    ([y, m, d]) => fromHijri(+y!, +m!, +d!)
  ],
  [
    new RegExp(String.raw`(?<!\d)(\d{1,2})${separator}(\d{1,2})${separator}(1[34]\d{2})(?![\d:])`, "g"),
    2,
    ([d, m, y]) => fromHijri(+y!, +m!, +d!)
  ],
  [
    new RegExp(
      String.raw`(?<!\d)(?<![\d][.,])(\d{1,2})${separator}(\d{1,2})${separator}((?:19|20|25)\d{2})(?!\d{2}[^:\d])`,
      "g"
    ),
    3,
    ([a, b, y], order) => numeric(+a!, +b!, +y!, order)
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s\-/.,'’′]{0,3}(?:de\s|of\s)?(\p{L}{3,12})\.?[\s\-/.,'’′]{0,3}(?:de\s|del\s)?((?:19|20)\d{2}(?=${time})|(?:19|20)\d{2}(?!\d)|\d{2}(?!['’′]?\d))`,
      "gu"
    ),
    3,
    ([d, m, y]) => named(d!, m!, y!)
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(\p{L}{3,12})\.?[\s\-/.,'’′]{0,3}(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,'’′]{1,3}((?:19|20)\d{2}|\d{2})(?![\d:])`,
      "gu"
    ),
    3,
    ([m, d, y]) => named(d!, m!, y!)
  ],
  [/(?<!\d)((?:19|20)\d{2})[\s\-/.,]?(\p{L}{3,9})[\s\-/.,]?(\d{1,2})(?!\d)/gu, 2, ([y, m, d]) => named(d!, m!, y!)],
  [
    new RegExp(
      String.raw`(?<!\d)(?<!\d[.,])(\d{1,2})${separator}(\d{1,2})${separator}(\d{2})(?:(?=[.,]?${time})|(?!\d|[.,]\d))`,
      "g"
    ),
    1.5,
    ([a, b, c], order) => shortened(+a!, +b!, +c!, order)
  ],
  [/(?<!\d)((?:19|20)\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?!\d)/g, 0.5, ([y, m, d]) => iso(+y!, +m!, +d!)]
]

const named = (day: string, month: string, year: string): string | null => {
  const number = monthNumbers.get(foldMonth(month))
  return number === undefined ? null : iso(+year, number, +day)
}

const datesIn = (text: string, order: DateOrder): ReadonlyArray<Found> =>
  patterns.flatMap(([pattern, clarity, read]) => {
    const found: Array<Found> = []
    const searching = new RegExp(pattern)
    for (let match = searching.exec(text); match !== null; match = searching.exec(text)) {
      const date = read(match.slice(1), order)
      if (date !== null) found.push({ text: date, start: match.index, clarity })
      // what is no date may hold the beginning of one: "19:13 Thursday 19 Jan 2017"
      else searching.lastIndex = match.index + 1
    }
    return found
  })

/** What a digit that had to be guessed costs a date in clarity. */
const guessed = 1

/** Every date in the text, in the order of its forms; where there is none, those that misread digits make. */
export const findDates = (text: string, order: DateOrder): ReadonlyArray<Found> => {
  const found = datesIn(text, order)
  const mended = found.length > 0 ? text : mendDates(text)
  return mended === text ? found : datesIn(mended, order).map((one) => ({ ...one, clarity: one.clarity - guessed }))
}
