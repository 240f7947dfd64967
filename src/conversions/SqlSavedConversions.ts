import { SqlClient } from "@effect/sql"
import { DateTime, Effect, Layer, Schema } from "effect"
import { ConversionId } from "../domain/Identifiers.ts"
import { ReceiptData } from "../domain/Receipt.ts"
import { SavedConversions } from "./SavedConversions.ts"

const Rows = Schema.Array(
  Schema.Struct({
    id: Schema.propertySignature(ConversionId).pipe(Schema.fromKey("conversion_id")),
    savedAt: Schema.propertySignature(Schema.DateFromSelf).pipe(Schema.fromKey("saved_at")),
    fileName: Schema.propertySignature(Schema.NullOr(Schema.String)).pipe(Schema.fromKey("file_name")),
    data: ReceiptData
  })
)

/** Saved conversions in PostgreSQL: `sql/0006_saved_conversions.sql`. */
export const layerSql: Layer.Layer<SavedConversions, never, SqlClient.SqlClient> = Layer.effect(
  SavedConversions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return SavedConversions.of({
      save: (account, { data, fileName, id }) =>
        Effect.gen(function* () {
          const now = DateTime.toDateUtc(yield* DateTime.now)
          yield* sql`
            insert into saved_conversions (account_id, conversion_id, saved_at, file_name, data)
            values (${account}, ${id}, ${now}, ${fileName}, ${JSON.stringify(data)}::json)
            on conflict do nothing`
        }).pipe(Effect.orDie),
      list: (account) =>
        sql`
          select conversion_id, saved_at, file_name, data from saved_conversions
          where account_id = ${account} order by saved_at desc, conversion_id`.pipe(
          Effect.flatMap(Schema.decodeUnknown(Rows)),
          Effect.orDie
        ),
      remove: (account, id) =>
        sql`delete from saved_conversions where account_id = ${account} and conversion_id = ${id} returning 1`.pipe(
          Effect.map((rows) => rows.length > 0),
          Effect.orDie
        )
    })
  })
)
