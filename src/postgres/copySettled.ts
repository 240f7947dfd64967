import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

/** Events that one statement copies: some seconds of work, so that cleaning behind it never waits long. */
const batch = 200_000

/** How far the copy has come, in the reading order of `sql/audit/7_reading_order.sql`. */
interface Place {
  readonly transaction_id: string
  readonly position: string
}

/** A transaction's number, written out: the planner knows by it how few events are newer. */
export const asNumber = (sql: SqlClient.SqlClient, transaction: string) => sql.literal(`'${BigInt(transaction)}'::xid8`)

export const fromTheStart: Place = { transaction_id: "0", position: "0" }

/**
 * Copies what is settled into `events_by_account`: whatever runs now, or begins later, has a transaction that is not
 * below the horizon with which it answers.
 */
export const copySettled = (columns: string, from: Place) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [first] = yield* sql<{ horizon: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`
    const horizon = first!.horizon
    const after = (place: Place) =>
      sql`(transaction_id, position) > (${asNumber(sql, place.transaction_id)}, ${sql.literal(place.position)})
        and transaction_id < ${asNumber(sql, horizon)}`
    let place = from
    let copied = 0
    for (;;) {
      const [last] = yield* sql<Place & { count: number }>`
        select transaction_id::text, position::text, (count(*) over ())::integer as count
        from (select transaction_id, position from events where ${after(place)}
          order by transaction_id, position limit ${batch}) next
        order by next.transaction_id desc, next.position desc limit 1`
      if (last === undefined) return { horizon, place, copied }
      const copy = sql`
        insert into events_by_account (${sql.literal(columns)}) select ${sql.literal(columns)} from events
        where ${after(place)}
          and (transaction_id, position) <= (${asNumber(sql, last.transaction_id)}, ${sql.literal(last.position)})`
      // the planner takes a comparison of rows for half the table, and would read all of it for every batch
      yield* sql.withTransaction(Effect.zipRight(sql`set local enable_seqscan = off`, copy))
      place = last
      copied += last.count
    }
  })
