import { phrasesOf } from "../../lexicon/compile.ts"
import { lexica } from "../../lexicon/index.ts"
import { withLettersForDigits } from "../lettersForDigits.ts"

/** Letters as recognition mistakes them in capitals. */
const misread: Readonly<Record<string, string>> = { S: "[S5]", D: "[DO0]", O: "[O0]", B: "[B8]", I: "[I1l]" }

const capital = (word: string): string => word.slice(0, 1) + word.slice(1).toLowerCase()

/** A word with any letter or digit in the place of one of its letters, or between two of them. */
const oneWrong = (word: string): string =>
  `(?:${[...word]
    .flatMap((_, at) =>
      [word.slice(at + 1), ...(at > 0 ? [word.slice(at)] : [])].map((rest) => [word.slice(0, at), rest])
    )
    .map(([before, after]) => String.raw`${before}[\p{L}\p{N}]${after}`)
    .join("|")})`

const isWord = (text: string): boolean => /^\p{L}{3,}$/u.test(text)

/** Legal forms of two words, in capitals. */
const longForms = [...new Set(lexica.flatMap(({ legalForms }) => phrasesOf(legalForms)))].flatMap((phrase) => {
  const [first = "", second = "", ...more] = phrase.toUpperCase().split(/[. ]+/)
  return isWord(first) && isWord(second) && more.length === 0 ? [[first, second] as const] : []
})

/** Patterns of a legal form as recognition may have run it together or misread it. */
const brokenForms: ReadonlyArray<readonly [pattern: RegExp, parts: readonly [string, string]]> = longForms.flatMap(
  ([first, second]) => {
    // of "Pty Ltd" one other letter makes another form
    const isAlone = longForms.filter((one) => one[1] === second).length === 1
    return [[first, second] as const, [capital(first), capital(second)] as const].flatMap((parts) => {
      const [one, other] = parts
      const pattern = (words: string) => [new RegExp(String.raw`(?<=[\p{L}).\s])\s?${words}`, "u"), parts] as const
      const letters = [...one].map((letter) => misread[letter] ?? letter).join("")
      const oneLetter = [`${one}(\\.?)\\s${oneWrong(other)}`, `${oneWrong(one)}(\\.?)(?:(?<=\\.)|\\s)${other}`]
      return [
        pattern(String.raw`${letters}(\.?)\s?${other}`),
        ...(isAlone ? oneLetter.map((words) => pattern(String.raw`(?<=\s)${words}(?=[.,]?$)`)) : [])
      ]
    })
  }
)

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

/** Letters and digits of short forms, as what they look like there. */
const shortForms: ReadonlyArray<readonly [pattern: RegExp, form: string]> = [
  // food and beverages
  [/(?<=\p{L}{2}.*\s)F ?& ?[E8](?![\p{L}\p{N}])/gu, "F&B"],
  // the legal form "S/B", short for Sendirian Berhad, as the end of a name
  [/(?<=\p{L}{2}.*\s)[S5]\/[8BDE](?![\p{L}\p{N}])/gu, "S/B"],
  // the legal form "ООО", before a name of Cyrillic letters
  [/(?<![\p{L}\p{N}])(?=[^0]*0)[OО0]{3}(?=[\s"«]{1,2}\p{Script=Cyrillic})/gu, "ООО"]
]

const withLetters = (name: string): string =>
  shortForms.reduce((text, [pattern, form]) => text.replace(pattern, form), withLettersForDigits(name))

/** Letters of East Asia touch the brackets beside them. */
const touching = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]`
const [opening, closing] = [
  new RegExp(String.raw`(?<=[\p{L}.])(?<!${touching})\((?=\s?\p{L})`, "gu"),
  new RegExp(String.raw`(?<=\p{L}\s?)\)(?=\p{L})(?!${touching})`, "gu")
]

/**
 * A name with the spaces that recognition lost: around brackets where words have them, between a legal form's words, and beside the words
 * that many companies are named by. A digit among letters is the letter that it looks like.
 */
export const withSpaces = (name: string): string => {
  const spaced = brokenForms.reduce(
    (text, [pattern, [first, second]]) => text.replace(pattern, (_, point: string) => ` ${first}${point} ${second}`),
    withLetters(name)
      .replace(/（/g, "(")
      .replace(/）/g, ")")
      .replace(opening, " (")
      .replace(closing, ") ")
      .replace(/\(\s+/g, "(")
      .replace(/\s+\)/g, ")")
  )
  return spaced
    .replace(/[A-Z]{8,}/g, splitRun)
    .replace(/\s{2,}/g, " ")
    .trim()
}

const differences = (a: string, b: string): number => [...a].filter((letter, at) => letter !== b[at]).length

/** A name that was not read surely, its words in capitals that are one letter off a word of companies as that word. */
export const withKnownWords = (name: string): string =>
  name.replace(/[\p{Lu}\p{N}]{7,}/gu, (word) =>
    companyWords.includes(word)
      ? word
      : (companyWords.find((one) => one.length === word.length && differences(one, word) === 1) ?? word)
  )
