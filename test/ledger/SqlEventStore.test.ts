import { SqlClient } from "@effect/sql"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Exit, Layer } from "effect"
import * as Account from "../../src/domain/Account.ts"
import { newAccountId, newKeyId } from "../../src/keys/Secrets.ts"
import { EventStore } from "../../src/ledger/EventStore.ts"
import { layerSql } from "../../src/ledger/SqlEventStore.ts"
import { factsOf, rowOf } from "../support/convert.ts"
import { layerTestDatabase } from "../support/Database.ts"
import { eventStoreContract } from "./EventStoreContract.ts"

eventStoreContract("in PostgreSQL", Layer.provide(layerSql, layerTestDatabase))

describe("a row beside a charge", () => {
  it.layer(Layer.provideMerge(layerSql, layerTestDatabase))((it) => {
    it.effect("is kept with it or not at all, and once", () =>
      Effect.gen(function* () {
        const [store, sql] = [yield* EventStore, yield* SqlClient.SqlClient]
        const [account, key] = [yield* newAccountId, yield* newKeyId]
        yield* store.administer(account, Account.open("Ada", "free"))
        yield* store.administer(
          account,
          Account.createKey({ key_id: key, name: "till", key_hash: "ab".repeat(32), last_characters: "abcd" })
        )
        const facts = yield* factsOf({ key_id: key })
        const row = rowOf(account, facts.conversion_id)
        const kept = Effect.map(
          sql`select 1 from saved_conversions where account_id = ${account}`,
          (rows) => rows.length
        )

        // a row that the table does not take is no charge either
        const broken = { ...row, columns: { ...row.columns, data: "no JSON" } }
        expect(Exit.isFailure(yield* Effect.exit(store.recordConversion(account, facts, broken)))).toBe(true)
        expect([(yield* store.quota(account)).used, yield* kept]).toEqual([0, 0])

        yield* store.recordConversion(account, facts, row)
        yield* store.recordConversion(account, facts, row)
        expect([(yield* store.quota(account)).used, yield* kept]).toEqual([1, 1])

        const refused = yield* factsOf({ key_id: yield* newKeyId })
        const another = rowOf(account, refused.conversion_id)
        expect(yield* Effect.flip(store.recordConversion(account, refused, another))).toEqual(new Account.KeyInactive())
        expect(yield* kept).toBe(1)
      })
    )
  })
})
