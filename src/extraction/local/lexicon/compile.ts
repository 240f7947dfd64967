import type { Role } from "./Role.ts"
import { lexica } from "./index.ts"
import type { Lexicon, PaymentMethod, Phrases } from "./Lexicon.ts"

/** The phrases of a list. */
export const phrasesOf = (list: Phrases | undefined): ReadonlyArray<string> =>
  (list ?? "")
    .split(",")
    .map((phrase) => phrase.replace(/\s+/g, " ").trim())
    .filter((phrase) => phrase !== "")

const allOf = (pick: (lexicon: Lexicon) => Phrases | undefined): ReadonlyArray<string> => [
  ...new Set(lexica.flatMap((one) => phrasesOf(pick(one))))
]

/**
 * Letters that print has another one for: "е" is also "ё" in Russian, the capitals of Turkish "ı" and "i" are "I" and "İ",
 * and of letters with a stroke the stroke may be missing.
 */
const others: Readonly<Record<string, string>> = {
  е: "[её]",
  ё: "[её]",
  ı: "[ıi]",
  i: "[iİ]",
  ł: "[łl]",
  ø: "[øo]",
  đ: "[đd]"
}

/** A letter, also without its accent. */
const letter = (one: string): string => {
  if (one in others) return others[one]!
  const bare = one.normalize("NFKD").replace(/\p{M}/gu, "")
  if (/[.*+?^${}()|[\]\\/]/.test(one)) return `\\${one}`
  return bare !== one && /^\p{Script=Latin}$/u.test(bare) ? `[${one}${bare}]` : one
}

/** Scripts whose words do not stand apart. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Where no word goes on. */
const [wordStart, wordEnd] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`]

/** A phrase in the notation of `Lexicon`: what stands before it, itself, and what stands behind it. */
const partsOf = (phrase: string): readonly [from: string, pattern: string, to: string] => {
  const [, start = "", before = "", words = "", after = "", end = ""] = /^(\^?)(~?)(.*?)(~?)(\$?)$/u.exec(phrase)!
  const pattern = [...words]
    // a point within a phrase may be missing; one at its end makes it an abbreviation
    .map((one, index) =>
      one === "." && index < words.length - 1 ? String.raw`\.?` : one === " " ? String.raw`\s?` : letter(one)
    )
    .join("")
  const isWhole = !unspaced.test(words)
  const from = start !== "" ? "^" : before === "" && isWhole ? wordStart : ""
  const to = end !== "" ? "$" : after === "" && isWhole ? wordEnd : ""
  return [from, pattern, to]
}

const nothing = "(?!)"

/** Any of the phrases, a longer one first, as part of a pattern with the flag `u`; what they have around them is looked at once. */
const anyOf = (phrases: ReadonlyArray<string>): string => {
  const groups = new Map<string, Map<string, Array<string>>>()
  for (const phrase of [...phrases].sort((a, b) => b.length - a.length)) {
    const [from, pattern, to] = partsOf(phrase)
    const group = groups.get(from) ?? new Map<string, Array<string>>()
    groups.set(from, group.set(to, [...(group.get(to) ?? []), pattern]))
  }
  const either = (all: Iterable<string>) => `(?:${[...all].join("|")})`
  return groups.size === 0
    ? nothing
    : either(
        [...groups].map(([from, byEnd]) => from + either([...byEnd].map(([to, patterns]) => either(patterns) + to)))
      )
}

/** Every place where one of the phrases stands. */
export const everyOf = (phrases: Phrases): RegExp => new RegExp(anyOf(phrasesOf(phrases)), "giu")

/** The alternatives of a list of phrases, as part of a pattern with the flag `u`. */
export const alternatives = (pick: (lexicon: Lexicon) => Phrases | undefined): string => anyOf(allOf(pick))

/**
 * V8 searches patterns of more than 20,480 characters without the tables by which it passes over what cannot match, a
 * hundred times slower; this leaves room for what stands around the phrases.
 */
const longestPart = 18_000

const partsOfList = (phrases: ReadonlyArray<string>): ReadonlyArray<string> => {
  const whole = anyOf(phrases)
  if (whole.length <= longestPart) return [whole]
  const half = Math.ceil(phrases.length / 2)
  return [...partsOfList(phrases.slice(0, half)), ...partsOfList(phrases.slice(half))]
}

/** The same of long lists in as many parts as it takes to search them quickly, longer phrases in the first. */
const alternativesInParts = (pick: (lexicon: Lexicon) => Phrases | undefined): ReadonlyArray<string> =>
  partsOfList(allOf(pick).toSorted((a, b) => b.length - a.length))

/** Whether a text holds one of the phrases, in any language, with what must stand around them. */
export const matcher = (
  pick: (lexicon: Lexicon) => Phrases | undefined,
  around = (phrases: string): string => phrases
): Pick<RegExp, "test"> => {
  const parts = alternativesInParts(pick).map((part) => new RegExp(around(part), "iu"))
  return { test: (text) => parts.some((part) => part.test(text)) }
}

/** A text without the phrases of any language, with something else in place of each. */
export const without = (pick: (lexicon: Lexicon) => Phrases | undefined, instead = ""): ((text: string) => string) => {
  const parts = alternativesInParts(pick).map((part) => new RegExp(part, "giu"))
  return (text) => parts.reduce((rest, part) => rest.replace(part, instead), text)
}

/** The phrases of each role, in all languages. */
export const labelsByRole = (role: Role): ReadonlyArray<string> => allOf(({ labels }) => labels[role])

/** The languages that know each label, in whatever role. */
export const languagesOfLabel: ReadonlyMap<string, ReadonlyArray<string>> = (() => {
  const languages = new Map<string, Set<string>>()
  for (const { language, labels } of lexica) {
    for (const phrase of Object.values(labels).flatMap(phrasesOf)) {
      languages.set(phrase, (languages.get(phrase) ?? new Set()).add(language))
    }
  }
  return new Map([...languages].map(([phrase, known]) => [phrase, [...known]]))
})()

/** Words that name the payment method; those with `#` only before a number. */
export const paymentMatcher = (method: PaymentMethod): RegExp => {
  const phrases = allOf(({ payments }) => payments?.[method])
  const numbered = phrases.filter((phrase) => phrase.endsWith("#")).map((phrase) => phrase.slice(0, -1).trim())
  const plain = phrases.filter((phrase) => !phrase.endsWith("#"))
  return new RegExp(String.raw`${anyOf(plain)}|${anyOf(numbered)}(?=.*\d)`, "iu")
}
