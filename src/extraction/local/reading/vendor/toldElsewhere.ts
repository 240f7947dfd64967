import { certain } from "../certain.ts"
import { matchesOf } from "../matchesOf.ts"
import type { Cell } from "../Cell.ts"
import { squash } from "../squash.ts"
import { addressNames } from "./webAddresses.ts"

type Told = Pick<Cell, "text" | "confidence">

/** Letters that may be other ones, of so many. */
const lettersPerMistake = 6
/** Shorter names and words are like too many others. */
const fewestLetters = 5

const isLetter = (one: string): boolean => /[\p{L}\p{N}]/u.test(one)

/** Where the longer one has one letter more than the other, within it; null where more differs. */
const letterMore = (longer: string, shorter: string): number | null => {
  let at = 0
  while (at < shorter.length && longer[at] === shorter[at]) at++
  return at > 0 && at < shorter.length && longer.slice(at + 1) === shorter.slice(at) ? at : null
}

/** Letters that two others are read for: "Pans" for "Paris". */
const oneForTwo: ReadonlyArray<readonly [one: string, two: string]> = [
  ["n", "ri"],
  ["m", "rn"],
  ["d", "cl"],
  ["w", "vv"],
  ["h", "li"]
]

/** The letters with two of them in place of the one that was read for them; null where that is not all that differs. */
const withTwo = (own: string, letters: string): ReadonlyArray<string> | null => {
  let at = 0
  while (at < own.length && own[at] === letters[at]) at++
  const isPair = oneForTwo.some(([one, two]) => own[at] === one && letters.startsWith(two, at))
  return isPair && own.slice(at + 1) === letters.slice(at + 2)
    ? [...own].map((letter, place) => (place === at ? letters.slice(at, at + 2) : letter))
    : null
}

/** What stands for each of a text's letters where others are told; null where more differ than recognition mistakes. */
const replacing = (own: string, letters: string): ReadonlyArray<string> | null => {
  if (own.length === letters.length) {
    const wrong = [...own].filter((letter, at) => letter !== letters[at]).length
    return wrong <= Math.floor(own.length / lettersPerMistake) ? [...letters] : null
  }
  const two = letters.length === own.length + 1 ? withTwo(own, letters) : null
  if (two !== null) return two
  const [longer, shorter] = own.length > letters.length ? [own, letters] : [letters, own]
  const at = longer.length === shorter.length + 1 ? letterMore(longer, shorter) : null
  if (at === null) return null
  return [...own].map((letter, place) => (place !== at ? letter : longer === own ? "" : letters[at]! + letter))
}

/** A text with those letters in place of its own; its spaces, capitals and marks stay. */
const withLettersTold = (text: string, letters: string): string | null => {
  const own = squash(text).letters
  const replaced = replacing(own, letters)
  if (replaced === null || [...text].filter(isLetter).length !== own.length) return null
  let at = 0
  return [...text]
    .map((one) => {
      if (!isLetter(one)) return one
      const told = replaced[at]!.replace(own[at++]!, () => one)
      return one === one.toLowerCase() ? told : told.toUpperCase()
    })
    .join("")
}

const words = /[\p{L}\p{M}]+/gu

/**
 * A name with the letters that the page's own web or mail address has in their place, "Panis Texas" above
 * "paristexas09@gmail.com", and its words with those that they have elsewhere, "THINAIN" above "ThinAir Texas"; each only
 * where that was read more surely than the name. Words that differ in their first letter rhyme too often.
 */
export const asToldElsewhere = (name: Told, elsewhere: ReadonlyArray<Told>): string => {
  const print = elsewhere.map(({ confidence, text }) => ({ text, confidence, letters: squash(text).letters }))
  const isLong = ({ length }: string) => length >= fewestLetters
  const mended = (text: string, told: ReadonlyArray<string>): string => {
    const own = squash(text).letters
    if (!isLong(own) || print.some(({ letters }) => letters.includes(own))) return text
    return told.flatMap((letters) => withLettersTold(text, letters) ?? [])[0] ?? text
  }
  const surer = print.filter(({ confidence }) => confidence > name.confidence)
  const addresses = surer.flatMap(({ text }) => addressNames(text)).filter(isLong)
  const sure = surer.filter(({ confidence }) => confidence >= certain)
  const told = sure.flatMap(({ text }) => matchesOf(words, text).map(([word]) => squash(word).letters)).filter(isLong)
  return mended(name.text, addresses).replace(words, (word) => {
    const initial = squash(word).letters.slice(0, 1)
    return mended(
      word,
      told.filter((one) => one.startsWith(initial))
    )
  })
}
