import { Schema } from "effect"
import { ReceiptData } from "../../domain/Receipt.ts"
import { Print } from "./reading/Print.ts"

export const Reading = Schema.Struct({
  data: ReceiptData,
  confidence: Schema.Number,
  /** Whether the document states its data itself, as electronic invoices do. */
  isStated: Schema.Boolean
})
export type Reading = typeof Reading.Type

/** What the service's own eyes make of a document. It travels between processes. */
export const Seen = Schema.Struct({
  /** Null when no total can be found. */
  reading: Schema.NullOr(Reading),
  /** What the document shows, for another reader's words to be held against. */
  print: Print,
  /** A PDF's text, row by row, with its columns kept apart; empty for pictures. */
  text: Schema.String,
  /** The pages as JPEG, upright and prepared for another reader; none unless that was asked for. */
  pictures: Schema.Array(Schema.Uint8ArrayFromSelf)
})
export type Seen = typeof Seen.Type
