import type { FileSystem } from "@effect/platform"
import { SqlClient } from "@effect/sql"
import { Clock, Effect, Schema } from "effect"
import { migrationsBehind } from "../postgres/Migrations.ts"
import { fault, type Finding, ok, warning } from "./Finding.ts"

/** The oldest PostgreSQL that the statements of ours are tested on. */
const oldestVersion = 15
/** Clocks that are further apart put events into another month than their answers. */
const largestDifferenceMillis = 2_000

const Server = Schema.Tuple(Schema.Struct({ version: Schema.NumberFromString, now: Schema.NumberFromString }))

/** The database's version, its migrations and its clock. */
export const checkDatabase: Effect.Effect<
  ReadonlyArray<Finding>,
  unknown,
  SqlClient.SqlClient | FileSystem.FileSystem
> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [{ now, version }] = yield* sql`
      select (current_setting('server_version_num')::int / 10000)::text as version,
        (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now
    `.pipe(Effect.flatMap(Schema.decodeUnknown(Server)))
  const apart = Math.abs(now - (yield* Clock.currentTimeMillis))
  const behind = yield* migrationsBehind
  return [
    version < oldestVersion
      ? fault("database", `PostgreSQL ${version}`, `PostgreSQL ${oldestVersion} or newer is needed.`)
      : ok("database", `PostgreSQL ${version}`),
    behind === null || behind > 0
      ? warning(
          "migrations",
          behind === null ? "the database is empty" : `${behind} are not applied`,
          "Start the service, or run: receipts migrate"
        )
      : ok("migrations", "all applied"),
    apart > largestDifferenceMillis
      ? warning("clock", `${apart} ms from the database's`, "Keep both machines' clocks with NTP.")
      : ok("clock", `${apart} ms from the database's`)
  ]
})
