import { fileURLToPath } from "node:url"
import { FileSystem } from "@effect/platform"
import { SqlClient, SqlError, type Statement } from "@effect/sql"
import { Clock, Effect, Schedule, Schema } from "effect"
import { DatabaseUnavailable, oneLine } from "./DatabaseUnavailable.ts"
import { migrationsBehind } from "./Migrations.ts"
import { asNumber, copySettled, fromTheStart } from "./copySettled.ts"

const folder = fileURLToPath(new URL("../../sql/partitions/", import.meta.url))

/** What came during the last round is copied while nobody writes: so few that nobody notices. */
const fewEnough = 2_000

const refused = (message: string) => new DatabaseUnavailable({ message, passing: false })

const Standing = Schema.Tuple(
  Schema.Struct({ parts: Schema.Int, kept: Schema.Boolean, owned: Schema.Boolean, columns: Schema.String })
)

export interface Partitioned {
  readonly partitions: number
  readonly events: number
  /** For how long no event could be added, or looked at. */
  readonly paused_ms: number
}

const refuseUnlessReady = (parts: number) =>
  Effect.gen(function* () {
    const behind = yield* migrationsBehind
    if (behind === null)
      return yield* refused("The database is empty. Start the service once, or run: receipts migrate")
    if (behind > 0) return yield* refused(`The database is ${behind} migrations behind. Run first: receipts migrate`)
    const sql = yield* SqlClient.SqlClient
    const [standing] = yield* Effect.flatMap(
      sql`
        select (select count(*)::integer from pg_inherits where inhparent = 'events'::regclass) as parts,
          to_regclass('events_before_partitions') is not null as kept,
          (select pg_has_role(relowner, 'usage') from pg_class where oid = 'events'::regclass) as owned,
          (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
            where attrelid = 'events'::regclass and attnum > 0 and attgenerated = '' and not attisdropped) as columns`,
      Schema.decodeUnknown(Standing)
    )
    if (!standing.owned)
      return yield* refused("Only the owner of the tables may do this. Name it in DATABASE_OWNER_URL")
    if (standing.parts === parts) return yield* refused(`The ledger has ${parts} partitions already`)
    if (standing.kept)
      return yield* refused(
        "events_before_partitions is still there, from the last time. Verify the ledger, then drop it"
      )
    return standing.columns
  })

const run = (name: string) =>
  Effect.gen(function* () {
    const text = yield* (yield* FileSystem.FileSystem).readFileString(`${folder}${name}.sql`)
    return yield* (yield* SqlClient.SqlClient).unsafe(text)
  }).pipe(Effect.catchTags({ BadArgument: Effect.die, SystemError: Effect.die }))

/** Whether both tables hold the same of these events: their number, and a sum of hashes over every column. */
const refuseUnlessEqual = (which: Statement.Fragment) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const sumOf = (table: string) => sql`
      select count(*)::text || ' ' || coalesce(sum(hashtextextended(e::text, 0)::numeric), 0)::text as sum
      from ${sql(table)} e where ${which}`
    const [[ours], [copy]] = [yield* sumOf("events"), yield* sumOf("events_by_account")]
    if (ours?.["sum"] !== copy?.["sum"]) return yield* refused("The copy differs from the ledger. Nothing was changed")
  })

/** Fills the copy, indexes it, compares it, and follows what came meanwhile until little comes. */
const settle = (columns: string, parts: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const prepare = sql`select set_config('receipts.partitions', ${String(parts)}, true)`
    yield* sql.withTransaction(Effect.zipRight(prepare, run("1_prepare")))
    let { copied, horizon, place } = yield* copySettled(columns, fromTheStart)
    yield* run("2_index")
    yield* refuseUnlessEqual(sql`e.transaction_id < ${asNumber(sql, horizon)}`)
    for (let round = 0; round < 10; round++) {
      const next = yield* copySettled(columns, place)
      copied += next.copied
      horizon = next.horizon
      place = next.place
      if (next.copied < fewEnough) break
    }
    return { copied, newest: sql`e.transaction_id >= ${asNumber(sql, horizon)}` }
  })

/** Copies the newest events and changes the tables' places, while everybody waits. */
const swap = (columns: string, newest: Statement.Fragment, mayPause: boolean) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const began = yield* Clock.currentTimeMillis
    const moved = yield* sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`set local lock_timeout = '2s'`
        yield* sql`lock table events in access exclusive mode`
        const [rest] = yield* sql<{ count: number }>`select count(*)::integer as count from events e where ${newest}`
        if (rest!.count > 10 * fewEnough && !mayPause)
          return yield* refused(
            `${rest!.count} events would be copied while nobody can add any: they were restored from another server, or come too fast. Add --pause, at a quiet hour. Nothing was changed`
          )
        yield* sql`
          insert into events_by_account (${sql.literal(columns)}) select ${sql.literal(columns)} from events e
          where ${newest}`
        yield* refuseUnlessEqual(newest)
        yield* run("3_switch")
        return rest!.count
      })
    )
    return { moved, paused_ms: (yield* Clock.currentTimeMillis) - began }
  })

/** Everyone wants the ledger: who does not get it for himself at once steps back, and lets others through. */
const isBusy = (error: unknown): boolean =>
  error instanceof SqlError.SqlError && (error.cause as { readonly code?: string }).code === "55P03"
const patience = Schedule.spaced("1 second").pipe(Schedule.intersect(Schedule.recurs(60)))

/**
 * Moves the ledger into so many hash partitions by account, beside a service that runs. Events are only ever added, so
 * that all but the newest are copied and compared at leisure; then both tables change places while everybody waits.
 * `mayPause` allows to copy more than a few events meanwhile, as where a restored ledger's transactions lie ahead.
 */
export const partition = (parts: number, mayPause: boolean) =>
  Effect.gen(function* () {
    const columns = yield* refuseUnlessReady(parts)
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.gen(function* () {
      const { copied, newest } = yield* settle(columns, parts)
      const { moved, paused_ms } = yield* Effect.retry(swap(columns, newest, mayPause), {
        schedule: patience,
        while: isBusy
      })
      yield* sql`analyze events`
      const done: Partitioned = { partitions: parts, events: copied + moved, paused_ms }
      return done
    }).pipe(Effect.tapErrorCause(() => Effect.ignore(sql`drop table if exists events_by_account`)))
  }).pipe(
    Effect.catchTags({
      SqlError: ({ cause }) =>
        Effect.fail(
          refused(`${oneLine(cause instanceof Error ? cause.message : String(cause))}. No event is lost; run it again`)
        ),
      ParseError: Effect.die
    })
  )
