import { Schema } from "effect"
import { Evidence, type Field, Place, type Reading, Source, Warning } from "./Reading.ts"

/** What speaks for one value of `data`. */
const FieldEvidence = Schema.Struct({
  confidence: Schema.Number.annotations({
    description: "How sure the value is, between 0 and 1; of those at 0.9 or more, 98 of 100 are right."
  }),
  source: Source.annotations({ description: "Who says so." }),
  page: Schema.NullOr(Schema.Int).annotations({ description: "From 1; null when the value stands nowhere by itself." }),
  box: Schema.NullOr(Place.fields.box).annotations({
    description: "Polygon around the print, as [x, y] in fractions of the upright page's width and height."
  }),
  text: Schema.NullOr(Schema.String).annotations({ description: "The printed text." }),
  reasons: Schema.Array(Evidence).annotations({ description: "What speaks for the value and against it, by weight." })
}).annotations({
  identifier: "FieldEvidence",
  examples: [
    {
      confidence: 0.99,
      source: "print",
      page: 1,
      box: [
        [0.668, 0.67],
        [0.78, 0.666],
        [0.782, 0.696],
        [0.669, 0.7]
      ],
      text: "$35.10",
      reasons: [
        { reason: "label_total", weight: 4.75 },
        { reason: "parts_add_up", weight: 3 }
      ]
    }
  ]
})
export type FieldEvidence = typeof FieldEvidence.Type

const orNull = Schema.NullOr(FieldEvidence)

/** As `data`, with evidence in the place of each value: lists go in the order of theirs. */
export const EvidenceAnswer = Schema.Struct({
  vendor: orNull,
  date: orNull,
  total: FieldEvidence,
  subtotal: orNull,
  currency: FieldEvidence,
  payment_method: orNull,
  category: orNull,
  tip: orNull,
  taxes: Schema.Array(FieldEvidence),
  items: Schema.Array(FieldEvidence)
}).annotations({
  identifier: "Evidence",
  description: "Only with `include=evidence`."
})

export type EvidenceAnswer = typeof EvidenceAnswer.Type

export const Warnings = Schema.Array(Warning).annotations({
  description: "Only with `include=evidence`: what to look at before the data is trusted."
})

/** One polygon around all that stands on the first page of the value. */
const around = (places: Field<unknown>["places"]): Field<unknown>["places"][number] | null => {
  const [first, ...others] = places
  if (first === undefined) return null
  const same = [first, ...others.filter(({ page }) => page === first.page)]
  if (same.length === 1) return first
  const points = same.flatMap(({ box }) => box)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    page: first.page,
    box: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom]
    ],
    text: same.map(({ text }) => text).join(" ")
  }
}

const toEvidence = ({ confidence, evidence, places, source }: Field<unknown>): FieldEvidence => {
  const place = around(places)
  return {
    confidence: Number(confidence.toFixed(2)),
    source,
    page: place?.page ?? null,
    box: place?.box ?? null,
    text: place?.text ?? null,
    reasons: evidence.map(({ reason, weight }) => ({ reason, weight: Number(weight.toFixed(2)) }))
  }
}

const toEvidenceOrNull = (field: Field<unknown> | null) => (field === null ? null : toEvidence(field))

/** What an answer adds when it is asked for its evidence. */
export const withEvidence = (reading: Reading) => ({
  evidence: {
    vendor: toEvidenceOrNull(reading.vendor),
    date: toEvidenceOrNull(reading.date),
    total: toEvidence(reading.total),
    subtotal: toEvidenceOrNull(reading.subtotal),
    currency: toEvidence(reading.currency),
    payment_method: toEvidenceOrNull(reading.payment_method),
    category: toEvidenceOrNull(reading.category),
    tip: toEvidenceOrNull(reading.tip),
    taxes: reading.taxes.map(toEvidence),
    items: reading.items.map(toEvidence)
  },
  warnings: reading.warnings
})
