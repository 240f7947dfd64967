import { fromIslamic, fromJapanese, fromTaiwanese, toIso } from "./calendars.ts"
import { alike, type DateForm, mark, numeric, shortened, time } from "./dateNumbers.ts"

const separator = String.raw`\s?(?:[-/][’'/-]|${mark})\s?`
/** Behind no digit, nor what stands alone before one and may be a one, nor in the rest of a number: "20?7-03-15". */
const freely = String.raw`(?<!\d[?\]&/|!]?|(?<!\p{L})[lI|!])`
/** One digit is not all of a day that goes on with what may be another: "2017-03-1S". */
const wholeDay = String.raw`(\d{2}|\d(?![${alike}/](?![\p{L}\d])))`
/** "2/6.00": two for so much; "3 FOR 2 -2,00": a discount. */
const notForPrice = String.raw`(?!\d/\d{1,2}\.\d{2}(?!\d)|\d{2}/\d\.\d{2}(?!\d)|\d{1,2}\s?-\d{1,2},\d{2}(?!\d))`
/** Two and two digits of a date, with nothing or a space between them. */
const twoPairs = String.raw`(\d{2})\s?(\d{2})\s?`
/** A day of the Japanese era that is named, by its characters or its letter; the first year may be called so. */
const ofEra = ([era, year, month, day]: ReadonlyArray<string | undefined>): string | null =>
  fromJapanese(/[和RＲ]/u.test(era!) ? "reiwa" : "heisei", year === "元" ? 1 : +year!, +month!, +day!)
/** Dates of numbers alone, and of numbers with the characters for year, month and day. */
export const numericDates: ReadonlyArray<DateForm> = [
  [
    new RegExp(
      // behind a letter of its own it is the number of a document
      String.raw`(?<!\d|(?<!\p{L})\p{Lu})((?:19|20)\d{2})${separator}(\d{1,2})${separator}${wholeDay}(?!\d{1,2}[^:\d])(?!\d{3})`,
      "gu"
    ),
    3,
    ([y, m, d]) => toIso(+y!, +m!, +d!)
  ],
  [
    /(?<!\d)((?:19|20)\d{2})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]?/g,
    3,
    ([y, m, d]) => toIso(+y!, +m!, +d!)
  ],
  // '17/03/15: what was left out leads the year
  [
    new RegExp(String.raw`(?<![\p{L}\d])['’′](\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?![-/.]?\d)`, "gu"),
    2,
    ([y, , m, d]) => toIso(+y!, +m!, +d!)
  ],
  // two digits of the common year; eras have their name before them, and fewer years
  [
    /(?<![\d和成])(1[3-9]|[23]\d)\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/g,
    1.5,
    ([y, m, d]) => toIso(2000 + +y!, +m!, +d!)
  ],
  // Reiwa, Heisei and the Republic of China count from their own years
  [/(令和|平成)\s?(元|\d{1,2})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, 3, ofEra],
  // R7.12.22, H31/4/1
  [
    /(?<![\p{L}\d])([RＲHＨ])(0?[1-9]|[12]\d|3[01])([./-])(\d{1,2})\3(\d{1,2})(?![./-]?\d)/gu,
    2.5,
    ([era, y, , m, d]) => ofEra([era, y, m, d])
  ],
  // a form by hand has the era printed, or means the present one
  [/(?<![\d和成])([1-9]|1[0-2])\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, 1.5, ([y, m, d]) => ofEra(["令和", y, m, d])],
  [/民[國国]\s?(\d{2,3})\s?[年./-]\s?(\d{1,2})\s?[月./-]\s?(\d{1,2})/g, 3, ([y, m, d]) => fromTaiwanese(+y!, +m!, +d!)],
  [
    /(?<![\d/.-])(1[0-2]\d)([-/.])(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?![\d/.-])/g,
    1,
    ([y, , m, d]) => fromTaiwanese(+y!, +m!, +d!)
  ],
  // years since the Hijra, as Arabic receipts print them, mostly beside the common date, and Iran's and Afghanistan's
  [
    new RegExp(String.raw`(?<!\d)(1[34]\d{2})${separator}(\d{1,2})${separator}(\d{1,2})(?!\d)`, "g"),
    2,
    ([y, m, d]) => fromIslamic(+y!, +m!, +d!)
  ],
  [
    new RegExp(String.raw`(?<!\d)(\d{1,2})${separator}(\d{1,2})${separator}(1[34]\d{2})(?![\d:])`, "g"),
    2,
    ([d, m, y]) => fromIslamic(+y!, +m!, +d!)
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
      String.raw`${freely}(?<!\d[.,])${notForPrice}(\d{1,2})${separator}(\d{1,2})${separator}(\d{2})(?:(?=[.,]?${time})|(?!\d|[.,]\d|[^\s\d:;/,.-]\d(?!\d|:)))`,
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
