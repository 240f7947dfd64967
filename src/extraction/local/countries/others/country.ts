import type { Country, EvidenceKind } from "../Country.ts"
import { type Pattern, words } from "../words.ts"

/** What names a country of which no more is known; words between commas, as in `words`, or a pattern. */
interface Names {
  readonly place: string
  readonly tax_number?: string | Pattern
  readonly tax?: string | Pattern
  readonly company?: string | Pattern
  readonly payment?: string
  readonly script?: Pattern
  /** What only adds to the rest: a country's name is on bananas and coffee too. */
  readonly word?: string
}

const weights: Readonly<Record<keyof Names, number>> = {
  place: 4,
  tax_number: 4,
  tax: 3,
  company: 4,
  payment: 3,
  script: 4,
  word: 2
}

/** A country of which only names are known. */
export const country = (code: string, currency: string, names: Names, more: Partial<Country> = {}): Country => ({
  code,
  currency,
  evidence: (Object.entries(names) as ReadonlyArray<[keyof Names & EvidenceKind, string | Pattern]>).map(
    ([kind, named]) => [kind, typeof named === "string" ? words(named) : named, weights[kind]]
  ),
  ...more
})
