import { readdirSync, readFileSync } from "node:fs"
import { SqlClient } from "@effect/sql"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { Accounts } from "../../src/accounts/Accounts.ts"
import { PersonId } from "../../src/domain/Identifiers.ts"
import { Keys } from "../../src/keys/Keys.ts"
import { EventStore } from "../../src/ledger/EventStore.ts"
import { LedgerReader } from "../../src/ledger/LedgerReader.ts"
import { parseLine, toCsvLine, toJsonLine } from "../../src/ledger/LedgerRow.ts"
import { Recount } from "../../src/ledger/Replay.ts"
import * as SqlEventStore from "../../src/ledger/SqlEventStore.ts"
import * as SqlLedgerReader from "../../src/ledger/SqlLedgerReader.ts"
import { type Head, Verifier } from "../../src/ledger/Verification.ts"
import { convert } from "../support/convert.ts"
import { asOwner, freshDatabaseUrl, layerDatabaseAt } from "../support/Database.ts"

const audits = new URL("../../sql/audit/", import.meta.url)
/** The audits that list faults; the other ones list what is there. */
const faultFinders = readdirSync(audits).filter((name) => /^[1-58]_/.test(name))

/** Two accounts with three conversions each, one plan change and one revoked key. */
const givenLedger = Effect.gen(function* () {
  const accounts = yield* Accounts
  const keys = yield* Keys
  for (const name of ["Ada", 'Bob "the" O\'Brien, Zoë\n']) {
    const account = yield* accounts.open(name, "free")
    const first = yield* keys.create(account, "first")
    yield* convert(account, { key_id: first.id })
    yield* keys.revoke(first.id)
    yield* accounts.changePlan(account, "pro")
    const second = yield* keys.create(account, "second")
    yield* convert(account, { key_id: second.id })
    yield* convert(account, { person_id: PersonId.make("per_000000000000000A") }, "dashboard")
  }
})

const allRows = Effect.flatMap(LedgerReader, ({ rows }) =>
  Effect.map(Stream.runCollect(rows({ account: null, month: null })), (chunk) => [...chunk])
)

const verify = (heads: ReadonlyArray<Head> = [], change = (lines: Array<string>) => lines) =>
  Effect.map(allRows, (rows) => {
    const verifier = new Verifier({ partial: false, heads })
    for (const line of change(rows.map(toJsonLine))) verifier.add(parseLine(line))
    return verifier.fault
  })

const auditBySql = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const found: Array<string> = []
  for (const name of faultFinders) {
    const rows = yield* sql.unsafe(readFileSync(new URL(name, audits), "utf8"))
    if (rows.length > 0) found.push(name)
  }
  return found
})

/** A database with the ledger in it, a service's view of it, and the owner's power to break it. */
const withLedger = <A, E>(
  use: (
    breakIt: (statement: string) => Effect.Effect<unknown>
  ) => Effect.Effect<A, E, EventStore | LedgerReader | SqlClient.SqlClient>
) =>
  Effect.gen(function* () {
    const url = yield* freshDatabaseUrl
    const layer = Layer.mergeAll(Accounts.Default, Keys.Default).pipe(
      Layer.provideMerge(Layer.mergeAll(SqlEventStore.layerSql, SqlLedgerReader.layerSql)),
      Layer.provideMerge(layerDatabaseAt(url))
    )
    const breakIt = (statement: string) =>
      asOwner(url)(
        Effect.flatMap(SqlClient.SqlClient, (sql) =>
          sql.unsafe(`alter table events disable trigger all; ${statement}; alter table events enable trigger all`)
        )
      ).pipe(Effect.orDie)
    return yield* Effect.provide(Effect.zipRight(givenLedger, use(breakIt)), layer)
  })

describe("an intact ledger", () => {
  it.scopedLive("verifies from the database, from both exports and by plain SQL", () =>
    withLedger(() =>
      Effect.gen(function* () {
        expect(yield* verify()).toBeNull()
        const rows = yield* allRows
        expect(rows.map((row) => parseLine(toJsonLine(row)))).toEqual(rows)
        expect(rows.map((row) => parseLine(toCsvLine(row)))).toEqual(rows)
        expect(yield* auditBySql).toEqual([])
      })
    )
  )

  it.scopedLive("is recounted to the same numbers as SQL and fold count", () =>
    withLedger(() =>
      Effect.gen(function* () {
        const recount = new Recount()
        for (const row of yield* allRows) recount.add(row)
        const sql = yield* SqlClient.SqlClient
        const counted = yield* sql.unsafe<Record<string, unknown>>(readFileSync(new URL("6_usage.sql", audits), "utf8"))
        const user = ["account_id", "month", "key_id", "person_id", "channel"] as const
        const bySql = counted.map((row) => [...user.map((name) => row[name]), Number(row["used"])])
        const byFold = recount.lines.map((line) => [...user.map((name) => line[name]), line.used])
        expect(byFold.sort()).toEqual(bySql.sort())
        expect(byFold).toHaveLength(6)
        expect(
          recount.lines.every(({ account_used, conversions_limit }) => account_used === 3 && conversions_limit === 100)
        ).toBe(true)
      })
    )
  )

  it.scopedLive("proves a head that a customer was told, and no other", () =>
    withLedger(() =>
      Effect.gen(function* () {
        const [, , third] = yield* allRows
        expect(yield* verify([{ position: 3, hash: third!.hash }])).toBeNull()
        expect(yield* verify([{ position: 4, hash: third!.hash }])).toMatchObject({ version: 4 })
      })
    )
  )

  it.scopedLive("cannot be changed by the service's role, nor by the owner as long as the trigger stands", () =>
    Effect.gen(function* () {
      const url = yield* freshDatabaseUrl
      const statements = ["update events set type = type", "delete from events", "truncate events"]
      const refusals = Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        return yield* Effect.forEach(statements, (statement) =>
          Effect.map(Effect.flip(sql.unsafe(statement)), (error) => (error.cause as { code: string }).code)
        )
      })
      yield* Effect.gen(function* () {
        expect(yield* refusals).toEqual(["42501", "42501", "42501"])
        expect(yield* asOwner(url)(refusals)).toEqual(["42501", "42501", "42501"])
      }).pipe(Effect.provide(layerDatabaseAt(url)))
    })
  )
})

describe("a ledger that was tampered with in the database", () => {
  const ofFirst = (version: number) => `version = ${version} and account_id = (select min(account_id) from events)`
  const cases: ReadonlyArray<readonly [name: string, statement: string, version: number, audit: string]> = [
    [
      "an event was edited",
      `update events set data = replace(data::text, 'first', 'worst')::json where ${ofFirst(2)}`,
      2,
      "1_chain.sql"
    ],
    [
      "an event was given another time",
      `update events set recorded_at = recorded_at - interval '1 hour' where ${ofFirst(3)}`,
      3,
      "1_chain.sql"
    ],
    ["an event was dropped", `delete from events where ${ofFirst(4)}`, 5, "2_gaps.sql"],
    ["the first event was dropped", `delete from events where ${ofFirst(1)}`, 2, "2_gaps.sql"],
    [
      "an event was dropped and the rest moved up",
      `delete from events where ${ofFirst(7)}; update events set version = 7 where ${ofFirst(8)}`,
      7,
      "1_chain.sql"
    ],
    [
      "two events changed places",
      `update events set version = 99 where ${ofFirst(4)}; update events set version = 4 where ${ofFirst(5)}; update events set version = 5 where ${ofFirst(99)}`,
      4,
      "1_chain.sql"
    ],
    [
      "an event was forged at the end",
      `insert into events (account_id, version, type, recorded_at, data, hash) select min(account_id), 9, 'PlanChanged', now(), '{"conversions_limit":2147483647,"plan":"pro_plus"}'::json, sha256('x') from events`,
      9,
      "1_chain.sql"
    ]
  ]
  for (const [name, statement, version, audit] of cases) {
    it.scopedLive(`names the place: ${name}`, () =>
      withLedger((breakIt) =>
        Effect.gen(function* () {
          yield* breakIt(statement)
          expect(yield* verify()).toMatchObject({ version })
          expect(yield* auditBySql).toContain(audit)
        })
      )
    )
  }

  it.scopedLive("a cut-off end is shown by a head that was told before", () =>
    withLedger((breakIt) =>
      Effect.gen(function* () {
        const rows = yield* allRows
        const last = rows.findLast(({ account_id }) => account_id === rows[0]!.account_id)!
        yield* breakIt(`delete from events where ${ofFirst(8)}`)
        expect(yield* verify()).toBeNull()
        expect(yield* verify([{ position: 8, hash: last.hash }])).toMatchObject({ version: 8 })
      })
    )
  )
})

describe("a ledger that was tampered with in an export", () => {
  it.scopedLive("every dropped, doubled, swapped or edited line is found", () =>
    withLedger(() =>
      Effect.gen(function* () {
        const count = (yield* allRows).length
        for (let at = 0; at < count - 1; at++) {
          const changes: ReadonlyArray<(lines: Array<string>) => Array<string>> = [
            (lines) => lines.with(at, lines[at]!.replace(/"recorded_at":"20/, '"recorded_at":"21')),
            (lines) => lines.toSpliced(at, 0, lines[at]!),
            (lines) => lines.with(at, lines[at + 1]!).with(at + 1, lines[at]!),
            // the last line of an account can be missed by nothing but a head
            (lines) => (at === count / 2 - 1 ? [] : lines.toSpliced(at, 1))
          ]
          for (const change of changes) {
            const fault = yield* verify([], change)
            const emptied = change(Array.from({ length: count }, () => "{}")).length === 0
            expect(fault === null).toBe(emptied)
          }
        }
      })
    )
  )
})
