import { Effect } from "effect"
import type { Actor, Channel } from "../../src/domain/AccountEvent.ts"
import type { CompanionRow } from "../../src/domain/CompanionRow.ts"
import type { AccountId } from "../../src/domain/Identifiers.ts"
import { newConversionId } from "../../src/keys/Secrets.ts"
import { EventStore } from "../../src/ledger/EventStore.ts"

/** The least that is kept of a conversion. */
export const rowOf = (account: AccountId, id: string): CompanionRow => ({
  table: "saved_conversions",
  columns: { account_id: account, conversion_id: id, saved_at: "2026-11-14T08:00:00Z", data: "{}" }
})

/** What the ledger is told of a new conversion. */
export const factsOf = (actor: Actor, channel: Channel = "api") =>
  Effect.map(newConversionId, (conversion_id) => ({
    conversion_id,
    actor,
    channel,
    input: "upload" as const,
    byte_count: 9,
    file_digest: "ab".repeat(32)
  }))

/** Charges one conversion, as if a file had been read. */
export const convert = (account: AccountId, actor: Actor, channel: Channel = "api", alongside?: Effect.Effect<void>) =>
  Effect.gen(function* () {
    const store = yield* EventStore
    const facts = yield* factsOf(actor, channel)
    const row = rowOf(account, facts.conversion_id)
    return yield* alongside === undefined
      ? store.recordConversion(account, facts, row)
      : store.recordConversionWith(account, facts, row, (entry) => Effect.as(alongside, entry))
  })
