import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { type NewConversion, SavedConversions } from "../../src/conversions/SavedConversions.ts"
import type { AccountId } from "../../src/domain/Identifiers.ts"

/** Keeps a conversion that nobody was charged for. */
export const keep = (account: AccountId, conversion: NewConversion) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { columns, table } = yield* (yield* SavedConversions).row(account, conversion)
    yield* sql`insert into ${sql(table)} ${sql.insert(columns)} on conflict do nothing`
  }).pipe(Effect.orDie)
