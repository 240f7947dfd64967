import { foldMonth, monthNumbers } from "../lexicon/compile.ts"

/** Letters that digits are taken for, and the digits. */
const lookAlikes: Readonly<Record<string, string>> = {
  O: "0",
  o: "0",
  I: "1",
  l: "1",
  "|": "1",
  Z: "2",
  S: "5",
  B: "8"
}
const digitLike = String.raw`[\dOoIl|ZSB]`

/** Numbers of a date with letters among them: "12/O5/2014". */
const numbers = new RegExp(
  String.raw`(?<![\p{L}\d])${digitLike}{1,2}([-/.])${digitLike}{1,2}\1(?:${digitLike}{4}|${digitLike}{2})(?![\p{L}\d])`,
  "gu"
)
/** A day behind its month: "JANI5". */
const day = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:jan|feb|ma[ry]|apr|ju[nl]|aug|sep|o[ck]t|nov|de[cz])\.?[ -]?)(?:[OIl|ZSB]\d|\d[OIl|ZSB])(?![\p{L}\d])`,
  "giu"
)
/** "0ct", "N0v". */
const month = /(?<![\p{L}\d])0(?=[ck]t)|(?<=(?<!\p{L})n)0(?=v)/giu

/** Three letters where a till prints a month: "Oct25'12", "12 Mar 18 8:54". */
const shortMonth =
  /(?<!\p{L})\p{L}{3}(?=[. -]?\d{1,2}\s?['’]\s?\d{2}(?!\d))|(?<=(?<!\d)\d{1,2}[. -]?)\p{L}{3}(?=[. -]?['’]?\s?(?:20)?\d{2}[ ,]{1,2}\d{1,2}:\d{2})/gu
/** A word where a month is written out: "March 12, 2018", "12 March 2018". */
const longMonth =
  /(?<!\p{L})\p{L}{5,9}(?=[. ]{1,2}\d{1,2},?\s?(?:19|20)\d{2}(?!\d))|(?<=(?<!\d)\d{1,2}[. ]{1,2})\p{L}{5,9}(?=[ ,]{1,2}(?:19|20)\d{2}(?!\d))/gu

const shortMonths = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ")
const longMonths = [...monthNumbers.keys()].filter((name) => name.length >= 5)

const isOneLetterOff = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((letter, index) => letter !== other[index]).length === 1

/** The only month that the word is one letter off, or the word. */
const nearestMonth = (word: string, names: ReadonlyArray<string>): string => {
  const near = names.filter((name) => isOneLetterOff(foldMonth(word), name))
  return new Set(near.map((name) => monthNumbers.get(name))).size === 1 ? near[0]! : word
}

const asDigits = (text: string): string => text.replace(/\D/g, (one) => lookAlikes[one] ?? one)

/** At least half of the figures of a date are digits as they were read; the other ones are two marks between them. */
const isMostlyDigits = (text: string): boolean => (text.match(/\d/g)?.length ?? 0) * 2 >= text.length - 2

/** The text with digits and months where other letters stand for them in what else would be a date; nothing moves. */
export const mendDates = (text: string): string =>
  text
    .replace(numbers, (found) => (isMostlyDigits(found) ? asDigits(found) : found))
    .replace(month, "o")
    .replace(day, asDigits)
    .replace(shortMonth, (word) => nearestMonth(word, shortMonths))
    .replace(longMonth, (word) => nearestMonth(word, longMonths))
