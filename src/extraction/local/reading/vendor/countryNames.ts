import { countries } from "../../countries/index.ts"
import { lexica } from "../../lexicon/index.ts"
import { squash } from "../squash.ts"

/** All letters of what the countries are called in the languages that are read. */
const namesOfCountries = (): ReadonlySet<string> =>
  new Set(
    lexica.flatMap(({ language }) => {
      const names = new Intl.DisplayNames(language, { type: "region" })
      return countries.map(({ code }) => squash(names.of(code) ?? "").letters)
    })
  )

let names: ReadonlySet<string> | null = null

/** "SYRIA": where something comes from, or the last line of an address. */
export const isCountryName = (text: string): boolean => (names ??= namesOfCountries()).has(squash(text).letters)
