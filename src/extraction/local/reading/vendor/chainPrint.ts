import { alternatives } from "../../lexicon/compile.ts"
import { squash } from "../squash.ts"
import { chainsByLetters } from "./knownChains.ts"
import { hasLegalForm } from "./legalForms.ts"
import { businessWord, isAddressLine } from "./nameWords.ts"

/** Words of a shop's name behind the chain's. */
const mostShopWords = 2

/** The number of a shop behind the chain's name: "Store 97", "#243". */
export const shopNumber = new RegExp(
  String.raw`^[\s,:-]*(?:${alternatives(({ shopLabels }) => shopLabels)}[\s.:]*)?(?:#\s*)?\p{L}?\d[\d-]*$`,
  "iu"
)

/** "818 Bøhmergaten": the number of a shop, and where it is. */
const placedShop = /^\s#?\d{2,5} \p{Lu}[\p{L}.'’-]{3,}(?: \p{Lu}[\p{L}.'’-]{2,})?$/u

/** " - Gutschmidtstraße 19": where a shop is. */
const dash = /^\s?[-–,|]\s/

/** Whether what stands behind a chain's name is the number of one of its shops, or its address. */
export const isShop = (rest: string): boolean =>
  shopNumber.test(rest) || placedShop.test(rest) || (dash.test(rest) && isAddressLine(rest.replace(dash, "")))

/** Which shop of a chain it is: a town, a street, a number. */
export const isNameOfShop = (rest: string): boolean =>
  !hasLegalForm(rest) &&
  !businessWord.test(rest) &&
  !chainsByLetters.has(squash(rest).letters) &&
  (/^[\s,-]*\d/.test(rest) || (rest.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= mostShopWords)

export const wordsIn = (text: string): number => text.trim().split(/\s+/).length

/** "P E N N Y". */
const spacedOut = /^(?:\S\s+){2,}\S\s*$/

/** "KIwI", of which only the letters were read. */
const oddCapitals = /\p{Lu}\p{Ll}\p{Lu}/u

/** Whether a chain's name stands there in a way in which it is never written. */
export const isMisspelt = (text: string, name: string): boolean =>
  spacedOut.test(text) || (oddCapitals.test(text) && !oddCapitals.test(name))

/** A name in capitals where the print has capitals. */
export const inCaseOf = (print: string, name: string): string => (/\p{Ll}/u.test(print) ? name : name.toUpperCase())

/** Where the first so many letters of a text end in it. */
export const endOfLetters = (text: string, count: number): number => {
  let seen = 0
  for (let at = 0; at < text.length; at++) {
    if (seen >= count && !/\p{M}/u.test(text[at]!)) return at
    seen += squash(text[at]!).letters.length
  }
  return text.length
}
