import { phrasesOf } from "../../lexicon/compile.ts"
import { lexica } from "../../lexicon/index.ts"

/** Letters as recognition mistakes them in capitals. */
const misread: Readonly<Record<string, string>> = { S: "[S5]", D: "[DO0]", O: "[O0]", B: "[B8]", I: "[I1l]" }

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Legal forms of two words, as recognition may have run them together or misread them. */
const brokenForms: ReadonlyArray<readonly [pattern: RegExp, parts: readonly [string, string]]> = lexica
  .flatMap(({ legalForms }) => phrasesOf(legalForms))
  .flatMap((phrase) => {
    const [first = "", second = "", ...more] = phrase.split(/[. ]+/)
    if (first.length < 3 || second.length < 3 || more.length > 0) return []
    return [[first.toUpperCase(), second.toUpperCase()] as const, [capital(first), capital(second)] as const]
  })
  .map(([first, second]) => {
    const letters = [...first].map((letter) => misread[letter] ?? letter).join("")
    return [new RegExp(String.raw`(?<=[\p{L}).\s])\s?${letters}(\.?)\s?${second}`, "u"), [first, second]] as const
  })

/** Words of company names, long enough to be found in a run of capitals without a space. */
const companyWords = lexica.flatMap(({ compounds }) => phrasesOf(compounds))
/** A rest that is shorter belongs to the word: "SUBTRADING". */
const shortestRest = 4

/** A run of capitals as the words that are known in it. */
const splitRun = (run: string): string => {
  for (const word of companyWords) {
    const at = run.indexOf(word)
    if (at === -1 || run === word) continue
    const [before, after] = [run.slice(0, at), run.slice(at + word.length)]
    const isWhole = (rest: string) => rest === "" || rest.length >= shortestRest
    if (isWhole(before) && isWhole(after)) {
      return [before, word, after]
        .filter((part) => part !== "")
        .map((part) => (part === word ? part : splitRun(part)))
        .join(" ")
    }
  }
  return run
}

/** Digits among letters, as what they look like; two letters on each side, where a digit is no rarity in names. */
const lookAlikes: ReadonlyArray<readonly [pattern: RegExp, letter: string]> = [
  [/(?<=[A-Z])0(?=[A-Z])/g, "O"],
  [/(?<=[a-z])0(?=[a-z])/g, "o"],
  [/(?<=[А-Я])0(?=[А-Я])/g, "О"],
  [/(?<=[а-я])0(?=[а-я])/g, "о"],
  [/(?<=[A-Z]{2})1(?=[A-Z]{2})/g, "I"],
  [/(?<=[A-Z]{2})5(?=[A-Z]{2})/g, "S"],
  [/(?<![\p{L}\p{N}])5(?=[A-Z]{3})/gu, "S"],
  [/(?<=[A-Z]{2})8(?=[A-Z]{2})/g, "B"],
  // the legal form "S/B", short for Sendirian Berhad
  [/(?<=(?<!\p{L})S\/)8(?!\p{N})/gu, "B"],
  // the legal form "ООО", before a name of Cyrillic letters
  [/(?<![\p{L}\p{N}])(?=[^0]*0)[OО0]{3}(?=[\s"«]{1,2}\p{Script=Cyrillic})/gu, "ООО"]
]

const withLetters = (name: string): string =>
  lookAlikes.reduce((text, [pattern, letter]) => text.replace(pattern, letter), name)

/**
 * A name with the spaces that recognition lost: around brackets, between a legal form's words, and beside the words
 * that many companies are named by. A digit among letters is the letter that it looks like.
 */
export const withSpaces = (name: string): string => {
  const spaced = brokenForms.reduce(
    (text, [pattern, [first, second]]) => text.replace(pattern, (_, point: string) => ` ${first}${point} ${second}`),
    withLetters(name)
      .replace(/（/g, "(")
      .replace(/）/g, ")")
      .replace(/(?<=[\p{L}.])\((?=\s?\p{L})/gu, " (")
      .replace(/(?<=\p{L}\s?)\)(?=\p{L})/gu, ") ")
      .replace(/\(\s+/g, "(")
      .replace(/\s+\)/g, ")")
  )
  return spaced
    .replace(/[A-Z]{8,}/g, splitRun)
    .replace(/\s{2,}/g, " ")
    .trim()
}
