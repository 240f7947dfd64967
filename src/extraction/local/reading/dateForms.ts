import type { DateOrder } from "../countries/Country.ts"
import { fromHijri, fromJapanese, fromTaiwanese, toIso } from "./calendars.ts"
import { damagedForms } from "./damagedDates.ts"
import { type DateForm, mark, monthName, named, numeric, shortened, time } from "./dateNumbers.ts"

interface Found {
  readonly text: string
  readonly start: number
  /** How little doubt the form leaves. */
  readonly clarity: number
}

const separator = String.raw`\s?(?:[-/][’'/-]|${mark})\s?`
/** Behind no digit, nor what stands alone before one and may be a one. */
const freely = String.raw`(?<!\d|(?<!\p{L})[lI|!])`
/** Two and two digits of a date, with nothing or a space between them. */
const twoPairs = String.raw`(\d{2})\s?(\d{2})\s?`
const forms: ReadonlyArray<DateForm> = [
  [
    new RegExp(
      String.raw`(?<!\d)((?:19|20)\d{2})${separator}(\d{1,2})${separator}(\d{1,2})(?!\d{1,2}[^:\d])(?!\d{3})`,
      "g"
    ),
    3,
    ([y, m, d]) => toIso(+y!, +m!, +d!)
  ],
  [
    /(?<!\d)((?:19|20)\d{2})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]?/g,
    3,
    ([y, m, d]) => toIso(+y!, +m!, +d!)
  ],
  [
    /(?<!\d)(\d{1,2})\s(?:tháng|thg)\s(\d{1,2})(?:,?\s(?:năm\s)?)((?:19|20)\d{2})(?!\d)/giu,
    3,
    ([d, m, y]) => toIso(+y!, +m!, +d!)
  ],
  // two digits of the common year; eras have their name before them, and fewer years
  [
    /(?<![\d和成])(1[3-9]|[23]\d)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g,
    1.5,
    ([y, m, d]) => toIso(2000 + +y!, +m!, +d!)
  ],
  // Reiwa, Heisei and the Republic of China count from their own years
  [/令和\s?(\d{1,2})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, 3, ([y, m, d]) => fromJapanese("reiwa", +y!, +m!, +d!)],
  [/平成\s?(\d{1,2})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, 3, ([y, m, d]) => fromJapanese("heisei", +y!, +m!, +d!)],
  [/民[國国]\s?(\d{2,3})\s?[年./-]\s?(\d{1,2})\s?[月./-]\s?(\d{1,2})/g, 3, ([y, m, d]) => fromTaiwanese(+y!, +m!, +d!)],
  [
    /(?<![\d/.-])(1[0-2]\d)([-/.])(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?![\d/.-])/g,
    1,
    ([y, , m, d]) => fromTaiwanese(+y!, +m!, +d!)
  ],
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
      String.raw`${freely}(?<![\d][.,])(\d{1,2})${separator}(\d{1,2})${separator}((?:19|20|25)\d{2})(?!\d{2}[^:\d])`,
      "gu"
    ),
    3,
    ([a, b, y], order) => numeric(+a!, +b!, +y!, order)
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s\-/.,'’′]{0,3}(?:de\s|of\s)?(${monthName})\.?[\s\-/.,'’′]{0,3}(?:de\s|del\s|พ\.ศ\.\s)?((?:19|20|25)\d{2}(?=${time})|(?:19|20|25)\d{2}(?!\d)|\d{2}(?!['’′]?\d|[lIi|!t]\d|\s\d{2}(?![\d:])))`,
      "gu"
    ),
    3,
    ([d, m, y]) => named(d!, m!, y!)
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{M}])(${monthName})\.?[\s\-/.,'’′]{0,3}(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,'’′]{1,3}((?:19|20)\d{2}|\d{2}(?![lIi|!t]\d|\s\d{2}(?![\d:])))(?![\d:])`,
      "gu"
    ),
    3,
    ([m, d, y]) => named(d!, m!, y!)
  ],
  // MAR152017
  [/(?<!\p{L})(\p{L}{3,9})(\d{2})((?:19|20)\d{2})(?!\d)/gu, 2, ([m, d, y]) => named(d!, m!, y!)],
  // Mar 15 12:30:45 EST 2017, as Unix writes it
  [
    new RegExp(
      String.raw`(?<!\p{L})(\p{L}{3,9})\.?\s(\d{1,2}),?\s${time}(?::[0-5]\d)?(?:\s?[ap]\.?m\.?)?(?:\s[a-z]{2,5})?\s((?:19|20)\d{2})(?!\d)`,
      "giu"
    ),
    3,
    ([m, d, y]) => named(d!, m!, y!)
  ],
  // 2018 m. gruodžio 14 d., 2018. gada 14. decembris
  [
    new RegExp(
      String.raw`(?<!\d)((?:19|20)\d{2})(?:\sm\.)?[\s\-/.,]{0,2}(${monthName})[\s\-/.,]{0,2}(\d{1,2})(?!\d)`,
      "gu"
    ),
    2,
    ([y, m, d]) => named(d!, m!, y!)
  ],
  [
    new RegExp(String.raw`(?<!\d)((?:19|20)\d{2})\.?\sgada\s(\d{1,2})\.?\s(${monthName})`, "giu"),
    3,
    ([y, d, m]) => named(d!, m!, y!)
  ],
  [
    new RegExp(
      String.raw`${freely}(?<!\d[.,])(\d{1,2})${separator}(\d{1,2})${separator}(\d{2})(?:(?=[.,]?${time})|(?!\d|[.,]\d))`,
      "gu"
    ),
    1.5,
    ([a, b, c], order) => shortened(+a!, +b!, +c!, order)
  ],
  // 3/15/20 17, its year parted
  [
    new RegExp(String.raw`(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(20\s[0-3]\d)(?=\s${time}|\s*$)`, "g"),
    2,
    ([a, , b, y], order) => numeric(+a!, +b!, +y!.replace(" ", ""), order)
  ],
  [/(?<!\d)((?:19|20)\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?!\d)/g, 0.5, ([y, m, d]) => toIso(+y!, +m!, +d!)],
  // digits that are called a date, or followed by a time
  [
    new RegExp(String.raw`(?<=(?<!\p{L})date\s?[:.#]?\s?)${twoPairs}((?:20)?\d{2})(?!\d)`, "giu"),
    0.5,
    ([a, b, c], order) => shortened(+a!, +b!, +c!, order)
  ],
  [
    new RegExp(String.raw`(?<![\d.,])${twoPairs}((?:20)?\d{2})(?=\s${time}(?!\d))`, "g"),
    0.5,
    ([a, b, c], order) => shortened(+a!, +b!, +c!, order)
  ]
]

/** A date with where it stands in the text. */
interface Match extends Found {
  readonly end: number
}

const datesIn = (text: string, order: DateOrder, among: ReadonlyArray<DateForm>): ReadonlyArray<Match> =>
  among.flatMap(([pattern, clarity, read]) => {
    const found: Array<Match> = []
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const date = read(match.slice(1), order)
      if (date !== null) found.push({ text: date, start: match.index, end: pattern.lastIndex, clarity })
      // what is no date may hold the beginning of one: "19:13 Thursday 19 Jan 2017"
      else pattern.lastIndex = match.index + 1
    }
    return found
  })

/** A form of so much clarity has four digits of a year, or the name of a month. */
const clear = 2

/** Fewer digits and letters than these make no date. */
const mayHold = (text: string): boolean => /\d[^]*\d[^]*\d/.test(text) && text.replace(/[^\p{L}\d]/gu, "").length >= 5

/**
 * Every date in the text, in the order of its forms; damaged ones where there is none, or where one that is less clear is
 * a part of it: of "15-03-20I7" the first half is one, too.
 */
export const findDates = (text: string, order: DateOrder): ReadonlyArray<Found> => {
  if (!mayHold(text)) return []
  const found = datesIn(text, order, forms)
  if (found.some(({ clarity }) => clarity >= clear)) return found
  const damaged = datesIn(text, order, damagedForms)
  const isPart = ({ end, start }: Match) =>
    damaged.some((one) => one.start <= start && one.end >= end && one.end - one.start > end - start)
  return [...found.filter((one) => !isPart(one)), ...damaged]
}
