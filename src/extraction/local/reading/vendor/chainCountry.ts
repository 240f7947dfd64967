import { squash } from "../squash.ts"
import { shopNumber } from "./chainPrint.ts"
import { chainsByLetters } from "./knownChains.ts"

/** Rows of a head, in which a shop names itself. */
const headRows = 6

/** The only country of the chain that one of the first rows names, alone or with the number of its shop, and that row. */
export const chainCountry = (
  rows: ReadonlyArray<string>
): { readonly country: string; readonly row: string } | null => {
  for (const row of rows.slice(0, headRows)) {
    const numbered = /^(.*?\p{L}.*?)([\s,:-]*(?:#|\d).*)$/u.exec(row)
    const name = numbered !== null && shopNumber.test(numbered[2]!) ? numbered[1]! : row
    const countries = new Set(chainsByLetters.get(squash(name).letters)?.map(({ chain }) => chain.country))
    const [country] = countries
    if (countries.size === 1 && country != null) return { country, row }
  }
  return null
}
