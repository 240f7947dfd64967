import { everyOf, phrasesOf } from "../../lexicon/compile.ts"
import { headlines, salutations } from "../../lexicon/headlines.ts"
import { squash } from "../squash.ts"

const known: ReadonlySet<string> = new Set(phrasesOf(headlines).map((phrase) => squash(phrase).letters))

/** "Hi Anna,". */
const salutation = new RegExp(
  String.raw`^${everyOf(salutations).source}\s(?:\p{L}[\p{L}.'’-]*\s?){1,4}[,!،，]\s*$`,
  "iu"
)

/** "Thank you for your order, Anna!": before whom it thanks. */
const beforeCustomer = /^([^,，]{5,}?)[,，]\s?\p{L}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){0,2}[.!]?\s*$/u

/** "Order #5512 confirmed" without the number. */
const withoutNumbers = (text: string): string => text.replace(/[#№]?[\p{L}\d-]*\d[\p{L}\d-]*/gu, " ")

/** Longer lines are prose. */
const longest = 80

/** Whether a line is what mails and pages of shops say above what was bought, or a call to their reader. */
export const isHeadline = (text: string): boolean => {
  if (text.length > longest) return false
  const line = beforeCustomer.exec(text)?.[1] ?? text
  return known.has(squash(withoutNumbers(line)).letters) || salutation.test(text)
}
