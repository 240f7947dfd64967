import { Context, type Effect } from "effect"
import type { AccountId, KeyId } from "../domain/Identifiers.ts"
import type { Month } from "../domain/Month.ts"
import type { Channel } from "../domain/AccountEvent.ts"

/** Successful conversions of one UTC day by one key, or by people where there is none. */
export interface DayUsage {
  /** ISO 8601. */
  readonly day: string
  readonly keyId: KeyId | null
  readonly channel: Channel
  readonly conversions: number
}

export interface KeyUsage {
  readonly keyId: KeyId
  readonly lastUsedAt: Date
  /** Of the current UTC month. */
  readonly conversions: number
}

/** What the events of an account say about its use. */
export class Usage extends Context.Tag("ledger/Usage")<
  Usage,
  {
    readonly days: (account: AccountId, month: Month) => Effect.Effect<ReadonlyArray<DayUsage>>
    /** Months with conversions, newest first. */
    readonly months: (
      account: AccountId
    ) => Effect.Effect<ReadonlyArray<{ readonly month: Month; readonly conversions: number }>>
    readonly keys: (account: AccountId) => Effect.Effect<ReadonlyArray<KeyUsage>>
  }
>() {}
