import { SqlClient } from "@effect/sql"
import { Chunk, Effect, Layer, Schema, Stream } from "effect"
import { genesisHash } from "./EventHash.ts"
import { LedgerReader } from "./LedgerReader.ts"
import { LedgerRow } from "./LedgerRow.ts"

const Stored = Schema.Struct({ ...LedgerRow.fields, version: Schema.NumberFromString }).pipe(
  Schema.omit("previous_hash")
)
const decode = Schema.decodeUnknownSync(Stored)

/** The ledger in PostgreSQL, through a cursor: one statement sees one moment. */
export const layerSql: Layer.Layer<LedgerReader, never, SqlClient.SqlClient> = Layer.effect(
  LedgerReader,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const hashOf = (account: string, version: number) =>
      sql<{ hash: string }>`
        select encode(hash, 'hex') as hash from events where account_id = ${account} and version = ${version}`.pipe(
        Effect.map((rows) => rows[0]?.hash ?? "missing"),
        Effect.orDie
      )

    /** From the month's first to its last event of each account: nothing in between may be missing from a chain. */
    const spanOf = (month: string) => sql`
      join (
        select account_id, min(version) as first, max(version) as last from events
        where recorded_at >= to_timestamp(${month}, 'YYYY-MM')
          and recorded_at < to_timestamp(${month}, 'YYYY-MM') + interval '1 month'
        group by account_id
      ) span using (account_id)`

    return LedgerReader.of({
      rows: ({ account, month }) => {
        let last: { readonly account_id: string; readonly version: number; readonly hash: string } | null = null
        return sql`
          select account_id, version, type, data::text as data, encode(hash, 'hex') as hash,
            to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as recorded_at
          from events ${month === null ? sql`` : spanOf(month)}
          where (${account}::text is null or account_id = ${account})
            ${month === null ? sql`` : sql`and version between span.first and span.last`}
          order by account_id, version`.stream.pipe(
          Stream.orDie,
          // a chunk at a time: an effect for each row would cost more than the row
          Stream.mapChunksEffect((chunk) =>
            Effect.gen(function* () {
              const rows: Array<LedgerRow> = []
              for (const stored of chunk) {
                const row = decode(stored)
                const follows = last?.account_id === row.account_id && last.version === row.version - 1
                const previous_hash = follows
                  ? last!.hash
                  : row.version === 1
                    ? genesisHash
                    : yield* hashOf(row.account_id, row.version - 1)
                last = row
                rows.push({ ...row, previous_hash })
              }
              return Chunk.unsafeFromArray(rows)
            })
          )
        )
      }
    })
  })
)
