import { alternatives } from "../lexicon/compile.ts"

/** A word or sign at its end that no name ends with. */
export const unfinished = new RegExp(`(?:&|${alternatives(({ nameLinks }) => nameLinks)})$`, "iu")

/** How many brackets a text opens more than it closes. */
export const openBrackets = (text: string): number =>
  (text.match(/[(（]/g)?.length ?? 0) - (text.match(/[)）]/g)?.length ?? 0)
