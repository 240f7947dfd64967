import { SqlClient } from "@effect/sql"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Channel } from "../domain/AccountEvent.ts"
import { KeyId } from "../domain/Identifiers.ts"
import { Month, monthOf } from "../domain/Month.ts"
import { Usage } from "./Usage.ts"

const Days = Schema.Array(
  Schema.Struct({ day: Schema.String, keyId: Schema.NullOr(KeyId), channel: Channel, conversions: Schema.Int })
)
const Months = Schema.Array(Schema.Struct({ month: Month, conversions: Schema.Int }))
const Keys = Schema.Array(Schema.Struct({ keyId: KeyId, lastUsedAt: Schema.DateFromSelf, conversions: Schema.Int }))

/** Counted from the events, on the indexes of the ledger. */
export const layerSql: Layer.Layer<Usage, never, SqlClient.SqlClient> = Layer.effect(
  Usage,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Usage.of({
      days: (account, month) =>
        sql`
          select to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD') as day, data ->> 'key_id' as "keyId",
            coalesce(data ->> 'channel', 'api') as channel, count(*)::integer as conversions
          from events where account_id = ${account} and month = ${month} and type = 'ConversionSucceeded'
          group by 1, 2, 3 order by 1, 2, 3`.pipe(Effect.flatMap(Schema.decodeUnknown(Days)), Effect.orDie),
      months: (account) =>
        sql`
          select month, max(ordinal)::integer as conversions from events
          where account_id = ${account} and type = 'ConversionSucceeded' group by month order by month desc`.pipe(
          Effect.flatMap(Schema.decodeUnknown(Months)),
          Effect.orDie
        ),
      keys: (account) =>
        Effect.gen(function* () {
          const month = monthOf(yield* DateTime.now)
          return yield* sql`
            select data ->> 'key_id' as "keyId", max(recorded_at) as "lastUsedAt",
              (count(*) filter (where month = ${month}))::integer as conversions
            from events where account_id = ${account} and type = 'ConversionSucceeded'
              and data ->> 'key_id' is not null
            group by 1`.pipe(Effect.flatMap(Schema.decodeUnknown(Keys)))
        }).pipe(Effect.orDie)
    })
  )
)
