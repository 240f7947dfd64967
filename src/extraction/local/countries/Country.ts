import type { Pattern } from "./words.ts"

/**
 * What a text may hold of a country: names of towns, of taxes, tax numbers, legal forms, addresses, means of payment, words,
 * times, letters.
 */
export type EvidenceKind =
  "place" | "tax" | "tax_number" | "company" | "address" | "telephone" | "payment" | "word" | "clock" | "script"

/** In what order a date in numbers is written; years of two digits lead only where the year comes first. */
export type DateOrder = "day-first" | "month-first" | "year-first"

/** A country, as far as its receipts show it. Signs and codes of its currency stand in `currencies.ts`. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** ISO 4217. */
  readonly currency: string
  /** What was paid with before the day from which the currency is the country's. */
  readonly formerly?: { readonly currency: string; readonly until: string }
  /** ISO 639-1, of the language that names it where nothing else does; of neighbours that share one, the first is meant. */
  readonly language?: string
  /** In what order dates in numbers are written; the day first where nothing is said. */
  readonly dateOrder?: DateOrder
  /** Both orders are common, and `dateOrder` is only the likelier one. */
  readonly datesVary?: true
  /** Value added tax numbers with the country's letters before them, without spaces. */
  readonly taxNumber?: RegExp
  /** A line that is a town and nothing else. */
  readonly townLine?: RegExp
  /** From 3 on a pattern names the country; what weighs less only adds to what others say. */
  readonly evidence: ReadonlyArray<readonly [kind: EvidenceKind, pattern: Pattern, weight: number]>
}
