import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { Pool, type PoolClient } from "pg"
import { prepareRepeated } from "../../src/postgres/prepareRepeated.ts"
import { freshDatabaseUrl } from "../support/Database.ts"
import { execute, freshServer, serverBinaries } from "../support/freshServer.ts"
import { hasPooler, pooler } from "../support/pooler.ts"

const poolAt = (connectionString: string) =>
  Effect.acquireRelease(
    Effect.sync(() =>
      new Pool({ connectionString, max: 1, onConnect: prepareRepeated })
        // of a connection that the server closes first: a pool that has ended may still be leaving its own
        .on("error", () => undefined)
    ),
    (pool) => Effect.promise(() => pool.end())
  )

/** Asks as @effect/sql-pg does: with a text, values and what hears the answer. */
const ask = (client: Pool | PoolClient, text: string, values: ReadonlyArray<unknown>) =>
  Effect.async<ReadonlyArray<object>, Error>((resume) => {
    client.query<object>(text, [...values], (error, result) =>
      // undefined where all is well, whatever its type says
      resume((error as unknown) instanceof Error ? Effect.fail(error) : Effect.succeed(result.rows))
    )
  })

const times = (count: number, client: Pool | PoolClient, text: string, values: ReadonlyArray<unknown>) =>
  Effect.forEach(Array.from({ length: count }), () => ask(client, text, values)).pipe(
    Effect.map((answers) => answers.at(-1)!)
  )

const preparedTexts = (client: Pool) => ask(client, "select statement from pg_prepared_statements", [])

describe("statements that come again and again", () => {
  it.scopedLive("are prepared from the third time on, and others never", () =>
    Effect.gen(function* () {
      const pool = yield* poolAt(yield* freshDatabaseUrl)
      yield* times(2, pool, "select $1::int + 2 as sum", [1])
      expect(yield* preparedTexts(pool)).toEqual([])
      expect(yield* times(3, pool, "select $1::int + 1 as sum", [1])).toEqual([{ sum: 2 }])
      expect(yield* preparedTexts(pool)).toEqual([{ statement: "select $1::int + 1 as sum" }])
      expect(yield* ask(pool, "select $1::int + 1 as sum", [41])).toEqual([{ sum: 42 }])
    })
  )

  it.scopedLive("are planned anew when a migration has changed their columns", () =>
    Effect.gen(function* () {
      const pool = yield* poolAt(yield* freshDatabaseUrl)
      yield* ask(pool, "create table shops as select 1 as id", [])
      const text = "select * from shops where id = $1"
      expect(yield* times(4, pool, text, [1])).toEqual([{ id: 1 }])
      yield* ask(pool, "alter table shops add column name text default 'Bakery'", [])
      expect(yield* times(4, pool, text, [1])).toEqual([{ id: 1, name: "Bakery" }])
    })
  )

  it.scopedLive("fail in a transaction that a migration came between, and work in the next", () =>
    Effect.gen(function* () {
      const pool = yield* poolAt(yield* freshDatabaseUrl)
      yield* ask(pool, "create table shops as select 1 as id", [])
      const text = "select * from shops where id = $1"
      yield* times(4, pool, text, [1])
      yield* ask(pool, "alter table shops add column name text default 'Bakery'", [])
      yield* ask(pool, "begin", [])
      expect(yield* Effect.flip(ask(pool, text, [1]))).toMatchObject({ code: "0A000" })
      yield* ask(pool, "rollback", [])
      yield* ask(pool, "begin", [])
      expect(yield* ask(pool, text, [1])).toEqual([{ id: 1, name: "Bakery" }])
      yield* ask(pool, "commit", [])
    })
  )

  it.scopedLive("fail as they are when something else is wrong", () =>
    Effect.gen(function* () {
      const pool = yield* poolAt(yield* freshDatabaseUrl)
      const text = "select 1 / $1::int as share"
      yield* times(4, pool, text, [1])
      expect(yield* Effect.flip(ask(pool, text, [0]))).toMatchObject({ code: "22012" })
      expect(yield* ask(pool, text, [1])).toEqual([{ share: 1 }])
    })
  )

  it.runIf(hasPooler)("are not prepared behind a pooler, which has many processes for one connection", () =>
    Effect.gen(function* () {
      const server = yield* freshServer(serverBinaries[0]![1])
      yield* execute(
        server.url(),
        "create role shop_service login password 's'",
        "create database shop owner shop_service"
      )
      const direct = server.url("shop", "shop_service", "s")
      const pooled = (yield* pooler(new URL(direct).searchParams.get("host")!))("shop_service")
      const clients = yield* Effect.forEach([1, 2, 3], () => poolAt(pooled))
      const answers = yield* Effect.forEach(clients, (client) => times(6, client, "select $1::int + 1 as sum", [1]), {
        concurrency: 3
      })
      expect(answers).toEqual([[{ sum: 2 }], [{ sum: 2 }], [{ sum: 2 }]])
      expect(yield* preparedTexts(clients[0]!)).toEqual([])
    }).pipe(Effect.scoped, Effect.runPromise)
  )
})
