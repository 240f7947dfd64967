import { foldMonth, monthNumbers } from "../lexicon/monthNumbers.ts"
import { isWithinOne } from "./isWithinOne.ts"
import { classOf, digitOf, likely, unlikely } from "./lookAlikes.ts"
import { mark, time } from "./dateNumbers.ts"

/** What else the figures of dates are taken for; in amounts they are signs. */
const signs: Readonly<Record<string, string>> = { "]": "1", "&": "8", C: "0" }
const digit = String.raw`[\d${classOf(likely)}${classOf(unlikely)}\]&C]`

export const asDigits = (text: string): string => text.replace(/\D/g, (one) => signs[one] ?? digitOf(one) ?? "")
/** A one is taken for a seven, and no receipt is of the seventies. */
export const asYear = (text: string): string => asDigits(text).replace(/^(20)?7(?=\d$)/, "$11")

/** The months as English shortens them, which tills of many countries do. */
export const shortMonths = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ")
const longMonths = [...monthNumbers.keys()].filter((name) => name.length >= 5)
const lettersOfDigits: Readonly<Record<string, string>> = { 0: "o", 1: "l", 5: "s", 8: "b" }

export const asLetters = (text: string): string => text.replace(/\d/g, (one) => lettersOfDigits[one] ?? one)

/** The only month that the word is one letter off, without spaces in it; null where there are none or several. */
export const nearestMonth = (word: string): string | null => {
  const letters = asLetters(foldMonth(word.replace(/\s/g, "")))
  // three letters of another language are any word: "PON-SUB 7:00"
  if (monthNumbers.has(letters)) return letters.length > 3 || shortMonths.includes(letters) ? letters : null
  const near = (letters.length === 3 ? shortMonths : longMonths).filter(
    (name) => name.length === letters.length && isWithinOne(name, letters)
  )
  return new Set(near.map((name) => monthNumbers.get(name))).size === 1 ? near[0]! : null
}

/** A part of a date: as it is printed, its digits perhaps read as letters, parted by a space, or damaged as a mark is. */
export interface Part {
  readonly plain: string
  readonly lettered?: string
  readonly parted?: string
  readonly lost?: string
}

export const number: Part = { plain: String.raw`(\d{1,2})`, lettered: `(${digit}{1,2})`, parted: String.raw`(\d\s\d)` }
/** At a month's name a letter alone is a part of the name: Mars, August. */
export const numberBeforeName: Part = {
  ...number,
  lettered: String.raw`(${digit}\d|\d${digit}?|${digit}{1,2}(?!\p{L}))`
}
export const numberAfterName: Part = {
  ...number,
  lettered: String.raw`((?<!\p{L})${digit}{1,2}|${digit}\d|\d${digit}?)`
}
export const longYear: Part = {
  plain: String.raw`(20[0-37]\d)`,
  lettered: `([2Zz][0OoDQ]${digit}${digit})`,
  parted: String.raw`(2\s?0\s?[0-3]\s?\d)`
}
/** Two digits are a year where a time of day stands beside them. */
export const beforeTime = String.raw`(?=[\s,.-]{1,3}${time})`
export const shortYear: Part = {
  plain: String.raw`(\d{2})${beforeTime}`,
  lettered: `(${digit}{2})${beforeTime}`,
  parted: String.raw`(\d\s\d)${beforeTime}`
}
/** So are they at the end of a line that tells a date, or a time, and nothing else before. */
export const lastYear: Part = { plain: String.raw`(\d{2})`, lettered: `(${digit}{2})`, parted: String.raw`(\d\s\d)` }
/** A stroke is taken for a digit, is lost or doubled; which numbers it parted only their lengths tell then, and not in a year. */
const lostMark = String.raw`(?:(?<=(?<!\d)(?!20[0-3]\d(?!\d))\d{2})[17]?(?=\d{2}(?![\d-])|\d{2}[/.]|20[0-3]\d|\d{4}\D?\d{2}(?!\d))|\s?[lI|:~*]\s?|\s|[:~*]?${mark}{1,2})`
export const between: Part = { plain: String.raw`\s?${mark}\s?`, lost: lostMark }
/** Where nothing around it tells a date, a space parts numbers of other kinds: "3 15/16". */
export const stroke: Part = { ...between, lost: String.raw`\s?[lI|~*]\s?` }
export const loosely: Part = { plain: String.raw`[\s\-/.,'’′]{0,3}`, lost: String.raw`\s?[:~*|]\s?` }
export const beforeYear: Part = {
  plain: String.raw`[\s\-/.,'’′]{1,3}`,
  lost: String.raw`(?:\s?[:~*|]\s?|[\s\-/.,'’′]{0,2}[17lI|~](?=20[0-3]\d))`
}
export const month: Part = {
  plain: String.raw`(\p{L}{3,12}?)`,
  parted: String.raw`(\p{L}{1,8}\s\p{L}{1,8}|\p{L}{0,8}\d\p{L}{1,8}|\p{L}{1,8}\d\p{L}{0,8}|\p{L}{3,9})`
}
