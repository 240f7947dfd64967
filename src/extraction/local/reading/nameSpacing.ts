import { phrasesOf } from "../lexicon/compile.ts"
import { lexica } from "../lexicon/index.ts"

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

/**
 * A name with the spaces that recognition lost: around brackets, between a legal form's words, and beside the words
 * that many companies are named by. A zero among letters is the letter that it looks like.
 */
export const withSpaces = (name: string): string => {
  const spaced = brokenForms.reduce(
    (text, [pattern, [first, second]]) => text.replace(pattern, (_, point: string) => ` ${first}${point} ${second}`),
    name
      .replace(/（/g, "(")
      .replace(/）/g, ")")
      .replace(/(?<=[A-Z])0(?=[A-Z])/g, "O")
      .replace(/(?<=[a-z])0(?=[a-z])/g, "o")
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
