import type { Country, EvidenceKind } from "../Country.ts"
import { words } from "../words.ts"

/** What names a country of which no more is known: its towns, its tax numbers, its taxes; between commas, as in `words`. */
interface Names {
  readonly place: string
  readonly tax_number?: string
  readonly tax?: string
  /** What only adds to the rest: a country's name is on bananas and coffee too. */
  readonly word?: string
}

const weights: Readonly<Record<keyof Names, number>> = { place: 4, tax_number: 4, tax: 3, word: 2 }

/** A country of which only names are known. */
export const country = (code: string, currency: string, names: Names, more: Partial<Country> = {}): Country => ({
  code,
  currency,
  evidence: (Object.keys(names) as ReadonlyArray<keyof Names & EvidenceKind>).map((kind) => [
    kind,
    words(names[kind] ?? ""),
    weights[kind]
  ]),
  ...more
})
