import { certain } from "../certain.ts"
import { matchesOf } from "../matchesOf.ts"
import type { Cell } from "../Rows.ts"
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

const inCaseOf = (letter: string, like: string): string => (like === like.toLowerCase() ? letter : letter.toUpperCase())

/**
 * A text with other letters in place of its own; its spaces, capitals and marks stay. Null where they are the same, or
 * where more of them differ than recognition may have mistaken.
 */
const withLetters = (text: string, letters: string): string | null => {
  const own = squash(text).letters
  const plain = [...text]
  const places = plain.flatMap((one, at) => (isLetter(one) ? [at] : []))
  if (own === letters || places.length !== own.length) return null
  if (own.length === letters.length) {
    const wrong = places.filter((_, at) => own[at] !== letters[at])
    if (wrong.length > Math.floor(own.length / lettersPerMistake)) return null
    for (const place of wrong) plain[place] = inCaseOf(letters[places.indexOf(place)]!, plain[place]!)
    return plain.join("")
  }
  if (own.length + 1 === letters.length) {
    const at = letterMore(letters, own)
    if (at === null) return null
    plain.splice(places[at]!, 0, inCaseOf(letters[at]!, plain[places[at]!]!))
    return plain.join("")
  }
  const at = own.length === letters.length + 1 ? letterMore(own, letters) : null
  if (at === null) return null
  plain.splice(places[at]!, 1)
  return plain.join("")
}

const words = /[\p{L}\p{M}]+/gu

/**
 * A name with the letters that the page's own web or mail address has in their place, "Panis Texas" above
 * "paristexas09@gmail.com", and its words with those that they have elsewhere, "THINAIN" above "ThinAir Texas"; each only
 * where that was read more surely than the name. Words that differ in their first letter rhyme too often.
 */
export const asToldElsewhere = (name: Told, elsewhere: ReadonlyArray<Told>): string => {
  if (name.confidence >= certain) return name.text
  const print = elsewhere.map(({ confidence, text }) => ({ text, confidence, letters: squash(text).letters }))
  const isLong = ({ length }: string) => length >= fewestLetters
  const mended = (text: string, told: ReadonlyArray<string>): string => {
    const own = squash(text).letters
    if (!isLong(own) || print.some(({ letters }) => letters.includes(own))) return text
    return told.flatMap((letters) => withLetters(text, letters) ?? [])[0] ?? text
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
