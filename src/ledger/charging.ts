import { type SqlClient, SqlError } from "@effect/sql"
import { Cause, DateTime, Effect, Metric, Option, Schema } from "effect"
import * as Account from "../domain/Account.ts"
import type { CompanionRow } from "../domain/CompanionRow.ts"
import type { AccountId } from "../domain/Identifiers.ts"
import { makeShared } from "../effects/shared.ts"
import { updateMetric } from "../effects/updateMetric.ts"
import { type ChargeRefusal, type EventStore, type LedgerEntry, TurnMissed } from "./EventStore.ts"
import { seenThrough, untilKnown } from "./seenThrough.ts"

const OutcomeRow = Schema.Union(
  Schema.Struct({ outcome: Schema.Literal("account_missing", "key_inactive") }),
  Schema.Struct({ outcome: Schema.Literal("limit_reached"), conversions_limit: Schema.Int }),
  Schema.Struct({
    outcome: Schema.Literal("recorded"),
    conversions_used: Schema.Int,
    conversions_limit: Schema.Int,
    version: Schema.NumberFromString,
    hash: Schema.Uint8ArrayFromSelf
  })
)

const decodeOutcome = Schema.decodeUnknown(Schema.Tuple(OutcomeRow))

type Parameter = CompanionRow["columns"][string]

/** How long one account's charges may stand in line for their turn; nothing is charged while they do. */
const longestWait = "20 seconds"

/** Appends to one account that may be under way from this server: one works while the next one travels. */
const appendsAtOnce = 2

const appends = Metric.counter("receipts_ledger_appends_total", {
  description: "Conversions that were recorded in the ledger.",
  incremental: true
})
const countAppend = updateMetric(appends, 1)

type Charging = Pick<typeof EventStore.Service, "recordConversion" | "recordConversionWith">

/** How the event store in PostgreSQL charges: `sql/0013_record_conversion_actor.sql`. */
export const makeCharging = (sql: SqlClient.SqlClient): Charging => {
  // appends to one account take turns anyway; waiting here costs no connection that others need
  const turns = makeShared<AccountId, Effect.Semaphore>(() => Effect.unsafeMakeSemaphore(appendsAtOnce))
  const patiently = (turn: Effect.Semaphore) =>
    Effect.timeoutFailCause(turn.take(1), { duration: longestWait, onTimeout: () => Cause.die(new TurnMissed()) })
  const inTurn =
    (id: AccountId) =>
    <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<A, E> =>
      Effect.uninterruptibleMask((restore) => {
        const turn = turns.enter(id)
        const done = Effect.flatMap(
          turn.withPermitsIfAvailable(1)(effect),
          Option.match({
            onSome: Effect.succeed,
            onNone: () =>
              Effect.acquireUseRelease(
                Effect.interruptible(patiently(turn)),
                () => effect,
                () => turn.release(1)
              )
          })
        )
        return Effect.ensuring(
          restore(done),
          Effect.sync(() => turns.leave(id))
        )
      })

  /** Charge and row are one statement, and so one transaction and one round trip. */
  const recordStatement = (given: ReadonlyArray<Parameter>, { columns, table }: CompanionRow) => {
    const names = Object.keys(columns).map((name) => sql`${sql(name)}`)
    const values = Object.values(columns).map((value) => sql`${value}`)
    return sql`
      with recorded as (
        select * from record_conversion(${sql.csv(given.map((one) => sql`${one}`))})
      ), kept as (
        insert into ${sql(table)} (${sql.csv(names)}) select ${sql.csv(values)} from recorded
        where outcome = 'recorded' on conflict do nothing
      )
      select * from recorded`
  }

  /** Its text, for rows of each shape: to put it together takes longer than to send it. */
  const texts = new Map<string, string>()
  const send = (given: ReadonlyArray<Parameter>, row: CompanionRow) => {
    const shape = [row.table, ...Object.keys(row.columns)].join()
    const text = texts.get(shape) ?? recordStatement(given, row).compile()[0]
    texts.set(shape, text)
    return sql.unsafe(text, [...given, ...Object.values(row.columns)])
  }

  const record = Effect.fnUntraced(function* (
    id: AccountId,
    { actor, byte_count, channel, conversion_id, file_digest, input }: Account.ConversionFacts,
    companion: CompanionRow
  ): Effect.fn.Return<LedgerEntry, ChargeRefusal> {
    const now = DateTime.toDateUtc(yield* DateTime.now)
    const key = "key_id" in actor ? actor.key_id : null
    const person = "person_id" in actor ? actor.person_id : null
    const given = [id, now, conversion_id, key, person, channel, input, byte_count, file_digest]
    const [row] = yield* send(given, companion).pipe(Effect.flatMap(decodeOutcome), Effect.orDie)
    switch (row.outcome) {
      case "recorded":
        return {
          used: row.conversions_used,
          limit: row.conversions_limit,
          version: row.version,
          hash: Buffer.from(row.hash).toString("hex")
        }
      case "account_missing":
        return yield* new Account.AccountMissing()
      case "key_inactive":
        return yield* new Account.KeyInactive()
      case "limit_reached":
        return yield* new Account.LimitReached({ limit: row.conversions_limit })
    }
  })

  /** A charge in its turn, asked for until it is known what became of it, and counted whoever still waits for it. */
  const charged =
    (id: AccountId, patience: number | undefined) =>
    <A, E>(charge: Effect.Effect<A, E>): Effect.Effect<A, E> =>
      charge.pipe(untilKnown, Effect.tap(countAppend), inTurn(id), seenThrough(patience))

  return {
    recordConversion: (id, facts, row, patience) => record(id, facts, row).pipe(charged(id, patience)),
    recordConversionWith: (id, facts, row, alongside, patience) =>
      Effect.flatMap(record(id, facts, row), alongside).pipe(
        sql.withTransaction,
        Effect.catchIf((error) => error instanceof SqlError.SqlError, Effect.die),
        charged(id, patience)
      )
  }
}
