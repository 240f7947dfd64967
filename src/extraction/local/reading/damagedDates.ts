import { type DateForm, named, numeric, shortened, time } from "./dateNumbers.ts"
import {
  asDigits,
  asYear,
  beforeTime,
  beforeYear,
  between,
  longYear,
  loosely,
  month,
  nearestMonth,
  number,
  numberAfterName,
  numberBeforeName,
  lastYear,
  type Part,
  shortYear,
  stroke
} from "./dateParts.ts"

/** Of the figures of a date so many may be letters as they were read. */
const fewLetters = (groups: ReadonlyArray<string | undefined>): boolean => {
  const all = groups.join("").replace(/\s/g, "")
  return all.replace(/\d/g, "").length * 2 <= all.length
}

/** A one is taken for a seven, and no month has seventy days. */
const asDay = (text: string): string => asDigits(text).replace(/^7(?=\d$)/, "1")

const inOrder: DateForm[2] = ([a, b, c], order) => numeric(+asDay(a!), +asDay(b!), +asYear(c!), order)
const yearFirst: DateForm[2] = ([y, m, d]) => numeric(+asDigits(m!), +asDigits(d!), +asYear(y!), "month-first")
const inAnyOrder: DateForm[2] = ([a, b, c], order) => shortened(+asDigits(a!), +asDigits(b!), +asYear(c!), order)
const monthFirst: DateForm[2] = ([m, d, y]) => withMonth(d!, m!, y!)
const dayFirst: DateForm[2] = ([d, m, y]) => withMonth(d!, m!, y!)
const withMonth = (day: string, name: string, year: string): string | null => {
  const near = nearestMonth(name)
  return near === null ? null : named(asDay(day), near, asYear(year))
}

const layouts: ReadonlyArray<readonly [parts: ReadonlyArray<Part>, read: DateForm[2]]> = [
  [[number, between, number, between, longYear], inOrder],
  [[number, between, number, between, shortYear], inAnyOrder],
  [[longYear, between, number, between, number], yearFirst],
  ...[longYear, shortYear].flatMap((year) => [
    [[month, loosely, numberAfterName, beforeYear, year], monthFirst] as const,
    [[numberBeforeName, loosely, month, loosely, year], dayFirst] as const
  ])
]

/** The same at the end of a line. */
const lastLayouts = (between: Part): typeof layouts => [
  [[number, between, number, between, lastYear], inAnyOrder],
  [[month, loosely, numberAfterName, beforeYear, lastYear], monthFirst],
  [[numberBeforeName, loosely, month, loosely, lastYear], dayFirst]
]

const clarityOfDamage = 1
const [start, end] = [String.raw`(?<![\p{L}\d][.,]?|\d[\]&?/|!])`, String.raw`(?![\p{L}\d:])`]
/** What a date is called right before it. */
const label = String.raw`(?<!\p{L})(?:[Dd][Aa][Tt]\p{L}{0,2}|[Dd][Tt]|[Ff][Ee][Cc][Hh][Aa]|[Tt][Aa][Rr][Iiİ][Hh])`
const behindLabel = String.raw`(?<=${label}[^\p{L}\d]{0,3})`
/** At the beginning of a line or right behind a colon there. */
const behindColon = String.raw`(?<=^[\s:;.]{0,3}|\p{L}\s?:\s?)`
const [behindTime, lastInLine] = [
  String.raw`(?<=${time}(?::[0-5]\d)?\s?(?:[AaPp]\.?[Mm]?\.?)?[\s,-]{1,3})`,
  String.raw`\s*$`
]

const labelOrTime = new RegExp(`${label}|${time}`, "u")

const damagedBetween =
  (from: string, to: string, needs?: RegExp) =>
  (parts: ReadonlyArray<string>, read: DateForm[2]): DateForm => [
    new RegExp(`${from}${parts.join("")}${to}`, "gu"),
    clarityOfDamage,
    (groups, order) => (fewLetters(groups.filter((one) => /\d/.test(one ?? ""))) ? read(groups, order) : null),
    needs
  ]
const [damaged, damagedAtEnd, damagedAlone] = [
  damagedBetween(start, end),
  damagedBetween(`(?:${behindLabel}|${behindTime})`, lastInLine, labelOrTime),
  damagedBetween(String.raw`^\s*`, lastInLine)
]

const asLettered = (parts: ReadonlyArray<Part>): ReadonlyArray<string> =>
  parts.map(({ lettered, plain }) => lettered ?? plain)

/** The parts with one of them damaged. */
const oneBroken = (parts: ReadonlyArray<Part>): ReadonlyArray<ReadonlyArray<string>> =>
  (["parted", "lost"] as const).flatMap((kind) =>
    parts.flatMap((part, at) =>
      part[kind] === undefined ? [] : [parts.map(({ plain }, index) => (index === at ? part[kind]! : plain))]
    )
  )

/** A layout with its digits read as letters, or with one of its parts damaged otherwise. */
const broken =
  (form: typeof damaged) =>
  ([parts, read]: (typeof layouts)[number]): ReadonlyArray<DateForm> =>
    [asLettered(parts), ...oneBroken(parts)].map((one) => form(one, read))

const oneDamage: ReadonlyArray<DateForm> = [
  ...layouts.flatMap(broken(damaged)),
  ...lastLayouts(between).flatMap(broken(damagedAtEnd)),
  ...lastLayouts(stroke).flatMap(broken(damagedAlone))
]

const form = (pattern: string, clarity: number, read: DateForm[2]): DateForm => [
  new RegExp(pattern, "giu"),
  clarity,
  read
]
/** Dates as recognition leaves them: a letter for a digit, a space within a number, a mark lost, doubled or taken for a digit. */
export const damagedForms: ReadonlyArray<DateForm> = [
  ...oneDamage,
  // : 115/03/2017, : 115 Mar 2017, a colon that was taken for a one, too
  form(String.raw`${behindColon}1(\d{2})([-/.])(\d{2})\2(20[0-3]\d)(?!\d)`, 1, ([a, , b, y], order) =>
    inOrder([a, b, y], order)
  ),
  form(String.raw`${behindColon}1(\d{2})[\s-]?(\p{L}{3,9})[\s-]?((?:20)?\d{2})(?![\d:])`, 1, dayFirst),
  // Mar15"17: what was left out leads the year, whatever became of it
  form(String.raw`(?<![\p{L}\d])([\p{L}\d]{2}\p{L})\s?(\d{2})\s?['’"”](\d{2})(?!\d)`, 1, monthFirst),
  // MAR15117 12:30, MAR15'17:30PM
  form(String.raw`(?<!\p{L})(\p{L}{3})(\d{2})[1lI|](\d{2})(?=\s${time})`, 1, monthFirst),
  // 12///17 12:30, a one between strokes
  form(String.raw`(?<!\d|/)(\d{1,2})///((?:20)?\d{2})(?!\d)`, 0.5, ([a, y], order) => inAnyOrder([a, "1", y], order)),
  // 03 15 2017 12:30
  form(String.raw`(?<![\d.,/:-]\s?)(\d{1,2})\s(\d{1,2})\s(20[0-3]\d)${beforeTime}`, 0.5, inOrder),
  // 03 15 2017 in a line of its own
  form(String.raw`^\s*(\d{1,2})\s(\d{1,2})\s(20[0-3]\d)\s*$`, 0.5, inOrder),
  // 03:15:2017, both marks misread alike
  form(String.raw`(?<![\d:;|/.,-])(\d{2})([:;lI|])(\d{2})\2(20[0-3]\d)(?![\d:])`, 0.5, ([a, , b, y], order) =>
    inOrder([a, b, y], order)
  ),
  // MAR 152017
  form(String.raw`(?<!\p{L})(\p{L}{3,9})\.?\s(\d{2})(20[0-3]\d)(?!\d)`, 1, monthFirst),
  // 12:30:4503/15/2017
  form(String.raw`(?<=(?<!\d)${time}(?::[0-5]\d)?)(\d{1,2})[-/.](\d{1,2})[-/.](20[0-3]\d)(?!\d)`, 1.5, inOrder),
  // WEDNESDAY15MARCH2017
  form(String.raw`(?<=\p{L}{3})(\d{1,2})(\p{L}{3,9})(20[0-3]\d)(?!\d)`, 2, dayFirst),
  // 03152017 beside a time or a label, and a time behind it without a mark
  form(String.raw`(?<!\d)(\d{2})(\d{2})(20[0-3]\d)${beforeTime}`, 0.5, inOrder),
  form(String.raw`${behindLabel}(\d{2})(\d{2})(20[0-3]\d)(?!\d)`, 0.5, inOrder),
  form(String.raw`(?<!\d)(20[0-3]\d)(0[1-9]|1[0-2])([0-3]\d)(?=[0-2]\d[0-5]\d(?:[0-5]\d)?(?!\d))`, 0.3, yearFirst)
]
