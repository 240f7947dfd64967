import { letterCount } from "../measures.ts"
import { type Label, onlyLanguageOf } from "./Labels.ts"

/** What an amount is called, and the text that says so. */
export interface Named {
  readonly label: Label | null
  readonly text: string
}

/** The labels of a language that no other language has, and how much they say. */
export interface LanguageFound {
  readonly language: string
  readonly weight: number
  /** The texts that hold the labels. */
  readonly texts: ReadonlyArray<string>
}

/** What is called so by chance is short, and stands within another text. */
const [leastCoverage, fewestLetters] = [0.5, 4]
/** As many letters in all name the language; of an alphabet that fewer languages share, fewer. */
const [fewestNaming, fewestOfOthers] = [6, 4]
const addingWeight = 2
/** What labels weigh that name their language for sure. */
export const namingWeight = 3

/** "TOTAL" with a stroke, a colon or a tax's letter behind it: another language's word only beside others of its words. */
const isTotalAndMore = (text: string): boolean => /^[^\p{L}]*(?:sub[\s-]?)?total\s?\p{L}[^\p{L}]*$/iu.test(text)

/** "Total Items": "totali" is no word of it, which "totali" of another language is. */
const totalAndWord = /(?<!\p{L})(?:sub[\s-]?)?total(?=\s+\p{L})/iu

const isAcrossWords = ({ length }: Label, text: string): boolean => {
  const [total] = totalAndWord.exec(text) ?? []
  return total !== undefined && length === letterCount(total) + 1
}

/** In which languages the amounts are called what they are called. */
export const languagesOfLabels = (entries: ReadonlyArray<Named>): ReadonlyArray<LanguageFound> => {
  const byLanguage = new Map<string, Map<number, string>>()
  for (const { label, text } of entries) {
    const language = label === null ? null : onlyLanguageOf(label)
    if (label === null || language === null) continue
    if (!label.exact || label.coverage < leastCoverage || label.length < fewestLetters) continue
    if (isAcrossWords(label, text)) continue
    // labels of one language and one length are mostly one
    const found = byLanguage.get(language) ?? new Map<number, string>()
    byLanguage.set(language, found.set(label.length, text))
  }
  return [...byLanguage].flatMap(([language, found]) => {
    if ([...found.values()].every(isTotalAndMore)) return []
    const letters = [...found.keys()].reduce((sum, length) => sum + length, 0)
    const texts = [...found.values()]
    const enough = texts.every((text) => /\p{Script=Latin}/u.test(text)) ? fewestNaming : fewestOfOthers
    return [{ language, weight: letters >= enough ? namingWeight : addingWeight, texts }]
  })
}
