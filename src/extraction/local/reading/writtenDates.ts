import { toIso } from "./calendars.ts"
import { alike, type DateForm, monthName, named, time } from "./dateNumbers.ts"

/** Between day, month and year. */
const between = String.raw`[\s\-/.,،'’′]`

/** Of "20]7" the first half is no year. */
const damagedYear = String.raw`[${alike}]\d`
/** Nor is 25 in "4 Mar 25, 2O17". */
const yearBehind = String.raw`[.,]?\s?(?:19\d{2}|[2Z?][0OoDQC][\d${alike}/]{2})(?!\d)`

/** "11 35:34": the first mark of a time is lost, and what stands before it is no year. */
const brokenTime = String.raw`\s[0-5]\d:[0-5]\d`

const romanMonths = "I II III IV V VI VII VIII IX X XI XII".split(" ")
/** "14.XI.2026", "14 XI 2026": months as Poland, Hungary and Italy write them, too. */
const romanMonth = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,2})[.\s/-]{1,2}(${romanMonths.toReversed().join("|")})[.\s/-]{1,2}((?:19|20)\d{2})(?!\d)`,
  "gu"
)

/** Dates whose month is a word, and what else of them is. */
export const writtenDates: ReadonlyArray<DateForm> = [
  [romanMonth, 3, ([d, m, y]) => toIso(+y!, romanMonths.indexOf(m!) + 1, +d!)],
  // Croatia's October is Poland's November, before which there is no point
  [/(?<!\d)(\d{1,2})\.\s?listopada\s((?:19|20)\d{2})(?!\d)/giu, 3.5, ([d, y]) => toIso(+y!, 10, +d!)],
  [
    /(?<!\d)((?:19|20)\d{2})\s?оны?\s(\d{1,2})(?:\s?-?р)?\sсарын\s(\d{1,2})(?!\d)/giu,
    3,
    ([y, m, d]) => toIso(+y!, +m!, +d!)
  ],
  [
    /(?<!\d)(\d{1,2})\s(?:tháng|thg)\s(\d{1,2})(?:,?\s(?:n\p{L}m\s)?)((?:19|20)\d{2})(?!\d)/giu,
    3,
    ([d, m, y]) => toIso(+y!, +m!, +d!)
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th|er|º|\.)?${between}{0,3}(?:de\s|of\s|d['’])?(${monthName})\.?${between}{0,3}(?:de\s|del\s|[พค]\.ศ\.\s)?((?:19|20|25)\d{2}(?=${time})|(?:19|20|25)\d{2}(?!\d)|\d{2}(?!['’′]\S|\d|:\d{2}|${damagedYear}|${yearBehind}|\s\d{2}(?!${brokenTime}|[\d:])))`,
      "gu"
    ),
    3,
    ([d, m, y]) => named(d!, m!, y!)
  ],
  // not "Toast Set 4.80", though "set" is September in Italian
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{M}])(${monthName})\.?${between}{0,3}(?!\d{1,2}\.\d{2}(?!\d))(\d{1,2})(?:st|nd|rd|th)?${between}{1,3}((?:19|20)\d{2}|\d{2}(?!${damagedYear}|[/.-]\d|\s\d{2}(?!${brokenTime}|[\d:])))(?![\d:])`,
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
  // 2018 m. gruodžio 14 d., 2018 թ. դեկտեմբերի 14; 2018. gada 14. decembris, 2018 ж. 14 желтоқсан
  [
    new RegExp(
      String.raw`(?<!\d)((?:19|20)\d{2})(?:\s(?:m\.|թ\.|оны))?[\s\-/.,]{0,2}(${monthName})(?:\sсарын)?[\s\-/.,]{0,2}(\d{1,2})(?!\d)`,
      "gu"
    ),
    2,
    ([y, m, d]) => named(d!, m!, y!)
  ],
  [
    new RegExp(String.raw`(?<!\d)((?:19|20)\d{2})\.?\s(?:gada|g\.|ж\.)\s(\d{1,2})\.?\s(${monthName})`, "giu"),
    3,
    ([y, d, m]) => named(d!, m!, y!)
  ],
  // years of Iran: 24 دی 1396, 1396 دی 24
  [
    new RegExp(String.raw`(?<!\d)(\d{1,2})\s(${monthName})${between}{1,2}(1[34]\d{2})(?!\d)`, "gu"),
    3,
    ([d, m, y]) => named(d!, m!, y!)
  ],
  [
    new RegExp(String.raw`(?<!\d)(1[34]\d{2})${between}{1,2}(${monthName})\s(\d{1,2})(?!\d)`, "gu"),
    3,
    ([y, m, d]) => named(d!, m!, y!)
  ]
]
