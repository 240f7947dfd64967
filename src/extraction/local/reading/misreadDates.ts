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

const asDigits = (text: string): string => text.replace(/\D/g, (one) => lookAlikes[one] ?? one)

/** At least half of the figures of a date are digits as they were read; the other ones are two marks between them. */
const isMostlyDigits = (text: string): boolean => (text.match(/\d/g)?.length ?? 0) * 2 >= text.length - 2

/** The text with digits where letters stand for them in what else would be a date; nothing moves from its place. */
export const mendDates = (text: string): string =>
  text
    .replace(numbers, (found) => (isMostlyDigits(found) ? asDigits(found) : found))
    .replace(month, "o")
    .replace(day, asDigits)
