import { Schema } from "effect"
import { Proposal } from "../Proposal.ts"
import { Print } from "./reading/Print.ts"

/** What the service's own eyes make of a document. It travels between processes. */
export const Seen = Schema.Struct({
  /** What the print says, where it holds an amount that may be a total, and what an electronic invoice inside states. */
  proposals: Schema.Array(Proposal),
  /** Whether it calls itself a receipt or an invoice, whatever it is. */
  namesItself: Schema.Boolean,
  /** What the document shows, for another reader's words to be held against. */
  print: Print,
  /** A PDF's text, row by row, with its columns kept apart; empty for pictures. */
  text: Schema.String,
  /** The pages as JPEG, upright and prepared for another reader; none unless that was asked for. */
  pictures: Schema.Array(Schema.Uint8ArrayFromSelf),
  /** The first pages as JPEG, whole and upright, as many as the job asked for: boxes are places on them. */
  previews: Schema.Array(Schema.Uint8ArrayFromSelf)
})
export type Seen = typeof Seen.Type
