import { Effect } from "effect"
import type { Actor, Channel } from "../../src/domain/AccountEvent.ts"
import type { AccountId } from "../../src/domain/Identifiers.ts"
import { newConversionId } from "../../src/keys/Secrets.ts"
import { EventStore, type LedgerEntry } from "../../src/ledger/EventStore.ts"

/** Charges one conversion, as if a file had been read. */
export const convert = (
  account: AccountId,
  actor: Actor,
  channel: Channel = "api",
  alongside: Effect.Effect<void> = Effect.void
) =>
  Effect.gen(function* () {
    const store = yield* EventStore
    const facts = {
      conversion_id: yield* newConversionId,
      actor,
      channel,
      input: "upload",
      byte_count: 9,
      file_digest: "ab".repeat(32)
    } as const
    return yield* store.recordConversion(account, facts, (entry: LedgerEntry) => Effect.as(alongside, entry))
  })
