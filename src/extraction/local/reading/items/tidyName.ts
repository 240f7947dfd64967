import { beforeNames } from "./beforeNames.ts"
import { behindNames } from "./behindNames.ts"
import { withOctane } from "./fuels.ts"

/** The words before a price without what counts, weighs or numbers the goods, and without stray marks. */
export const tidyName = (text: string): string => {
  const name = [...beforeNames, ...behindNames]
    .reduce((rest, other) => rest.replace(other, ""), text)
    .replace(/^(?:[\s*※#\-.:|^>»]|%(?=\p{L}))+|(?:[\s*#:|@(=,、–—-]|\s\+|(?<=\p{L}\s*)\s%)+$/gu, "")
    .replace(/\s{2,}/g, " ")
    .trim()
  return withOctane(name, text)
}
