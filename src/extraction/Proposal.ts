import { Schema } from "effect"
import { Category } from "../domain/Category.ts"
import { Money } from "../domain/Money.ts"
import { Evidence, ItemFound, Place, Source, TaxFound, Warning } from "./Reading.ts"

const candidate = <A, I>(value: Schema.Schema<A, I>) =>
  Schema.Struct({ value, source: Source, places: Schema.Array(Place), evidence: Schema.Array(Evidence) })

const candidates = <A, I>(value: Schema.Schema<A, I>) => Schema.Array(candidate(Schema.NullOr(value)))

const amount = Schema.fromBrand(Money)(Schema.Number)

/** A list goes as a whole: entries of two readers are never mixed. */
const list = <A, I>(entry: Schema.Schema<A, I>) =>
  Schema.NullOr(Schema.Struct({ evidence: Schema.Array(Evidence), entries: Schema.Array(candidate(entry)) }))

/**
 * What one reader makes of a document: for each field the values that it may have, null where the reader says that it
 * has none. A reader that knows nothing of a field proposes nothing. It travels between processes.
 */
export const Proposal = Schema.Struct({
  vendor: candidates(Schema.String),
  date: candidates(Schema.String),
  total: Schema.Array(candidate(amount)),
  subtotal: candidates(amount),
  currency: candidates(Schema.String),
  payment_method: candidates(Schema.String),
  category: candidates(Category),
  tip: candidates(amount),
  taxes: list(TaxFound),
  items: list(ItemFound),
  /** What only the reader can know. */
  warnings: Schema.Array(Warning)
})
export type Proposal = typeof Proposal.Type

/** A value, where it stands, and what speaks for it. */
export interface Candidate<A> {
  readonly value: A
  readonly source: Source
  readonly places: ReadonlyArray<Place>
  readonly evidence: ReadonlyArray<Evidence>
}

/** The weight of all evidence. */
export const strengthOf = (evidence: ReadonlyArray<Evidence>): number =>
  evidence.reduce((sum, { weight }) => sum + weight, 0)
