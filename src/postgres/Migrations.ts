import { fileURLToPath } from "node:url"
import { FileSystem } from "@effect/platform"
import { Migrator, SqlClient, SqlError } from "@effect/sql"
import { Effect, Schedule } from "effect"
import { DatabaseUnavailable, oneLine } from "./DatabaseUnavailable.ts"

/** `sql/0001_events.sql` and so on, two folders above the built file and above its source alike. */
const folder = fileURLToPath(new URL("../../sql/", import.meta.url))

const table = "schema_migrations"

const loader = Effect.gen(function* () {
  const files = yield* FileSystem.FileSystem
  const names = yield* files.readDirectory(folder)
  return yield* Effect.forEach(
    names.filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort(),
    Effect.fnUntraced(function* (name): Effect.fn.Return<Migrator.ResolvedMigration, unknown> {
      const text = yield* files.readFileString(folder + name)
      const run = Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(text))
      return [Number(name.slice(0, 4)), name.slice(5, -4), Effect.succeed(run)]
    })
  )
}).pipe(
  Effect.mapError(
    (cause) => new Migrator.MigrationError({ reason: "import-error", cause, message: "sql/ is unreadable" })
  )
)

/** The database's own words, on one line. */
const wordsOf = (error: unknown): string => {
  const cause = error instanceof SqlError.SqlError ? error.cause : error
  return oneLine(cause instanceof Error ? cause.message : String(cause))
}

const failed = (error: unknown): DatabaseUnavailable => {
  const isMigration = error instanceof Migrator.MigrationError
  const what = isMigration ? error.message : "The database could not be brought up to date"
  return new DatabaseUnavailable({
    message: `${what}: ${wordsOf(isMigration ? error.cause : error)}. Nothing was changed`,
    passing: false
  })
}

/**
 * Brings the database up to date and answers with what was run. Two servers that start at once run
 * into each other's lock; the second finds nothing left to do.
 */
export const migrate = Migrator.make({})({ loader, table }).pipe(
  Effect.catchAllDefect((defect) =>
    defect instanceof Migrator.MigrationError ? Effect.fail(defect) : Effect.die(defect)
  ),
  Effect.retry({
    schedule: Schedule.spaced("200 millis").pipe(Schedule.intersect(Schedule.recurs(5))),
    // two servers that start at once both find no table of migrations
    while: (error) => error instanceof SqlError.SqlError
  }),
  Effect.mapError(failed)
)

/** How many migrations of ours the database has not seen; null where it has seen none at all. */
export const migrationsBehind = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [found] = yield* sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`
  if (found?.there !== true) return null
  const rows = yield* sql<{ migration_id: number }>`select migration_id from ${sql(table)}`
  const seen = new Set(rows.map(({ migration_id }) => migration_id))
  return (yield* loader).filter(([id]) => !seen.has(id)).length
}).pipe(Effect.mapError(failed))

/**
 * Prepares a database that is empty. One that is behind is left alone, and the caller refused: upgrading
 * it is for `serve` and `migrate`, not for a command beside a running service.
 */
export const migrateIfEmpty = Effect.gen(function* () {
  const behind = yield* migrationsBehind
  if (behind === null) return yield* migrate
  if (behind === 0) return []
  return yield* new DatabaseUnavailable({
    message: `The database is ${behind} migrations behind this command. Run: receipts migrate`,
    passing: false
  })
})
