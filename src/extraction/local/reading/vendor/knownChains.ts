import type { Category } from "../../../../domain/Category.ts"
import { chainsOfCountries } from "../../chains/index.ts"
import { phrasesOf } from "../../lexicon/compile.ts"
import { squash } from "../squash.ts"

/** A chain as it is looked for: phrases by their letters alone. */
export interface KnownChain {
  /** The commonest of its names. */
  readonly name: string
  readonly letters: string
  readonly category: Category
  /** ISO 3166-1 alpha-2; null for one of many countries. */
  readonly country: string | null
  readonly own: ReadonlyArray<string>
  readonly goods: ReadonlyArray<string>
}

/** A chain's name as it is printed. */
export interface ChainName {
  readonly chain: KnownChain
  readonly text: string
  readonly letters: string
}

const lettersOf = (list: string | undefined): ReadonlyArray<string> =>
  phrasesOf(list).map((phrase) => squash(phrase).letters)

/** Every name of every chain. */
export const chainNames: ReadonlyArray<ChainName> = chainsOfCountries.flatMap(({ chains, country }) =>
  chains.flatMap(([names, category, own, goods]) => {
    const texts = phrasesOf(names)
    const name = texts[0]!
    const [letters, owned, sold] = [squash(name).letters, lettersOf(own), lettersOf(goods)]
    const chain = { name, letters, category, country, own: owned, goods: sold }
    return texts.map((text) => ({ chain, text, letters: squash(text).letters }))
  })
)

/** The same by their letters; several countries' chains may share a name. */
export const chainsByLetters: ReadonlyMap<string, ReadonlyArray<ChainName>> = chainNames.reduce(
  (known, one) => known.set(one.letters, [...(known.get(one.letters) ?? []), one]),
  new Map<string, ReadonlyArray<ChainName>>()
)

/** The same by how many letters they have, so that a misread name is held against few of them. */
export const chainsByLength: ReadonlyMap<number, ReadonlyArray<ChainName>> = chainNames.reduce(
  (known, one) => known.set(one.letters.length, [...(known.get(one.letters.length) ?? []), one]),
  new Map<number, ReadonlyArray<ChainName>>()
)

export const knownChains: ReadonlyArray<KnownChain> = [...new Set(chainNames.map(({ chain }) => chain))]
