import type { Category } from "../../../domain/Category.ts"
import { categoryWords, fuelSlip } from "../lexicon/categories.ts"
import { categoriesAbroad } from "../lexicon/categoriesAbroad.ts"
import { everyOf } from "../lexicon/compile.ts"
import { labelOf } from "./Labels.ts"
import { squash } from "./squash.ts"
import { isKindLine } from "./vendor/kindLines.ts"
import { chainsByLetters, type KnownChain } from "./vendor/knownChains.ts"
import { digits, isDescription, isTitleLine } from "./vendor/nameWords.ts"
import type { Candidate } from "../../Proposal.ts"

const abroad = new Map(categoriesAbroad.map(([category, phrases]) => [category, everyOf(phrases)]))

/** Names of fewer letters begin other names by chance. */
const shortestBegun = 5

/** The chain that the merchant's name is, or begins with. */
const chainOf = (vendor: string): KnownChain | undefined => {
  const { ends, letters } = squash(vendor)
  const known = [...ends].filter(
    (end) => (end === letters.length || end >= shortestBegun) && chainsByLetters.has(letters.slice(0, end))
  )
  return chainsByLetters.get(letters.slice(0, Math.max(0, ...known)))?.[0]?.chain
}

/** Lines of the head, below the name, in which a merchant says what it is: "THAI RESTAURANT". */
const descriptionIn = (text: string): string =>
  text
    .split("\n", headLines)
    .filter((line) => isDescription(line) || isKindLine(line))
    .join("\n")

/** A sign has no more words; a line of more has other things beside the name. */
const longestSign = 4

/** The first line, which is the shop's sign where the company that runs it is named below: no address, and no title. */
const signIn = (text: string): string => {
  const [first = ""] = text.split("\n", 1)
  return digits(first) === 0 && first.split(/\s+/).length <= longestSign && !isTitleLine(first) ? first : ""
}

/** The chain that one of the first lines names, or begins with; "Total" and "Netto" are words of receipts, too. */
const chainInHead = (text: string): KnownChain | undefined =>
  text
    .split("\n", chainLines)
    .filter((line) => labelOf(line) === null)
    .flatMap((line) => chainOf(line) ?? [])[0]

const countOf = (pattern: RegExp | undefined, text: string): number =>
  pattern === undefined ? 0 : (text.match(pattern)?.length ?? 0)

const strengthNeeded = 2
/** A word of the merchant's name says more than its goods: a supermarket sells tea, too. */
const strengthOfName = 10
/** Words of bills and of goods that say nothing of a merchant whose name has them: "Tip Top Meats". */
const notInNames = /(?<!\p{L})(?:tip|table|server|pax|roller)(?!\p{L})/giu
/** Chile's limited company, which is no bath. */
const chileanForm = /\sSpA$/
/** So many lines are the head, where a line of such words is worth two of the goods. */
const [headLines, strengthOfDescription] = [5, 4]
/** A chain is named in so many: below them streets have names like theirs. */
const chainLines = 2
/** What a known chain sells is known better than a few words tell. */
const strengthOfChain = 10

/** The slip of a pump is more than what its chain sells else. */
const strengthOfSlip = 24

/** So many characters, some pages, tell what a merchant sells. */
const longestRead = 20_000

/** The category that merchant and items speak for; none where nothing does. */
export const readCategory = (
  vendor: string | null,
  items: ReadonlyArray<string>,
  allText: string
): ReadonlyArray<Candidate<Category>> => {
  const text = allText.slice(0, longestRead)
  const listed = items.join("\n")
  // what a known chain sells is known: "Shoppers Drug Mart" is no market
  const names = (vendor === null ? [] : [vendor, signIn(text)])
    .filter((one) => !chainsByLetters.has(squash(one).letters))
    .map((one) => one.replace(notInNames, " ").replace(chileanForm, ""))
  // the company that runs a shop may be told below the chain's name
  const chain = vendor === null ? undefined : (chainOf(vendor) ?? chainInHead(text))
  const description = descriptionIn(text)
  let best: Category | null = null
  let bestScore = strengthNeeded - 1
  for (const [category, pattern] of categoryWords) {
    const count = (where: string) => countOf(pattern, where) + countOf(abroad.get(category), where)
    const ofName = Math.min(2, Math.max(0, ...names.map(count))) * strengthOfName
    const described = Math.min(1, count(description)) * strengthOfDescription
    const words = ofName + described + Math.min(4, count(listed)) * 2 + Math.min(3, count(text)) * 0.5
    const isFilled = category === "Fuel" && fuelSlip.every((words) => words.test(text))
    const score = words + (chain?.category === category ? strengthOfChain : 0) + (isFilled ? strengthOfSlip : 0)
    if (score > bestScore) [best, bestScore] = [category, score]
  }
  return best === null
    ? []
    : [{ value: best, source: "print", places: [], evidence: [{ reason: "words_of_the_category", weight: bestScore }] }]
}
