import { Schema } from "effect"
import { ConversionId, KeyId } from "./Identifiers.ts"
import { Month } from "./Month.ts"
import { Plan } from "./Plan.ts"

/**
 * The facts in an account's stream. Tags and field names are a storage format: auditors read them,
 * hashes cover them. They are never renamed, only joined by new ones.
 */
const limit = Schema.Int.pipe(Schema.positive())

/** Stream version 1 of every account. */
export const AccountOpened = Schema.TaggedStruct("AccountOpened", {
  name: Schema.String,
  plan: Plan,
  conversions_limit: limit
})

/** The limit is recorded with the plan, so that a replay needs no price list of that time. */
export const PlanChanged = Schema.TaggedStruct("PlanChanged", {
  plan: Plan,
  conversions_limit: limit
})

export const KeyCreated = Schema.TaggedStruct("KeyCreated", {
  key_id: KeyId,
  name: Schema.String,
  /** SHA-256 of the whole secret, lower-case hex. The secret itself is never stored. */
  key_hash: Schema.String.pipe(Schema.pattern(/^[0-9a-f]{64}$/)),
  last_characters: Schema.String.pipe(Schema.length(4))
})

export const KeyRevoked = Schema.TaggedStruct("KeyRevoked", { key_id: KeyId })

/** One credit. Holds no receipt content: ids, counts and a keyed digest of the file only. */
export const ConversionSucceeded = Schema.TaggedStruct("ConversionSucceeded", {
  conversion_id: ConversionId,
  key_id: KeyId,
  month: Month,
  /** 1 for the account's first conversion of the month, then 2, 3, … without gaps. */
  ordinal: limit,
  input: Schema.Literal("upload", "url"),
  byte_count: Schema.Int.pipe(Schema.positive()),
  /** HMAC-SHA-256 of the file under the service's own key, lower-case hex. */
  file_digest: Schema.String.pipe(Schema.pattern(/^[0-9a-f]{64}$/))
})

export const AccountEvent = Schema.Union(AccountOpened, PlanChanged, KeyCreated, KeyRevoked, ConversionSucceeded)
export type AccountOpened = typeof AccountOpened.Type
export type PlanChanged = typeof PlanChanged.Type
export type KeyCreated = typeof KeyCreated.Type
export type KeyRevoked = typeof KeyRevoked.Type
export type ConversionSucceeded = typeof ConversionSucceeded.Type
export type AccountEvent = typeof AccountEvent.Type

/** An event at its place in an account's stream. */
export interface Recorded<Event = AccountEvent> {
  readonly version: number
  readonly recordedAt: Date
  readonly event: Event
}
