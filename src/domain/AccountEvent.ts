import { Schema } from "effect"
import { ConversionId, KeyId, PersonId } from "./Identifiers.ts"
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

/** Where a conversion came from: the REST interface, or the pages for people. */
export const Channel = Schema.Literal("api", "dashboard")
export type Channel = typeof Channel.Type

const absent = { exact: true } as const

/**
 * One credit. Holds no receipt content: ids, counts and a keyed digest of the file only. Its actor is a key or a
 * person, never both. Events without a channel are from before there was another one than the API.
 */
export const ConversionSucceeded = Schema.TaggedStruct("ConversionSucceeded", {
  conversion_id: ConversionId,
  key_id: Schema.optionalWith(KeyId, absent),
  person_id: Schema.optionalWith(PersonId, absent),
  channel: Schema.optionalWith(Channel, absent),
  month: Month,
  /** 1 for the account's first conversion of the month, then 2, 3, … without gaps. */
  ordinal: limit,
  input: Schema.Literal("upload", "url"),
  byte_count: Schema.Int.pipe(Schema.positive()),
  /** HMAC-SHA-256 of the file under the service's own key, lower-case hex. */
  file_digest: Schema.String.pipe(Schema.pattern(/^[0-9a-f]{64}$/))
}).pipe(
  Schema.filter(({ key_id, person_id }) => (key_id === undefined) !== (person_id === undefined), {
    message: () => "a conversion has one actor: a key or a person"
  })
)

export const AccountEvent = Schema.Union(AccountOpened, PlanChanged, KeyCreated, KeyRevoked, ConversionSucceeded)
export type AccountOpened = typeof AccountOpened.Type
export type PlanChanged = typeof PlanChanged.Type
export type KeyCreated = typeof KeyCreated.Type
export type KeyRevoked = typeof KeyRevoked.Type
export type ConversionSucceeded = typeof ConversionSucceeded.Type
export type AccountEvent = typeof AccountEvent.Type

/** Who used a credit. */
export type Actor = { readonly key_id: KeyId } | { readonly person_id: PersonId }

/** An event at its place in an account's stream. */
export interface Recorded<Event = AccountEvent> {
  readonly version: number
  readonly recordedAt: Date
  readonly event: Event
}
