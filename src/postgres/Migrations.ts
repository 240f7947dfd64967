import { FileSystem } from "@effect/platform"
import { Migrator, SqlClient } from "@effect/sql"
import { Effect, Schedule } from "effect"

/** `sql/0001_events.sql` and so on, two folders above the built file and above its source alike. */
const folder = new URL("../../sql/", import.meta.url).pathname

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

/**
 * Brings the database up to date and answers with what was run. Two servers that start at once run
 * into each other's lock; the second finds nothing left to do.
 */
export const migrate = Migrator.make({})({ loader, table: "schema_migrations" }).pipe(
  Effect.retry(Schedule.spaced("200 millis").pipe(Schedule.intersect(Schedule.recurs(5))))
)
