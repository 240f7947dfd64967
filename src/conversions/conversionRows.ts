import { Schema } from "effect"
import { Channel } from "../domain/AccountEvent.ts"
import { ConversionId, KeyId, PersonId } from "../domain/Identifiers.ts"
import { ReceiptData } from "../domain/Receipt.ts"
import { EvidenceAnswer, Warnings } from "../extraction/EvidenceAnswer.ts"
import type { SavedConversion } from "./SavedConversions.ts"

/** Rows as `SqlSavedConversions` selects them. */
export const Row = Schema.Struct({
  conversion_id: ConversionId,
  saved_at: Schema.DateFromSelf,
  file_name: Schema.NullOr(Schema.String),
  data: ReceiptData,
  evidence: Schema.NullOr(EvidenceAnswer),
  warnings: Schema.NullOr(Warnings),
  channel: Channel,
  key_id: Schema.NullOr(KeyId),
  person_id: Schema.NullOr(PersonId),
  correction: Schema.NullOr(ReceiptData),
  corrected_at: Schema.NullOr(Schema.DateFromSelf),
  corrected_by: Schema.NullOr(PersonId),
  pages: Schema.Int,
  same_file: Schema.NullOr(ConversionId)
})

export const toConversion = (row: typeof Row.Type): SavedConversion => ({
  id: row.conversion_id,
  savedAt: row.saved_at,
  fileName: row.file_name,
  data: row.data,
  evidence: row.evidence,
  warnings: row.warnings ?? [],
  channel: row.channel,
  actor: row.key_id !== null ? { key_id: row.key_id } : row.person_id !== null ? { person_id: row.person_id } : null,
  correction:
    row.correction === null
      ? null
      : { data: row.correction, correctedAt: row.corrected_at!, correctedBy: row.corrected_by! },
  pages: row.pages,
  sameFile: row.same_file
})

export const Summary = Schema.Struct({
  id: ConversionId,
  savedAt: Schema.DateFromSelf,
  fileName: Schema.NullOr(Schema.String),
  vendor: Schema.NullOr(Schema.String),
  date: Schema.NullOr(Schema.String),
  total: Schema.Number,
  currency: Schema.String,
  category: Schema.NullOr(Schema.String),
  channel: Channel,
  keyId: Schema.NullOr(KeyId),
  isCorrected: Schema.Boolean,
  warnings: Schema.Int,
  isRepeated: Schema.Boolean
})

export const Previews = Schema.Array(Schema.Struct({ picture: Schema.Uint8ArrayFromSelf }))
export const Ids = Schema.Array(Schema.Struct({ conversion_id: ConversionId }))
export const Facets = Schema.Array(Schema.Struct({ currency: Schema.String, category: Schema.NullOr(Schema.String) }))
