import { Effect, Option, Redacted } from "effect"
import * as Account from "../domain/Account.ts"
import type { AccountId, KeyId } from "../domain/Identifiers.ts"
import { EventStore } from "../ledger/EventStore.ts"
import { hashKey, newKey, newKeyId } from "./Secrets.ts"

export interface CreatedKey {
  readonly id: KeyId
  /** The whole secret. It is shown this once and stored nowhere. */
  readonly secret: Redacted.Redacted
}

/** API keys of an account: create, list, revoke. */
export class Keys extends Effect.Service<Keys>()("keys/Keys", {
  effect: Effect.gen(function* () {
    const store = yield* EventStore

    const create = Effect.fn("Keys.create")(function* (account: AccountId, name: string) {
      const id = yield* newKeyId
      const secret = yield* newKey
      yield* store.administer(
        account,
        Account.createKey({
          key_id: id,
          name,
          key_hash: hashKey(secret),
          last_characters: Redacted.value(secret).slice(-4)
        })
      )
      return { id, secret } satisfies CreatedKey
    })

    const list = Effect.fn("Keys.list")(function* (id: AccountId) {
      const account = yield* store.find(id)
      if (Option.isNone(account)) return yield* new Account.AccountMissing()
      return [...account.value.keys.values()]
    })

    /** Revoking a revoked key again is no error and records nothing. */
    const revoke = Effect.fn("Keys.revoke")(function* (id: KeyId) {
      const owner = yield* store.ownerOf(id)
      if (Option.isNone(owner)) return yield* new Account.KeyMissing()
      yield* store.administer(owner.value, Account.revokeKey(id))
    })

    return { create, list, revoke }
  })
}) {}
