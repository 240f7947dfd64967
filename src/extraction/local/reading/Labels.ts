import { findLoosely } from "./findLoosely.ts"
import { squash, type Squashed } from "./squash.ts"
import { isWithinOne } from "./isWithinOne.ts"
import { phraseIndex } from "./phraseIndex.ts"
import { remembered } from "./remembered.ts"
import { labelsByRole, languagesOfLabel } from "../lexicon/compile.ts"
import { isTotalRole, Role } from "../lexicon/Role.ts"

export interface Label {
  readonly role: Role
  /** Letters of the phrase that was found: longer phrases say more. */
  readonly length: number
  readonly exact: boolean
  /** Share of the label's letters that the phrase takes: a product's name holds a phrase by chance. */
  readonly coverage: number
  /** The languages that have the phrase. */
  readonly languages: ReadonlyArray<string>
}

/** The language that alone has the phrase; null where several have it. */
export const onlyLanguageOf = ({ languages }: Pick<Label, "languages">): string | null =>
  languages.length === 1 ? languages[0]! : null

interface Phrase {
  readonly role: Role
  readonly letters: string
  readonly languages: ReadonlyArray<string>
  /** Letters that recognition may get wrong. */
  readonly tolerance: number
  /** Of a script whose words stand apart. */
  readonly alphabetic: boolean
  /** Of another script whose words stand apart. */
  readonly isAbroad: boolean
  /** Whether it is so short, in another script whose words stand apart, that longer words hold it by chance. */
  readonly isShortAbroad: boolean
  /** Whether it must be all of a text to be found in it misread. */
  readonly wholeWhenMisread: boolean
}

/** Of fewer letters a misread word is another word. */
const fewestMisread = 6
/** Arabic letters differ by dots, and words that lost or gained some are other words more often. */
const fewestMisreadArabic = 8
/** What totals are called in several languages may be a letter shorter, where nothing stands beside it: "Totei". */
const isKnownWidely = ({ languages, letters, role }: Pick<Phrase, "languages" | "letters" | "role">): boolean =>
  isTotalRole(role) && languages.length !== 1 && letters.length === fewestMisread - 1

/** Scripts whose words stand apart, and letters of which words in these are short. */
const spacedAbroad = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]+$/u
const mostShort = 3
/** "the", "and", "of": what Arabic and Hebrew write before a word, without a space. */
const writtenBefore = /^(?:[הבלומשכ]{1,2}|[وفبلك]{0,2}(?:ال)?|لل)$/u

const toPhrase = (role: Role, text: string): Phrase => {
  const { letters } = squash(text)
  const alphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]+$/u.test(letters)
  const languages = languagesOfLabel.get(text) ?? []
  const wholeWhenMisread = isKnownWidely({ languages, letters, role })
  const isLong = letters.length >= fewestMisread || wholeWhenMisread
  const isLongArabic = /^\p{Script=Arabic}+$/u.test(letters) && letters.length >= fewestMisreadArabic
  const tolerance = !alphabetic ? Number(isLongArabic) : letters.length >= 16 ? 2 : isLong ? 1 : 0
  const isAbroad = spacedAbroad.test(letters)
  const isShortAbroad = isAbroad && letters.length <= mostShort
  return { role, letters, languages, tolerance, alphabetic, isAbroad, isShortAbroad, wholeWhenMisread }
}

const phrases: ReadonlyArray<Phrase> = Role.literals.flatMap((role) =>
  labelsByRole(role).map((text) => toPhrase(role, text))
)

const phrasesNear = phraseIndex(phrases)

const taxes = new Set(labelsByRole("tax"))
/** Phrases that say "without tax": of a sum that is called a total they make none, however long its name is. */
const withoutTax: ReadonlyArray<Phrase> = labelsByRole("net")
  .filter((text) => text.includes(" ") && text.split(" ").some((word) => taxes.has(word)))
  .map((text) => toPhrase("net", text))

/** Fewer letters before a word of a label make another word of it: Jakarta is no karta, cornetto not netto. */
const fewestBefore = 4

/** What stands before the place in its word. */
const beforeInWord = ({ letters, starts }: Squashed, place: number): string => {
  let from = place
  while (from > 0 && !starts.has(from)) from--
  return letters.slice(from, place)
}

/** Whether what stands before the place in its word has lost its space: a time of day, or a word of its own. */
const isGluedOn = (text: Squashed, place: number): boolean => {
  const before = beforeInWord(text, place)
  return before.length >= fewestBefore || /\d/.test(before)
}

/** Whether what begins within a word goes on in the next one: "לתשלום" in "מכולת שלום". */
const isAcrossWords = ({ starts }: Squashed, from: number, to: number): boolean =>
  !starts.has(from) && [...starts].some((start) => start > from && start < to)

/** Short words must stand alone: "tip" is not in "antipasti", nor מס in נמס. */
const standsAlone = (phrase: Phrase, text: Squashed, from: number, to: number): boolean => {
  if (phrase.isShortAbroad)
    return writtenBefore.test(beforeInWord(text, from)) && (text.ends.has(to) || /\d/.test(text.letters[to] ?? ""))
  if (phrase.isAbroad && isAcrossWords(text, from, to)) return writtenBefore.test(beforeInWord(text, from))
  if (!phrase.alphabetic) return true
  if (phrase.letters.length <= 4)
    return text.starts.has(from) && (text.ends.has(to) || /\d/.test(text.letters[to] ?? ""))
  if (phrase.letters.length <= 7) return text.starts.has(from) || (text.ends.has(to) && isGluedOn(text, from))
  return true
}

/** Whether a short phrase, misread, is found as words of the text: "alinan" is not in "italian". */
const isMisreadWord = (phrase: Phrase, text: Squashed, at: number): boolean => {
  if (phrase.wholeWhenMisread) return isWithinOne(text.letters, phrase.letters)
  if (phrase.letters.length > 7) return true
  const around = (place: number) => [place - 1, place, place + 1]
  const ends = around(at + phrase.letters.length).filter((end) => text.ends.has(end))
  return around(at)
    .filter((start) => text.starts.has(start))
    .some((start) => ends.some((end) => isWithinOne(text.letters.slice(start, end), phrase.letters)))
}

/** Where the phrase stands in the text, letter by letter, as words of its own; -1 where it does not. */
const placeOfPhrase = (phrase: Phrase, text: Squashed): number => {
  let at = text.letters.indexOf(phrase.letters)
  while (at !== -1 && !standsAlone(phrase, text, at, at + phrase.letters.length))
    at = text.letters.indexOf(phrase.letters, at + 1)
  return at
}

const subtotals = phrases.filter(({ role, tolerance }) => role === "subtotal" && tolerance > 0)
/** A total that takes less of its text has a word beside it. */
const mostOfText = 0.8

/** "5UBTOTAL", "BUB TOTAL": a subtotal with a letter wrong, though a total's name ends it. */
const withMisreadSubtotal = (label: Label | null, text: Squashed): Label | null => {
  const isWordOfIt = label !== null && isTotalRole(label.role) && label.coverage < mostOfText
  const phrase = isWordOfIt ? subtotals.find(({ letters }) => isWithinOne(text.letters, letters)) : undefined
  return phrase === undefined
    ? label
    : { role: "subtotal", length: phrase.letters.length, exact: false, coverage: 1, languages: phrase.languages }
}

const withTaxLeftOut = (label: Label | null, text: Squashed): Label | null =>
  label !== null && isTotalRole(label.role) && withoutTax.some((phrase) => placeOfPhrase(phrase, text) !== -1)
    ? { ...label, role: "net" }
    : label

/** "GST 6% included in total": of what is part of the total, and not the total. */
const partOfTotal =
  /(?<!\p{L})(?:inc[li]|in[ck]l|enth|inbegr|inne|compr|contid)\p{L}*\P{L}+(?:in|im|i|dans|nel|del|no|en)\s?(?:the\s|el\s|le\s)?(?:total|gesamt|summ?[ea])/iu

export const isPartOfTotal = (text: string): boolean => partOfTotal.test(text)

const withPartOfTotal = (label: Label | null, text: string): Label | null =>
  label !== null && isTotalRole(label.role) && isPartOfTotal(text) ? { ...label, role: "tax" } : label

const discounts = phrases.filter(({ role }) => role === "discount")

/** "Remise carte fidélité": what a customer's card takes off, and not what was paid with it. */
const withCardsDiscount = (label: Label | null, text: Squashed): Label | null =>
  label?.role === "card" && discounts.some((phrase) => placeOfPhrase(phrase, text) === 0)
    ? { ...label, role: "discount" }
    : label

const totals = phrases.filter(({ role }) => isTotalRole(role))

/** Whether a text holds what totals are called, whatever else it is called. */
export const namesTotal = (text: string): boolean => {
  const squashed = squash(text)
  return totals.some((phrase) => placeOfPhrase(phrase, squashed) !== -1)
}

const labels = remembered<Label | null>()

/** "Sous-total / Subtotal": one thing, said in two languages. */
const saidTwice = (text: string): Label | null => {
  const [one, other, ...more] = text.split("/")
  if (one === undefined || other === undefined || more.length > 0) return null
  const [first, second] = [labelOf(one), labelOf(other)]
  if (first === null || first.role !== second?.role) return null
  return { ...(first.length > second.length ? first : second), coverage: Math.min(first.coverage, second.coverage) }
}

/** "T0TAL", "TOTA1", "CA5H", "G5T": digits where a word has letters. */
const withLetters = (text: string): string =>
  text
    .replace(/(?<=\p{L})0(?=\p{L})/gu, "O")
    .replace(/(?<=\p{L})5(?=\p{L})/gu, "S")
    .replace(/(?<=\p{L})1(?=\p{L})|(?<=\p{L}{4})1(?![\p{L}\d])/gu, "l")

/** "12,50 TL": Turkey's money, which is short for a total before an amount. */
const lira = /(?<=\d\s?)TL(?!\p{L})/gu

/** "NN EGGS   2.49 SALE": cheaper than it was, and no sum's name. */
const onSale = /(?<=\p{L}.*\d[.,]\d{2}\s)sale\W*$/iu

/** What a label says: the longest phrase in it, exact ones before those with a letter wrong. */
export const labelOf = (text: string): Label | null => {
  const printed = text.replace(lira, "").replace(onSale, "")
  const mended = withLetters(printed)
  return labelPrinted(printed) ?? (mended === printed ? null : labelPrinted(mended))
}

const labelPrinted = (text: string): Label | null => labels(text, () => labelFound(text))

const labelFound = (text: string): Label | null => {
  const squashed = squash(text)
  let best: Label | null = null
  const consider = ({ languages, letters, role }: Phrase, exact: boolean) => {
    const coverage = Math.min(1, letters.length / Math.max(1, squashed.letters.length))
    const label: Label = { role, length: letters.length, exact, coverage, languages }
    const value = (one: Label) => one.length - (one.exact ? 0 : 4)
    if (best === null || value(label) > value(best)) best = label
  }
  const candidates = phrasesNear(squashed.letters).map((at) => phrases[at]!)
  for (const phrase of candidates) {
    if (placeOfPhrase(phrase, squashed) !== -1) consider(phrase, true)
  }
  for (const phrase of candidates) {
    if (phrase.tolerance === 0 || squashed.letters.length < phrase.letters.length - 1) continue
    const found = best as Label | null
    if (found !== null && found.length >= phrase.letters.length - 4) continue
    const place = findLoosely(squashed.letters, phrase.letters, phrase.tolerance)
    if (place !== -1 && isMisreadWord(phrase, squashed, place)) consider(phrase, false)
  }
  const found = withTaxLeftOut(withMisreadSubtotal(best, squashed), squashed)
  return saidTwice(text) ?? withCardsDiscount(withPartOfTotal(found, text), squashed)
}

/** Whether a text is all that a label is, as the lexica write it. */
export const isPlain = (label: Label | null): label is Label => label?.exact === true && label.coverage === 1

/** A label is short; what is longer is prose, whatever words it holds. */
export const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 9

/** "Tot. IVA", "Total BTW": what a tax comes to, where no more than that stands beside it. */
export const asTotalOfTax = (label: Label, text: string): Label => {
  const words = text.split(/[\s.:]+/).filter((word) => word !== "")
  if (!isTotalRole(label.role) || label.coverage === 1 || words.length !== 2) return label
  const roles = words.map((word) => labelOf(word)).map((one) => (isPlain(one) ? one.role : "other"))
  return roles.includes("tax") && roles.some(isTotalRole) ? { ...label, role: "tax", coverage: 1 } : label
}
