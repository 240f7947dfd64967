import type { ReceiptData } from "../../src/domain/Receipt.ts"
import { confidenceOf } from "../../src/extraction/confidence.ts"
import type { Candidate, Proposal } from "../../src/extraction/Proposal.ts"
import { type Evidence, type Field, type Source, toReading } from "../../src/extraction/Reading.ts"

const evidenceOf = (weight: number): ReadonlyArray<Evidence> => [
  { reason: "label_total", weight },
  { reason: "ahead_of_next", weight: Math.min(4, weight) }
]

/** The weight of evidence from which a total that nothing contests is at least as sure. */
export const supportFor = (confidence: number): number => {
  let weight = 3.4
  while (weight < 40 && confidenceOf("total", evidenceOf(weight)) < confidence) weight += 0.1
  return weight
}

/** What a reader proposes that found this receipt, with so much evidence for its total. */
export const toProposal = (data: ReceiptData, weight: number, source: Source = "print"): Proposal => {
  const reading = toReading(data)
  const reason = source === "e-invoice" ? "stated_in_e_invoice" : "label_total"
  const one = <A>({ value }: Field<A>): Candidate<A> => ({ value, source, places: [], evidence: [{ reason, weight }] })
  const oneOrNone = <A>(field: Field<A> | null) => (field === null ? [] : [one(field)])
  return {
    vendor: oneOrNone(reading.vendor),
    date: oneOrNone(reading.date),
    total: [one(reading.total)],
    subtotal: oneOrNone(reading.subtotal),
    currency: [one(reading.currency)],
    payment_method: oneOrNone(reading.payment_method),
    category: oneOrNone(reading.category),
    tip: oneOrNone(reading.tip),
    taxes: { evidence: [], entries: reading.taxes.map(one) },
    items: { evidence: [], entries: reading.items.map(one) },
    warnings: []
  }
}
