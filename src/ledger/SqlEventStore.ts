import { SqlClient, SqlSchema } from "@effect/sql"
import { Array, DateTime, Effect, Layer, Option, Schema, Stream } from "effect"
import * as Account from "../domain/Account.ts"
import { AccountId, KeyId } from "../domain/Identifiers.ts"
import { monthOf } from "../domain/Month.ts"
import { fromStored, toStored } from "./EventCodec.ts"
import { makeCharging } from "./charging.ts"
import { type AdministrativeEvent, EventStore, type OpenAccount } from "./EventStore.ts"

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

const toRecorded = (row: EventRow) => ({
  version: row.version,
  recordedAt: row.recorded_at,
  event: fromStored(row.type, row.data),
  hash: Buffer.from(row.hash).toString("hex")
})

/** The event store in PostgreSQL: `sql/0001_events.sql` and the functions after it. */
export const layerSql: Layer.Layer<EventStore, never, SqlClient.SqlClient> = Layer.scoped(
  EventStore,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

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
      ...makeCharging(sql),
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
