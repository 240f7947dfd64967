import { randomUUID } from "node:crypto"
import { NodeContext } from "@effect/platform-node"
import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Redacted } from "effect"
import { inject } from "vitest"
import { layerDatabase } from "../../src/Administration.ts"
import { layerOwnerClient, layerServer } from "../../src/postgres/Database.ts"

export interface Urls {
  readonly databaseUrl: string
  readonly databaseOwnerUrl?: string
}

const settingsOf = ({ databaseOwnerUrl, databaseUrl }: Urls) => ({
  databaseUrl: Redacted.make(databaseUrl),
  databaseOwnerUrl: databaseOwnerUrl === undefined ? null : Redacted.make(databaseOwnerUrl),
  dataDirectory: "unused"
})

const server = (databaseUrl: string) => Layer.provideMerge(layerServer(settingsOf({ databaseUrl })), NodeContext.layer)

/** The address of a new, empty database on the run's server, dropped with the scope. */
export const freshDatabaseUrl = Effect.gen(function* () {
  const serverUrl = inject("serverUrl")
  const sql = Context.get(yield* Layer.build(Layer.provide(layerOwnerClient, server(serverUrl))), SqlClient.SqlClient)
  const name = `test_${randomUUID().replaceAll("-", "")}`
  yield* Effect.acquireRelease(sql.unsafe(`create database ${name}`), () =>
    Effect.orDie(sql.unsafe(`drop database ${name} with (force)`))
  )
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
})

/** Runs an effect as the owner of the tables. */
export const asOwner =
  (url: string) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    Effect.provide(effect, Layer.provideMerge(layerOwnerClient, server(url)))

/** A migrated database of its own, used in the service's role. */
export const layerDatabaseAt = (databaseUrl: string) =>
  Layer.provide(layerDatabase(settingsOf({ databaseUrl })), NodeContext.layer)

export const layerTestDatabase = Layer.unwrapScoped(Effect.map(freshDatabaseUrl, layerDatabaseAt))
