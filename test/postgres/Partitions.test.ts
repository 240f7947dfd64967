import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { SqlClient } from "@effect/sql"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Exit, Fiber, Layer } from "effect"
import { layerSql } from "../../src/ledger/SqlEventStore.ts"
import { partition } from "../../src/postgres/Partitions.ts"
import { eventStoreContract } from "../ledger/EventStoreContract.ts"
import { asOwner, freshDatabaseUrl, layerDatabaseAt } from "../support/Database.ts"
import { execute, freshServer, serverBinaries } from "../support/freshServer.ts"
import { receipts, startService } from "../support/Service.ts"

/** The ledger was split before anything else is done with it. */
const layerPartitioned = Layer.unwrapScoped(
  Effect.gen(function* () {
    const url = yield* freshDatabaseUrl
    yield* Layer.build(layerDatabaseAt(url))
    yield* asOwner(url)(partition(5, false))
    return layerDatabaseAt(url)
  })
)

eventStoreContract("in PostgreSQL, in partitions", Layer.provide(layerSql, layerPartitioned))

const invoice = new Blob([readFileSync(new URL("../fixtures/sample-invoice.pdf", import.meta.url))])

/** Converts until it is told to stop, and answers with what was answered. */
const keepConverting = (base: string, key: string, answers: Map<string, number>) =>
  Effect.forever(
    Effect.promise(async () => {
      const form = new FormData()
      form.append("file", invoice, "invoice.pdf")
      const response = await fetch(`${base}/convert`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}` },
        body: form
      })
      answers.set(String(response.status), (answers.get(String(response.status)) ?? 0) + 1)
      await response.arrayBuffer()
    })
  )

/** Until so many more were answered. */
const moreAnswers = (answers: ReadonlyMap<string, number>, more: number) =>
  Effect.suspend(() => {
    const count = () => [...answers.values()].reduce((sum, one) => sum + one, 0)
    const enough = count() + more
    return Effect.repeat(Effect.sleep("50 millis"), { until: () => count() >= enough })
  })

for (const [version, bin] of serverBinaries)
  describe(`a ledger in PostgreSQL ${version} that is moved into partitions`, () => {
    it.scopedLive(
      "loses nothing of what is recorded meanwhile, stays append-only part by part, and can be split again",
      () =>
        Effect.gen(function* () {
          const server = yield* freshServer(bin)
          yield* execute(server.url(), "create database shop")
          const directory = yield* Effect.acquireRelease(
            Effect.sync(() => mkdtempSync(join(tmpdir(), "receipts-parts-"))),
            (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
          )
          const environment = { DATABASE_URL: server.url("shop"), DATA_DIR: directory }
          const run = (...words: ReadonlyArray<string>) => Effect.promise(() => receipts(environment, ...words))
          const service = yield* Effect.acquireRelease(
            Effect.promise(() => startService(environment)),
            ({ stop }) => Effect.promise(() => stop())
          )
          const opened = yield* run("accounts", "create", "--name", "shop", "--plan", "pro", "--json")
          const account = JSON.parse(opened.stdout) as { account_id: string }
          const made = yield* run("keys", "create", "--account", account.account_id, "--name", "shop", "--json")
          const { key } = JSON.parse(made.stdout) as { key: string }

          const answers = new Map<string, number>()
          const load = yield* Effect.fork(
            Effect.all(
              Array.from({ length: 3 }, () => keepConverting(service.base, key, answers)),
              { concurrency: 3 }
            )
          )
          yield* moreAnswers(answers, 1)
          const moved = yield* run("ledger", "partition", "--into", "4", "--json")
          expect(moved.stderr).toBe("")
          expect(JSON.parse(moved.stdout)).toMatchObject({ status: "partitioned", partitions: 4 })
          // as many as may have been under way while it was moved, and one behind that
          yield* moreAnswers(answers, 4)
          yield* Fiber.interrupt(load)

          expect([...answers.keys()]).toEqual(["200"])
          // what was under way when the clients went is recorded, too
          const usage = yield* run("ledger", "replay", "--account", account.account_id, "--json")
          const [line] = JSON.parse(usage.stdout) as [{ used: number }]
          expect(line.used).toBeGreaterThanOrEqual(answers.get("200")!)
          expect(line.used).toBeLessThanOrEqual(answers.get("200")! + 3)
          expect((yield* run("ledger", "verify", "--json")).stdout).toContain('"intact"')

          const owner = server.url("shop")
          for (const statement of ["update events_of_4_0001 set type = type", "truncate events_of_4_0002"])
            expect(String(yield* Effect.flip(execute(owner, statement)))).toContain("SqlError")
          const asService = ["set role receipts_service", "insert into events_before_partitions select * from events"]
          expect(Exit.isFailure(yield* Effect.exit(execute(owner, ...asService)))).toBe(true)

          expect((yield* run("ledger", "partition", "--into", "4")).stderr).toContain("4 partitions already")
          expect((yield* run("ledger", "partition", "--into", "2")).stderr).toContain("then drop it")
          yield* execute(owner, "drop table events_before_partitions")
          expect((yield* run("ledger", "partition", "--into", "2")).code).toBe(0)
          expect((yield* run("ledger", "verify", "--json")).stdout).toContain('"intact"')
        }),
      300_000
    )
  })

describe("a ledger that was restored from a server whose transactions had come further", () => {
  it.scopedLive("is moved only by who says that requests may wait", () =>
    Effect.gen(function* () {
      const url = yield* freshDatabaseUrl
      yield* Layer.build(layerDatabaseAt(url))
      const total = 25_000
      yield* asOwner(url)(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          yield* sql.unsafe(`
            insert into events (account_id, version, type, recorded_at, data, hash, transaction_id)
            select 'acc_' || n % 7, 1 + n / 7, 'PlanChanged', now(), '{}', sha256(n::text::bytea), '4000000000'::xid8
            from generate_series(0, ${total - 1}) n`)
          const refusal = yield* Effect.flip(partition(3, false))
          expect(refusal.message).toContain("Add --pause")
          expect(yield* sql`select to_regclass('events_by_account') as left`).toEqual([{ left: null }])
          expect(yield* partition(3, true)).toMatchObject({ partitions: 3, events: total })
          expect(yield* sql`select count(*)::integer as count from events`).toEqual([{ count: total }])
        })
      )
    })
  )
})

describe("who may read the ledger", () => {
  it.scopedLive("may read its partitions, everybody and who may pass it on among them", () =>
    Effect.gen(function* () {
      const url = yield* freshDatabaseUrl
      yield* Layer.build(layerDatabaseAt(url))
      const role = `auditor_${Math.random().toString(36).slice(2)}`
      yield* asOwner(url)(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          yield* Effect.acquireRelease(sql.unsafe(`create role ${role}`), () =>
            Effect.orDie(sql.unsafe(`drop owned by ${role}; drop role ${role}`))
          )
          yield* sql.unsafe(`grant select on events to public; grant select on events to ${role} with grant option`)
          yield* partition(2, false)
          const grants = yield* sql`
            select coalesce(r.rolname, 'public') as grantee, g.is_grantable
            from pg_class c cross join aclexplode(c.relacl) g left join pg_roles r on r.oid = g.grantee
            where c.oid = 'events'::regclass and coalesce(r.rolname, 'public') in ('public', ${role})
            order by g.is_grantable`
          expect(grants).toEqual([
            { grantee: "public", is_grantable: false },
            { grantee: role, is_grantable: true }
          ])
        }).pipe(Effect.scoped)
      )
    })
  )
})
