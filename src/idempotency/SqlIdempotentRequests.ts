import { SqlClient } from "@effect/sql"
import { DateTime, Effect, Layer, Schedule, Schema } from "effect"
import { type Attempt, ClaimLost, IdempotentRequests, keptMillis, leaseMillis } from "./IdempotentRequests.ts"

const Row = Schema.Struct({
  fingerprint: Schema.String,
  headers: Schema.NullOr(Schema.Record({ key: Schema.String, value: Schema.String })),
  body: Schema.NullOr(Schema.String)
})

/** A handful of rows at a time, so that no clean-up holds a lock for long. */
const expiredAtOnce = 10_000

/** Idempotent requests in PostgreSQL: `sql/0008_idempotent_requests.sql`. Expired ones are deleted within minutes, however many there are. */
export const layerSql: Layer.Layer<IdempotentRequests, never, SqlClient.SqlClient> = Layer.scoped(
  IdempotentRequests,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const times = Effect.map(DateTime.now, (now) => ({
      now: DateTime.toDateUtc(now),
      leasedUntil: DateTime.toDateUtc(DateTime.add(now, { millis: leaseMillis })),
      expiresAt: DateTime.toDateUtc(DateTime.add(now, { millis: keptMillis }))
    }))

    const expireSome = Effect.gen(function* () {
      const { now } = yield* times
      const gone = yield* sql`
        delete from idempotent_requests where (account_id, idempotency_key) in (
          select account_id, idempotency_key from idempotent_requests where expires_at <= ${now} limit ${expiredAtOnce}
        ) returning 1`
      return gone.length
    }).pipe(Effect.orDie)

    const expire: Effect.Effect<number> = Effect.flatMap(expireSome, (gone) =>
      gone < expiredAtOnce ? Effect.succeed(gone) : Effect.map(expire, (more) => gone + more)
    )

    yield* Effect.forkScoped(Effect.repeat(Effect.ignoreLogged(expire), Schedule.spaced("5 minutes")))

    return IdempotentRequests.of({
      attempt: Effect.fn("IdempotentRequests.attempt")(function* ({ account, fingerprint, key }, claim) {
        const { expiresAt, leasedUntil, now } = yield* times
        // most attempts wait or ask again: looking takes no lock
        const [row] = yield* sql`
          select fingerprint, headers, body from idempotent_requests
          where account_id = ${account} and idempotency_key = ${key} and expires_at > ${now}
            and (body is not null or leased_until > ${now})`.pipe(
          Effect.flatMap(Schema.decodeUnknown(Schema.Array(Row)))
        )
        if (row !== undefined) {
          if (row.fingerprint !== fingerprint) return { _tag: "Reused" } satisfies Attempt
          if (row.body === null || row.headers === null) return { _tag: "Running" } satisfies Attempt
          return { _tag: "Answered", answer: { headers: row.headers, body: row.body } } satisfies Attempt
        }
        // takes the key when it is free, expired, or abandoned by a server that has died
        const claimed = yield* sql`
          insert into idempotent_requests as r
            (account_id, idempotency_key, fingerprint, claim, leased_until, expires_at)
          values (${account}, ${key}, ${fingerprint}, ${claim}, ${leasedUntil}, ${expiresAt})
          on conflict (account_id, idempotency_key) do update
            set fingerprint = excluded.fingerprint, claim = excluded.claim, leased_until = excluded.leased_until,
                expires_at = excluded.expires_at, headers = null, body = null
            where r.expires_at <= ${now} or (r.body is null and r.leased_until <= ${now})
          returning 1`
        // somebody else was faster: the next attempt will see what came of it
        if (claimed.length === 0) return { _tag: "Running" } satisfies Attempt
        return { _tag: "Claimed", claim } satisfies Attempt
      }, Effect.orDie),
      renew: ({ account, key }, claim) =>
        Effect.gen(function* () {
          const { leasedUntil } = yield* times
          yield* sql`
            update idempotent_requests set leased_until = ${leasedUntil}
            where account_id = ${account} and idempotency_key = ${key} and claim = ${claim}`
        }).pipe(Effect.orDie),
      answer: ({ account, key }, claim, { body, headers }) =>
        Effect.gen(function* () {
          const { expiresAt } = yield* times
          const stored = yield* sql`
            update idempotent_requests
            set headers = ${JSON.stringify(headers)}::json, body = ${body}, expires_at = ${expiresAt}
            where account_id = ${account} and idempotency_key = ${key} and claim = ${claim} returning 1`
          if (stored.length === 0) return yield* new ClaimLost()
        }).pipe(Effect.catchTag("SqlError", Effect.die)),
      release: ({ account, key }, claim) =>
        sql`
          delete from idempotent_requests
          where account_id = ${account} and idempotency_key = ${key} and claim = ${claim} and body is null`.pipe(
          Effect.asVoid,
          Effect.orDie
        ),
      expire
    })
  })
)
