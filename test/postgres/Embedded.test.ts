import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NodeContext } from "@effect/platform-node"
import { SqlClient } from "@effect/sql"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Logger } from "effect"
import { layerDatabase } from "../../src/Administration.ts"

const folder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "receipts-embedded-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
)

/** The service's own connections to an embedded database in this folder. */
const layerEmbedded = (dataDirectory: string) =>
  Layer.provide(layerDatabase({ databaseUrl: null, databaseOwnerUrl: null, dataDirectory }), NodeContext.layer)

const ask = <A extends object>(statement: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<A>(statement))

const refusal = (statement: string) =>
  Effect.map(Effect.flip(ask(statement)), ({ cause }) => (cause as { code: string }).code)

describe("the embedded database", () => {
  it.scopedLive("is used by a login that can become nobody else and change no event", () =>
    Effect.gen(function* () {
      const dataDirectory = yield* folder
      yield* Effect.gen(function* () {
        expect(yield* ask("select current_user::text as user, session_user::text as login")).toEqual([
          { user: "receipts_app", login: "receipts_app" }
        ])
        for (const become of ["set role none", "reset role", "reset session authorization"]) {
          expect(yield* refusal(`${become}; update events set type = type`)).toBe("42501")
        }
        for (const role of ["receipts", "postgres"]) {
          expect(["42501", "22023"]).toContain(yield* refusal(`set role ${role}`))
          expect(["42501", "22023"]).toContain(yield* refusal(`set session authorization ${role}`))
        }
        expect(yield* refusal("alter table events disable trigger all")).toBe("42501")
        expect(yield* refusal("create table mine (a int)")).toBe("42501")
        expect(yield* refusal("copy events to program 'cat'")).toBe("42501")
      }).pipe(Effect.provide(layerEmbedded(dataDirectory)))
      expect(statSync(join(dataDirectory, "postgres.log")).mode & 0o777).toBe(0o600)
    })
  )

  it.scopedLive("stops working on a query that nobody waits for any more", () =>
    Effect.gen(function* () {
      yield* Effect.gen(function* () {
        const asking = yield* Effect.fork(ask("select pg_sleep(15)"))
        yield* Effect.sleep("500 millis")
        yield* Fiber.interrupt(asking)
        yield* Effect.sleep("500 millis")
        expect(
          yield* ask("select query from pg_stat_activity where state = 'active' and query like '%pg_sleep(15)'")
        ).toEqual([])
      }).pipe(Effect.provide(layerEmbedded(yield* folder)))
    })
  )

  it.scopedLive("starts although a pid file names another process that lives, be it a PostgreSQL too", () =>
    Effect.gen(function* () {
      const [one, other] = [yield* folder, yield* folder]
      const pidFile = (dataDirectory: string) => join(dataDirectory, "postgres/postmaster.pid")
      yield* Effect.gen(function* () {
        yield* Effect.provide(Effect.void, layerEmbedded(one))
        for (const pid of [String(process.pid), readFileSync(pidFile(other), "utf8").split("\n")[0]!]) {
          writeFileSync(pidFile(one), `${pid}\n${join(one, "postgres")}\n`)
          expect(yield* Effect.provide(ask("select 1 as one"), layerEmbedded(one))).toEqual([{ one: 1 }])
        }
      }).pipe(Effect.provide(layerEmbedded(other)))
    })
  )

  it.scopedLive("is started again when it ends, more and more slowly when it cannot, and says so", () =>
    Effect.gen(function* () {
      const dataDirectory = yield* folder
      const said: Array<string> = []
      const log = Logger.replace(
        Logger.defaultLogger,
        Logger.make(({ message }) => void said.push(String(message)))
      )
      yield* Effect.gen(function* () {
        const broken = join(dataDirectory, "postgres/global")
        renameSync(broken, `${broken}.away`)
        const [pid] = readFileSync(join(dataDirectory, "postgres/postmaster.pid"), "utf8").split("\n")
        execFileSync("kill", ["-KILL", pid!])
        yield* Effect.sleep("6 seconds")
        const restarts = said.filter((line) => /has ended and is started again.*postgres\.log: .+/.test(line))
        expect(restarts.length).toBeGreaterThanOrEqual(2)
        expect(restarts.length).toBeLessThanOrEqual(6)
        renameSync(`${broken}.away`, broken)
        const back = yield* Effect.retry(ask("select 1 as one"), {
          times: 40,
          while: () => Effect.as(Effect.sleep("250 millis"), true)
        })
        expect(back).toEqual([{ one: 1 }])
      }).pipe(Effect.provide(Layer.provideMerge(layerEmbedded(dataDirectory), log)))
    })
  )
})
