import { readFileSync } from "node:fs"
import { SqlClient } from "@effect/sql"
import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { layerTestDatabase } from "../support/Database.ts"

const query = readFileSync(new URL("../../sql/audit/7_reading_order.sql", import.meta.url), "utf8")

const opened = `'AccountOpened', now(), '{"conversions_limit":1,"name":"x","plan":"free"}'::json`

layer(layerTestDatabase, { excludeTestServices: true })("following the ledger by position", (it) => {
  it.effect("never skips an event of a transaction that commits late", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      // a connection of its own for each, so that the reader stands outside both writers' transactions
      const slow = yield* sql.reserve
      const other = yield* sql.reserve
      const accounts = (statement: string) =>
        Effect.map(other.execute(statement, [], undefined), (rows) =>
          rows.map((row) => (row as { account_id: string }).account_id)
        )

      let [transaction, position] = ["0", "0"]
      const follow = Effect.gen(function* () {
        const text = query.replace(":'transaction'", `'${transaction}'`).replace(":'position'", `'${position}'`)
        const rows = (yield* other.execute(text, [], undefined)) as ReadonlyArray<Record<string, unknown>>
        const last = rows.at(-1)
        if (last !== undefined) [transaction, position] = [String(last["transaction_id"]), String(last["position"])]
        return rows.map((row) => row["account_id"])
      })

      yield* slow.execute("begin", [], undefined)
      yield* slow.execute(`select append_event('acc_slow', ${opened})`, [], undefined)
      yield* other.execute(`select append_event('acc_fast', ${opened})`, [], undefined)

      // the later event is there to see, and a reader that took it would never come back for the earlier one
      expect(yield* accounts("select account_id from events order by position")).toEqual(["acc_fast"])
      expect(yield* follow).toEqual([])

      yield* slow.execute("commit", [], undefined)
      expect(yield* follow).toEqual(["acc_slow", "acc_fast"])
      expect(yield* follow).toEqual([])
    }).pipe(Effect.scoped)
  )
})
