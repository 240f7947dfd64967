import { scryptSync } from "node:crypto"
import { SqlClient } from "@effect/sql"
import { Effect, Redacted, Schema } from "effect"

/** Another server of this database works with another secret. */
export class SecretForeign extends Schema.TaggedError<SecretForeign>()("SecretForeign", { message: Schema.String }) {}

const Rows = Schema.Array(Schema.Struct({ fingerprint: Schema.Uint8ArrayFromSelf }))

/**
 * Refuses a secret that is not the one this database was first used with: servers with different ones would tell
 * equal files apart, or end each other's sessions.
 */
export const checkSharedSecret = (name: string, secret: Redacted.Redacted) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const own = scryptSync(Redacted.value(secret), `receipts ${name}`, 32)
    yield* sql`insert into shared_secrets (name, fingerprint) values (${name}, ${own}) on conflict do nothing`
    const [kept] = yield* sql`select fingerprint from shared_secrets where name = ${name}`.pipe(
      Effect.flatMap(Schema.decodeUnknown(Rows))
    )
    if (kept !== undefined && own.equals(kept.fingerprint)) return
    return yield* new SecretForeign({
      message: `${name}: this database was used with another one. Set it to that of the other servers; to replace it for good, first: delete from shared_secrets where name = '${name}'`
    })
  }).pipe(Effect.catchTags({ SqlError: Effect.die, ParseError: Effect.die }))
