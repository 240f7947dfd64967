import { SqlClient, SqlError, SqlSchema } from "@effect/sql"
import { Array, Cause, DateTime, Effect, Layer, Metric, Option, Schema, Stream } from "effect"
import * as Account from "../domain/Account.ts"
import { AccountId, KeyId } from "../domain/Identifiers.ts"
import { monthOf } from "../domain/Month.ts"
import { makeShared } from "../effects/shared.ts"
import { fromStored, toStored } from "./EventCodec.ts"
import {
  type AdministrativeEvent,
  type ChargeRefusal,
  type CompanionRow,
  EventStore,
  type LedgerEntry,
  type OpenAccount,
  TurnMissed
} from "./EventStore.ts"
import { seenThrough, untilKnown } from "./seenThrough.ts"

const EventRow = Schema.Struct({
  account_id: AccountId,
  version: Schema.NumberFromString,
  type: Schema.String,
  recorded_at: Schema.DateFromSelf,
  data: Schema.Unknown,
  hash: Schema.Uint8ArrayFromSelf
})
type EventRow = typeof EventRow.Type

const KeyRow = Schema.Struct({
  account_id: AccountId,
  key_id: KeyId,
  revoked: Schema.Boolean,
  conversions_limit: Schema.Int,
  conversions_used: Schema.Int
})

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

const toRecorded = (row: EventRow) => ({
  version: row.version,
  recordedAt: row.recorded_at,
  event: fromStored(row.type, row.data),
  hash: Buffer.from(row.hash).toString("hex")
})

type Parameter = CompanionRow["columns"][string]

/** How long one account's charges may stand in line for their turn; nothing is charged while they do. */
const longestWait = "20 seconds"

/** Appends to one account that may be under way from this server: one works while the next one travels. */
const appendsAtOnce = 2

const appends = Metric.counter("receipts_ledger_appends_total", {
  description: "Conversions that were recorded in the ledger.",
  incremental: true
})
const countAppend = Metric.update(appends, 1)

/** The event store in PostgreSQL: `sql/0001_events.sql` and the functions after it. */
export const layerSql: Layer.Layer<EventStore, never, SqlClient.SqlClient> = Layer.scoped(
  EventStore,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    // appends to one account take turns anyway; waiting here costs no connection that others need
    const turns = makeShared<AccountId, Effect.Semaphore>(() => Effect.unsafeMakeSemaphore(appendsAtOnce))
    const patiently = (turn: Effect.Semaphore) =>
      Effect.timeoutFailCause(turn.take(1), { duration: longestWait, onTimeout: () => Cause.die(new TurnMissed()) })
    const inTurn =
      (id: AccountId) =>
      <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<A, E> =>
        Effect.acquireUseRelease(
          Effect.sync(() => turns.enter(id)),
          (turn) =>
            Effect.flatMap(
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
            ),
          () => Effect.sync(() => turns.leave(id))
        )

    const columns = sql.literal("account_id, version, type, recorded_at, data, hash")

    const administration = SqlSchema.findAll({
      Request: AccountId,
      Result: EventRow,
      execute: (id) => sql`
        select ${columns} from events
        where account_id = ${id} and type <> 'ConversionSucceeded' order by version`
    })

    const foldAdministration = (id: AccountId) =>
      Effect.map(administration(id), (rows) => Account.fold(rows.map(toRecorded)))

    const allAdministration = SqlSchema.findAll({
      Request: Schema.Void,
      Result: EventRow,
      execute: () => sql`
        select ${columns} from events where type <> 'ConversionSucceeded' order by account_id, version`
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

    const quotaOf = SqlSchema.single({
      Request: Schema.Struct({ id: AccountId, month: Schema.String }),
      Result: Schema.Struct({ limit: Schema.Int, used: Schema.Int }),
      execute: ({ id, month }) => sql`
        select coalesce((
            select (p.data ->> 'conversions_limit')::integer from events p
            where p.account_id = ${id} and p.type in ('AccountOpened', 'PlanChanged') and p.type <> 'ConversionSucceeded'
            order by p.version desc limit 1
          ), 0) as limit,
          coalesce((
            select c.ordinal from events c
            where c.account_id = ${id} and c.month >= ${month} and c.type = 'ConversionSucceeded'
            order by c.month desc, c.ordinal desc limit 1
          ), 0) as used`
    })

    const keyByHash = SqlSchema.findOne({
      Request: Schema.Struct({ keyHash: Schema.String, month: Schema.String }),
      Result: KeyRow,
      execute: ({ keyHash, month }) => sql`select * from find_key(${keyHash}, ${month})`
    })

    const keyOwner = SqlSchema.findOne({
      Request: KeyId,
      Result: Schema.Struct({ account_id: AccountId }),
      execute: (id) => sql`select account_id from events where type = 'KeyCreated' and key_id = ${id}`
    })

    const groupByAccount = (rows: ReadonlyArray<EventRow>): ReadonlyArray<OpenAccount> =>
      Object.values(Array.groupBy(rows, (row) => row.account_id))
        .sort(([a], [b]) => a.recorded_at.getTime() - b.recorded_at.getTime())
        .map((events) => ({ id: events[0].account_id, account: Account.fold(events.map(toRecorded))! }))

    return EventStore.of({
      administer: Effect.fn("EventStore.administer")(function* <Event extends AdministrativeEvent, Refusal>(
        id: AccountId,
        decide: Parameters<typeof EventStore.Service.administer<Event, Refusal>>[1]
      ) {
        const transaction = Effect.gen(function* () {
          yield* sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`
          const now = DateTime.toDateUtc(yield* DateTime.now)
          const decision = decide(yield* foldAdministration(id))
          if (decision._tag === "Right") {
            for (const event of decision.right) {
              const { data, type } = toStored(event)
              yield* sql`select append_event(${id}, ${type}, ${now}, ${data}::json)`
            }
          }
          return decision
        })
        return yield* yield* Effect.orDie(sql.withTransaction(transaction))
      }),
      recordConversion: (id, facts, row, patience) => record(id, facts, row).pipe(charged(id, patience)),
      recordConversionWith: (id, facts, row, patience, alongside) =>
        Effect.flatMap(record(id, facts, row), alongside).pipe(
          sql.withTransaction,
          Effect.catchIf((error) => error instanceof SqlError.SqlError, Effect.die),
          charged(id, patience)
        ),
      findKey: Effect.fnUntraced(function* (keyHash) {
        const month = monthOf(yield* DateTime.now)
        const row = yield* Effect.orDie(keyByHash({ keyHash, month }))
        return Option.map(row, (key) => ({
          accountId: key.account_id,
          keyId: key.key_id,
          revoked: key.revoked,
          used: key.conversions_used,
          limit: key.conversions_limit
        }))
      }),
      quota: Effect.fnUntraced(function* (id) {
        return yield* Effect.orDie(quotaOf({ id, month: monthOf(yield* DateTime.now) }))
      }),
      isEmpty: sql`select from events where type = 'AccountOpened' limit 1`.pipe(
        Effect.map((rows) => rows.length === 0),
        Effect.orDie
      ),
      ownerOf: (id) => keyOwner(id).pipe(Effect.map(Option.map((row) => row.account_id)), Effect.orDie),
      accounts: Effect.map(Effect.orDie(allAdministration()), groupByAccount),
      find: (id) => Effect.map(Effect.orDie(foldAdministration(id)), Option.fromNullable),
      newest: (id, before, count) =>
        Effect.gen(function* () {
          const some = (from: number | null, most: number) =>
            Effect.flatMap(
              sql`
                select ${columns} from events
                where account_id = ${id} and (${from}::bigint is null or version < ${from}::bigint)
                order by version desc limit ${most}`,
              Schema.decodeUnknown(Schema.Array(EventRow))
            )
          const lines = (yield* some(before, count)).map(toRecorded)
          const [head] = before === null ? lines : (yield* some(null, 1)).map(toRecorded)
          return { head: head ?? null, lines }
        }).pipe(Effect.orDie),
      events: (id) =>
        sql`select ${columns} from events where account_id = ${id} order by version`.stream.pipe(
          Stream.mapEffect(Schema.decodeUnknown(EventRow)),
          Stream.map(toRecorded),
          Stream.orDie
        )
    })
  })
)
