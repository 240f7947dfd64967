import { randomUUID } from "node:crypto"
import { NodeContext } from "@effect/platform-node"
import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Redacted } from "effect"
import { inject } from "vitest"
import { layerDatabase } from "../../src/postgres/Database.ts"
import { migrate } from "../../src/postgres/Migrations.ts"

const database = (url: string) =>
  layerDatabase({ databaseUrl: Redacted.make(url), dataDirectory: "unused" }).pipe(
    Layer.provideMerge(NodeContext.layer)
  )

/** The address of a new, empty database on the run's server, dropped with the scope. */
export const freshDatabaseUrl = Effect.gen(function* () {
  const server = inject("serverUrl")
  const sql = Context.get(yield* Layer.build(database(server)), SqlClient.SqlClient)
  const name = `test_${randomUUID().replaceAll("-", "")}`
  yield* Effect.acquireRelease(sql.unsafe(`create database ${name}`), () =>
    Effect.orDie(sql.unsafe(`drop database ${name} with (force)`))
  )
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
})

/** A migrated database of its own. */
export const layerTestDatabase = Layer.unwrapScoped(
  Effect.map(freshDatabaseUrl, (url) => {
    const connected = database(url)
    return Layer.provideMerge(Layer.effectDiscard(migrate), connected)
  })
)
