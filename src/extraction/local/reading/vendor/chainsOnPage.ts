import { isPlain, labelOf } from "../Labels.ts"
import { lettersWrong } from "../lettersWrong.ts"
import type { Row } from "../Rows.ts"
import { type Squashed, squash } from "../squash.ts"
import { endOfLetters, inCaseOf, isMisspelt, isNameOfShop, isShop, wordsIn } from "./chainPrint.ts"
import { type ChainSigns, chainSignsOn } from "./chainSigns.ts"
import { businessWord } from "./nameWords.ts"
import { type ChainName, chainNames, chainsByLength, chainsByLetters } from "./knownChains.ts"

/** A text that is a chain's name. */
export interface ChainMatch {
  /** As it is printed, or with the letters that the chain's name has. */
  readonly text: string
  /** Whether the text is all of the name, so that no other line can go on with it. */
  readonly isWhole: boolean
  /** Whether something else on the page says so: what is its own, what it sells, or the kind of things it sells. */
  readonly isBorneOut: boolean
}

export interface ChainsOnPage extends Pick<ChainSigns, "signed"> {
  /** The chain that a text names, or begins with; letters of one that was not surely read may be wrong if the page bears it out. */
  readonly matchOf: (text: string, isSure: boolean) => ChainMatch | null
  /** The chain whose name the text is, all of it. */
  readonly namedWhole: (text: string, isSure: boolean) => ChainMatch | null
}

/** A name of fewer letters is like too many words, whatever else is on the page. */
const shortestMisread = 5
/** A name is misread in one letter of so many; where the chain's own signs are on the page, of so many. */
const [lettersPerMistake, lettersPerMistakeOfSigned] = [5, 2.5]
/** Letters that are lost or too many. */
const mostLost = 2
/** Of names as long as this so few letters are wrong that they need nothing else on the page. */
const [longName, lettersPerMistakeOfLong] = [10, 8]
/** Longer lines say more than a name. */
const longestName = 48
const near = new Map<number, ReadonlyArray<ChainName>>()
/** Names that so many letters may be, with a few lost or too many. */
const namesNear = (length: number): ReadonlyArray<ChainName> => {
  const known = near.get(length)
  if (known !== undefined) return known
  const lengths = Array.from({ length: 2 * mostLost + 1 }, (_, at) => length - mostLost + at)
  const names = lengths.flatMap((one) => (one < shortestMisread ? [] : (chainsByLength.get(one) ?? [])))
  near.set(length, names)
  return names
}

/** What chains a page tells of. */
export const chainsOnPage = (rows: ReadonlyArray<Row>): ChainsOnPage => {
  const { isBorneOut, signed } = chainSignsOn(rows)

  /** The chain whose name the letters would be if few of them were wrong. */
  const misread = (print: string, letters: string): ChainName | null => {
    let best: { readonly wrong: number; readonly name: ChainName } | null = null
    for (const name of namesNear(letters.length)) {
      const length = name.letters.length
      const per = signed.has(name.chain) ? lettersPerMistakeOfSigned : lettersPerMistake
      const most = Math.min(Math.floor(length / per), (best?.wrong ?? Infinity) - 1)
      const wrong = lettersWrong(letters, name.letters, most)
      if (wrong > most) continue
      const isLong = length >= longName && wrong <= length / lettersPerMistakeOfLong
      if (isLong || isBorneOut(name.chain, print)) best = { wrong, name }
    }
    // the same letters are printed with and without spaces
    const same = best === null ? [] : chainsByLetters.get(best.name.letters)!
    return same.find(({ text }) => wordsIn(text) === wordsIn(print)) ?? best?.name ?? null
  }
  /** A chain that has signs on the page, of whose name the letters are a part: "WHOLESALE" of Costco's. */
  const partly = (letters: string): ChainName | undefined =>
    letters.length < shortestMisread
      ? undefined
      : chainNames.find((one) => signed.has(one.chain) && one.letters.includes(letters))

  /** A text that is a name, or begins with one. */
  const begins = (print: string, { ends, letters }: Squashed): (ChainMatch & { readonly length: number }) | null => {
    const length = Math.max(0, ...[...ends].filter((end) => chainsByLetters.has(letters.slice(0, end))))
    const names = chainsByLetters.get(letters.slice(0, length)) ?? []
    const [name] = names
    if (name === undefined) return null
    const isSigned = names.some(({ chain }) => signed.has(chain))
    const rest = print.slice(endOfLetters(print, length))
    const own = print.slice(0, print.length - rest.length)
    const [sign = ""] = /^[+!]/.exec(rest) ?? []
    // "Total" and "Netto" are words of receipts, too; "Pick n Pay" only holds one
    const label = isSigned ? null : labelOf(own)
    if (isPlain(label)) return null
    const isNumbered = isShop(rest)
    const isWhole = squash(rest).letters === "" || isNumbered
    const isOfChain = isWhole || isSigned || length >= longName || businessWord.test(rest)
    if (!isOfChain) return null
    // behind a name that is the chain's for sure stands which of its shops it is
    const isNamedShop = isSigned && isNameOfShop(rest)
    return {
      text: !isWhole && !isNamedShop ? print : isMisspelt(own, name.text) ? inCaseOf(print, name.text) : own + sign,
      isWhole: isNumbered || isNamedShop,
      length,
      isBorneOut: isSigned || names.some((one) => isBorneOut(one.chain, print))
    }
  }
  /** A text that begins with a name of more letters than `known`, in which some are wrong. */
  const beginsMisread = (print: string, { ends, letters }: Squashed, known: number): ChainMatch | null => {
    for (const end of [...ends].reverse()) {
      const found = misread(print, letters.slice(0, end))
      if (found === null || found.letters.length <= known + mostLost) continue
      if (end < letters.length && !signed.has(found.chain) && found.letters.length < longName) continue
      const rest = print.slice(endOfLetters(print, end)).replace(/^[^\p{L}\p{N}(&]+/u, " ")
      const text = `${inCaseOf(print, found.text)}${rest}`.trimEnd()
      return { text, isWhole: false, isBorneOut: isBorneOut(found.chain, print) }
    }
    return null
  }
  const matchOf = (print: string, isSure: boolean): ChainMatch | null => {
    if (print.length > longestName) return null
    const squashed = squash(print)
    const exact = begins(print, squashed)
    const isAll = chainsByLetters.has(squashed.letters)
    if (isSure || (exact !== null && (isAll || exact.isWhole))) return exact
    const longer = beginsMisread(print, squashed, exact?.length ?? 0)
    if (longer !== null || exact !== null) return longer ?? exact
    const whole = partly(squashed.letters)
    return whole === undefined ? null : { text: inCaseOf(print, whole.text), isWhole: true, isBorneOut: true }
  }
  const namedWhole = (print: string, isSure: boolean): ChainMatch | null => {
    const { letters } = squash(print)
    const exact = chainsByLetters.get(letters)?.[0]
    const name = exact ?? (letters.length >= longName && !isSure ? misread(print, letters) : null)
    if (name === null) return null
    const text = exact === undefined ? inCaseOf(print, name.text) : print
    return { text, isWhole: true, isBorneOut: isBorneOut(name.chain, print) }
  }
  return { signed, matchOf, namedWhole }
}
