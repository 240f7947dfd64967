import { type Table, tables } from "./confidenceTables.ts"
import { strengthOf } from "./Proposal.ts"
import type { Evidence } from "./Reading.ts"

/** Fields whose confidence labelled documents told. */
export type FittedField = keyof typeof tables.fields

/** Fields that values are decided for. */
export type ConfidentField = FittedField | "payment_method" | "category" | "tip"

/** No labels tell how often these are right: a hand-set guess, below what is called sure. */
const unfitted = 0.7

/** An electronic invoice whose statement the page confirms; no labelled one was ever wrong. */
const stated = 0.99

/** No model could be asked while these were set: one that the print bears out, by adding up or only by being there. */
const [addedUp, printedOnly] = [0.75, 0.55]

/** The highest step that the weight of the evidence reaches. */
const lookUp = (table: Table, support: number): number =>
  table.findLast(([from]) => support >= from)?.[1] ?? table[0]![1]

/** What is not printed as it is stated is never called sure; too few such values are labelled to fit it. */
const mostMended = 0.85

const fromPrint = (field: ConfidentField, evidence: ReadonlyArray<Evidence>): number => {
  const likely = field in tables.fields ? lookUp(tables.fields[field as FittedField], strengthOf(evidence)) : unfitted
  return evidence.some(({ reason }) => reason === "mended_by_sums") ? Math.min(mostMended, likely) : likely
}

/**
 * How often a value with this evidence is right, between 0 and 1: read from a table that
 * `scripts/fit-confidence.mjs` fitted on labelled receipts. Of values at 0.9 or more, 98 of 100 are right.
 */
export const confidenceOf = (field: ConfidentField, evidence: ReadonlyArray<Evidence>): number => {
  if (evidence.some(({ reason, weight }) => reason === "stated_in_e_invoice" && weight > 0)) return stated
  const printed = evidence.filter(({ reason }) => !reason.startsWith("model_"))
  if (printed.length === evidence.length) return fromPrint(field, evidence)
  // a lead over the next value was won by the model's word
  const own = printed.filter(({ reason }) => reason !== "ahead_of_next")
  if (own.length === 0) {
    return evidence.some(({ reason }) => reason === "model_adds_up") ? addedUp : printedOnly
  }
  return Math.min(stated, 0.5 + fromPrint(field, own) / 2)
}
