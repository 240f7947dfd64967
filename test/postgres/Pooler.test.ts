import { NodeContext } from "@effect/platform-node"
import { SqlClient } from "@effect/sql"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { layerDatabase } from "../../src/Administration.ts"
import { execute, freshServer, serverBinaries } from "../support/freshServer.ts"
import { hasPooler, pooler } from "../support/pooler.ts"

/** What the service's own connections are, and may do. */
const standing = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ user: string; changes: boolean }>`
    select current_user as user, has_table_privilege('events', 'update') as changes`
  return row
})

describe.runIf(hasPooler)("behind a pooler that drops start parameters", () => {
  it.scopedLive("refuses to serve as the owner, and serves as a user who may only add", () =>
    Effect.gen(function* () {
      const server = yield* freshServer(serverBinaries[0]![1])
      yield* execute(
        server.url(),
        "create role shop_owner login createrole password 'o'",
        "create role shop_service login password 's'",
        "create database shop owner shop_owner"
      )
      const direct = server.url("shop", "shop_owner", "o")
      const pooled = yield* pooler(new URL(direct).searchParams.get("host")!)
      const serve = (user: string) => {
        const database = layerDatabase({
          databaseUrl: Redacted.make(pooled(user)),
          // migrations go past the pooler
          databaseOwnerUrl: Redacted.make(direct),
          dataDirectory: "unused"
        })
        return Effect.scoped(Effect.provide(standing, Layer.provide(database, NodeContext.layer)))
      }
      expect(yield* Effect.flip(serve("shop_owner"))).toMatchObject({
        message: expect.stringContaining("a pooler drops the parameter") as string
      })
      yield* execute(server.url(), "grant receipts_service to shop_service")
      expect(yield* serve("shop_service")).toEqual({ user: "shop_service", changes: false })
    })
  )
})
