import { beforeNames } from "./beforeNames.ts"
import { behindNames } from "./behindNames.ts"

/** The words before a price without what counts, weighs or numbers the goods, and without stray marks. */
export const tidyName = (text: string): string =>
  [...beforeNames, ...behindNames]
    .reduce((name, other) => name.replace(other, ""), text)
    .replace(/^(?:[\s*※#\-.:|^>»]|%(?=\p{L}))+|(?:[\s*#:|@(=,、–—-]|\s\+|(?<=\p{L}\s*)\s%)+$/gu, "")
    .replace(/\s{2,}/g, " ")
    .trim()
