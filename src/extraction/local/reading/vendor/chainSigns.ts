import type { Category } from "../../../../domain/Category.ts"
import { categoryWords } from "../../lexicon/categories.ts"
import type { Row } from "../Rows.ts"
import { type Squashed, squash } from "../squash.ts"
import { type KnownChain, knownChains } from "./knownChains.ts"

/** What a page shows of chains beside their names. */
export interface ChainSigns {
  /** Chains of which something stands on the page that nobody else prints, and the row of that. */
  readonly signed: ReadonlyMap<KnownChain, Row>
  /** Whether anything but the printed name speaks for the chain: what is its own, what it sells, words of its kind. */
  readonly isBorneOut: (chain: KnownChain, print: string) => boolean
}

/** Rows in which a chain's signs are looked for, of documents that are endless. */
const rowsSearched = 200
/** Shorter signs stand alone, longer ones may be run together with other words. */
const standsAlone = 9
/** Words of a kind of goods that bear out a chain of that kind. */
const fewestWords = 2

/** Whether a row shows a chain's sign. */
const holds = ({ ends, letters, starts }: Squashed, phrase: string): boolean => {
  const at = letters.indexOf(phrase)
  if (at === -1) return false
  if (phrase.length >= standsAlone) return true
  const before = letters.slice(Math.max(0, at - 3), at)
  return (starts.has(at) || before === "www") && ends.has(at + phrase.length)
}

/** How many words of a kind of merchants and goods a text has. */
const countWords = (category: Category, text: string): number => {
  const pattern = categoryWords.find(([one]) => one === category)?.[1]
  return pattern === undefined ? 0 : (text.match(pattern)?.length ?? 0)
}

/** Looks for the signs of all chains. */
export const chainSignsOn = (rows: ReadonlyArray<Row>): ChainSigns => {
  const searched = rows.slice(0, rowsSearched).map((row) => ({ row, squashed: squash(row.text) }))
  const all = searched.map(({ squashed }) => squashed.letters).join("\n")
  const text = rows.map((row) => row.text).join("\n")
  const rowOf = (phrases: ReadonlyArray<string>): Row | undefined => {
    const shown = phrases.filter((phrase) => all.includes(phrase))
    return shown.length === 0
      ? undefined
      : searched.find(({ squashed }) => shown.some((phrase) => holds(squashed, phrase)))?.row
  }
  const signed = new Map(
    knownChains.flatMap((chain) => {
      const row = rowOf(chain.own)
      return row === undefined ? [] : [[chain, row] as const]
    })
  )
  const onPage = new Map<Category, number>()
  const wordsOnPage = (category: Category): number => {
    const count = onPage.get(category) ?? countWords(category, text)
    onPage.set(category, count)
    return count
  }
  const isBorneOut = (chain: KnownChain, print: string): boolean =>
    signed.has(chain) ||
    rowOf(chain.goods) !== undefined ||
    wordsOnPage(chain.category) - countWords(chain.category, print) >= fewestWords
  return { signed, isBorneOut }
}
