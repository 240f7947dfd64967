import type { TextPage } from "../Document.ts"
import { labelOf } from "./Labels.ts"

/** Words of receipts that a page must hold to be taken for read; garbage holds one now and then. */
const fewestKnownWords = 2

/** How many different words of receipts the page holds, as they are or as the Latin reader sees Cyrillic ones. */
const countWords = (page: TextPage, isLookAlike: boolean): number => {
  const found = new Set<string>()
  for (const { text } of page.runs) {
    const label = labelOf(text)
    if (label === null || !label.exact || label.isLookAlike !== isLookAlike) continue
    if (label.length >= 5 || isLookAlike || !/^\p{Script=Latin}/u.test(text)) found.add(`${label.role} ${label.length}`)
  }
  return found.size
}

/** Whether the page holds words that receipts are made of, so that its script was the right one. */
export const hasKnownWords = (page: TextPage): boolean => countWords(page, false) >= fewestKnownWords

/** Whether the page is Cyrillic, taken for Latin. */
export const looksCyrillic = (page: TextPage): boolean => countWords(page, true) >= fewestKnownWords
