import { foldMonth, monthNumbers } from "../lexicon/monthNumbers.ts"
import { isWithinOne } from "./isWithinOne.ts"
import { classOf, digitOf, likely, unlikely } from "./lookAlikes.ts"
import { type DateForm, mark, named, numeric, shortened, time } from "./dateNumbers.ts"

/** What else the figures of dates are taken for; in amounts they are signs. */
const signs: Readonly<Record<string, string>> = { "]": "1", "&": "8", C: "0" }
const digit = String.raw`[\d${classOf(likely)}${classOf(unlikely)}\]&C]`

const asDigits = (text: string): string => text.replace(/\D/g, (one) => signs[one] ?? digitOf(one) ?? "")
/** A one is taken for a seven, and no receipt is of the seventies. */
const asYear = (text: string): string => asDigits(text).replace(/^(20)?7(?=\d$)/, "$11")

/** Of the figures of a date so many may be letters as they were read. */
const fewLetters = (groups: ReadonlyArray<string | undefined>): boolean => {
  const all = groups.join("").replace(/\s/g, "")
  return all.replace(/\d/g, "").length * 2 <= all.length
}

const shortMonths = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ")
const longMonths = [...monthNumbers.keys()].filter((name) => name.length >= 5)
const lettersOfDigits: Readonly<Record<string, string>> = { 0: "o", 1: "l", 5: "s", 8: "b" }

/** The only month that the word is one letter off, without spaces in it; null where there are none or several. */
const nearestMonth = (word: string): string | null => {
  const letters = foldMonth(word.replace(/\s/g, "")).replace(/\d/g, (one) => lettersOfDigits[one] ?? one)
  // three letters of another language are any word: "PON-SUB 7:00"
  if (monthNumbers.has(letters)) return letters.length > 3 || shortMonths.includes(letters) ? letters : null
  const near = (letters.length === 3 ? shortMonths : longMonths).filter(
    (name) => name.length === letters.length && isWithinOne(name, letters)
  )
  return new Set(near.map((name) => monthNumbers.get(name))).size === 1 ? near[0]! : null
}

/** A part of a date: as it is printed, its digits perhaps read as letters, parted by a space, or damaged as a mark is. */
interface Part {
  readonly plain: string
  readonly lettered?: string
  readonly parted?: string
  readonly lost?: string
}

const number: Part = { plain: String.raw`(\d{1,2})`, lettered: `(${digit}{1,2})`, parted: String.raw`(\d\s\d)` }
/** At a month's name a letter alone is a part of the name: Mars, August. */
const numberBeforeName: Part = { ...number, lettered: String.raw`(${digit}\d|\d${digit}?|${digit}{1,2}(?!\p{L}))` }
const numberAfterName: Part = { ...number, lettered: String.raw`((?<!\p{L})${digit}{1,2}|${digit}\d|\d${digit}?)` }
const longYear: Part = {
  plain: String.raw`(20[0-37]\d)`,
  lettered: `([2Zz][0OoDQ]${digit}${digit})`,
  parted: String.raw`(2\s?0\s?[0-3]\s?\d)`
}
/** Two digits are a year where a time of day stands beside them. */
const beforeTime = String.raw`(?=[\s,.-]{1,3}${time})`
const shortYear: Part = {
  plain: String.raw`(\d{2})${beforeTime}`,
  lettered: `(${digit}{2})${beforeTime}`,
  parted: String.raw`(\d\s\d)${beforeTime}`
}
/** So are they at the end of a line that tells a date, or a time, and nothing else before. */
const lastYear: Part = { plain: String.raw`(\d{2})`, lettered: `(${digit}{2})`, parted: String.raw`(\d\s\d)` }
/** A stroke is taken for a digit, is lost or doubled; which numbers it parted only their lengths tell then, and not in a year. */
const lostMark = String.raw`(?:(?<=(?<!\d)(?!20[0-3]\d(?!\d))\d{2})[17]?(?=\d{2}(?![\d-])|\d{2}[/.]|20[0-3]\d|\d{4}\D?\d{2}(?!\d))|\s?[lI|:~*]\s?|\s|${mark}{2})`
const between: Part = { plain: String.raw`\s?${mark}\s?`, lost: lostMark }
const loosely: Part = { plain: String.raw`[\s\-/.,'’′]{0,3}`, lost: String.raw`\s?[:~*|]\s?` }
const beforeYear: Part = {
  plain: String.raw`[\s\-/.,'’′]{1,3}`,
  lost: String.raw`(?:\s?[:~*|]\s?|[\s\-/.,'’′]{0,2}[17lI|~](?=20[0-3]\d))`
}
const month: Part = {
  plain: String.raw`(\p{L}{3,12}?)`,
  parted: String.raw`(\p{L}{1,8}\s\p{L}{1,8}|\p{L}{0,8}\d\p{L}{1,8}|\p{L}{1,8}\d\p{L}{0,8}|\p{L}{3,9})`
}

const inOrder: DateForm[2] = ([a, b, c], order) => numeric(+asDigits(a!), +asDigits(b!), +asYear(c!), order)
const yearFirst: DateForm[2] = ([y, m, d]) => numeric(+asDigits(m!), +asDigits(d!), +asYear(y!), "month-first")
const inAnyOrder: DateForm[2] = ([a, b, c], order) => shortened(+asDigits(a!), +asDigits(b!), +asYear(c!), order)
const monthFirst: DateForm[2] = ([m, d, y]) => withMonth(d!, m!, y!)
const dayFirst: DateForm[2] = ([d, m, y]) => withMonth(d!, m!, y!)
const withMonth = (day: string, name: string, year: string): string | null => {
  const near = nearestMonth(name)
  return near === null ? null : named(asDigits(day), near, asYear(year))
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
const lastLayouts: typeof layouts = [
  [[number, between, number, between, lastYear], inAnyOrder],
  [[month, loosely, numberAfterName, beforeYear, lastYear], monthFirst],
  [[numberBeforeName, loosely, month, loosely, lastYear], dayFirst]
]

const clarityOfDamage = 1
const [start, end] = [String.raw`(?<![\p{L}\d][.,]?|\d[\]&?/|!])`, String.raw`(?![\p{L}\d:])`]
const behindLabel = String.raw`(?<=(?<!\p{L})(?:[Dd][Aa][Tt]\p{L}{0,2}|[Dd][Tt]|[Ff][Ee][Cc][Hh][Aa]|[Tt][Aa][Rr][Iiİ][Hh])[^\p{L}\d]{0,3})`
const [behindTime, lastInLine] = [
  String.raw`(?<=${time}(?::[0-5]\d)?\s?(?:[AaPp]\.?[Mm]?\.?)?[\s,-]{1,3})`,
  String.raw`\s*$`
]

const damagedBetween =
  (from: string, to: string) =>
  (parts: ReadonlyArray<string>, read: DateForm[2]): DateForm => [
    new RegExp(`${from}${parts.join("")}${to}`, "gu"),
    clarityOfDamage,
    (groups, order) => (fewLetters(groups.filter((one) => /\d/.test(one ?? ""))) ? read(groups, order) : null)
  ]
const [damaged, damagedAtEnd, damagedAlone] = [
  damagedBetween(start, end),
  damagedBetween(`(?:${behindLabel}|${behindTime})`, lastInLine),
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

/** Every layout with its digits read as letters, or with one of its parts damaged otherwise. */
const oneDamage: ReadonlyArray<DateForm> = [
  ...layouts.flatMap(([parts, read]) => [asLettered(parts), ...oneBroken(parts)].map((one) => damaged(one, read))),
  ...lastLayouts.flatMap(([parts, read]) => [
    damagedAlone(asLettered(parts), read),
    ...[asLettered(parts), ...oneBroken(parts)].map((one) => damagedAtEnd(one, read))
  ])
]

const form = (pattern: string, clarity: number, read: DateForm[2]): DateForm => [
  new RegExp(pattern, "giu"),
  clarity,
  read
]
/** Dates as recognition leaves them: a letter for a digit, a space within a number, a mark lost, doubled or taken for a digit. */
export const damagedForms: ReadonlyArray<DateForm> = [
  ...oneDamage,
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
