import type { Category } from "../../../domain/Category.ts"
import { categoryWords, fuelSlip } from "../lexicon/categories.ts"
import { categoriesAbroad } from "../lexicon/categoriesAbroad.ts"
import { everyOf } from "../lexicon/compile.ts"
import { squash } from "./squash.ts"
import { chainsByLetters } from "./vendor/knownChains.ts"
import type { Candidate } from "../../Proposal.ts"

const abroad = new Map(categoriesAbroad.map(([category, phrases]) => [category, everyOf(phrases)]))

const countOf = (pattern: RegExp | undefined, text: string): number =>
  pattern === undefined ? 0 : (text.match(pattern)?.length ?? 0)

const strengthNeeded = 2
/** What a known chain sells is known better than a few words tell. */
const strengthOfChain = 6

/** The slip of a pump is more than what its chain sells else. */
const strengthOfSlip = 8

/** The category that merchant and items speak for; none where nothing does. */
export const readCategory = (
  vendor: string | null,
  items: ReadonlyArray<string>,
  text: string
): ReadonlyArray<Candidate<Category>> => {
  const listed = items.join("\n")
  const chain = vendor === null ? undefined : chainsByLetters.get(squash(vendor).letters)?.[0]?.chain
  let best: Category | null = null
  let bestScore = strengthNeeded - 1
  for (const [category, pattern] of categoryWords) {
    const count = (where: string) => countOf(pattern, where) + countOf(abroad.get(category), where)
    const words = Math.min(2, count(vendor ?? "")) * 3 + Math.min(4, count(listed)) * 2 + Math.min(3, count(text)) * 0.5
    const isFilled = category === "Fuel" && fuelSlip.every((words) => words.test(text))
    const score = words + (chain?.category === category ? strengthOfChain : 0) + (isFilled ? strengthOfSlip : 0)
    if (score > bestScore) [best, bestScore] = [category, score]
  }
  return best === null
    ? []
    : [{ value: best, source: "print", places: [], evidence: [{ reason: "words_of_the_category", weight: bestScore }] }]
}
