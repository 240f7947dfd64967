import { readFileSync } from "node:fs"

/** Beside the sources, also when the built file runs. */
const table = new URL("../../../../src/extraction/local/countries/towns.tsv", import.meta.url)

/** A town's name as it is looked up: letters without accents, in one case, a space between words. */
export const foldTown = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim()

/** The country of each town whose name tells it (`scripts/towns/collect-towns.mjs`). */
const countryOf: ReadonlyMap<string, string> = new Map(
  readFileSync(table, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => {
      const [country, names] = line.split("\t")
      return names!.split(",").map((name) => [name, country!] as const)
    })
)

/** A town with so many words at most. */
const mostWords = 3
/** A line of an address is no longer. */
const mostWordsOfAddress = 10

/** How surely it is one: beside a postal code, or at the end of a line. */
const [besideCode, atTheEnd] = [3, 2]

export interface TownFound {
  readonly country: string
  readonly weight: number
  readonly print: string
}

/** Countries whose postal codes have four digits: elsewhere so many are a year, as in "2015 Honda". */
const withFourDigits: ReadonlySet<string> = new Set(
  "AF AL AM AR AT AU BD BE BG CH CV CY DK ET GE GL HT HU LI LT LU LV MD MK MZ NE NL NO NZ PA PH PT PY SI SV TN UY VE ZA".split(
    " "
  )
)

const isCode = (word: string | undefined, country: string): boolean =>
  word !== undefined && /^(?:[a-z]{1,2})?\d{4,6}$/.test(word) && (word.length !== 4 || withFourDigits.has(country))

/** The towns of a line, each with its country. */
export const townsIn = (text: string): ReadonlyArray<TownFound> => {
  const words = foldTown(text).split(" ")
  if (words.length > mostWordsOfAddress) return []
  const found: Array<TownFound> = []
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(mostWords, words.length - from); length > 0; length--) {
      const print = words.slice(from, from + length).join(" ")
      const country = countryOf.get(print)
      if (country === undefined) continue
      const weight =
        isCode(words[from - 1], country) || isCode(words[from + length], country)
          ? besideCode
          : from + length === words.length
            ? atTheEnd
            : 0
      if (weight > 0) found.push({ country, weight, print })
      from += length - 1
      break
    }
  }
  return found
}
