import { NodeContext } from "@effect/platform-node"
import { SqlClient } from "@effect/sql"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { layerDatabase } from "../../src/Administration.ts"
import { execute, freshServer, type FreshServer, serverBinaries } from "../support/freshServer.ts"
import { receipts } from "../support/Service.ts"

/** What the service's connection is, and what the database says to a change of the ledger. */
const standing = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ user: string; login: string }>`select current_user as user, session_user as login`
  const attempt = (statement: string) =>
    Effect.map(Effect.either(sql.unsafe(statement)), (result) =>
      result._tag === "Left" ? (result.left.cause as { code: string }).code : "done"
    )
  return {
    ...row,
    update: yield* attempt("update events set type = type"),
    read: yield* attempt("select 1 from events")
  }
})

const serviceAt = (databaseUrl: string, databaseOwnerUrl: string | null = null) =>
  Effect.provide(
    standing,
    Layer.provide(
      layerDatabase({
        databaseUrl: Redacted.make(databaseUrl),
        databaseOwnerUrl: databaseOwnerUrl === null ? null : Redacted.make(databaseOwnerUrl),
        dataDirectory: "unused"
      }),
      NodeContext.layer
    )
  )

/** As managed databases have them: an owner who may make roles, and users who may do nothing but log in. */
const givenRoles = (server: FreshServer) =>
  execute(
    server.url(),
    "create role shop_owner login createrole password 'o'",
    "create role shop_service login password 's'",
    "create role shop_auditor login password 'a'",
    "create database shop owner shop_owner"
  )

describe.each(serverBinaries)("PostgreSQL %s with users who are no superusers", (_, bin) => {
  it.scopedLive("serves as an ordinary owner, who works as the role that cannot change events", () =>
    Effect.gen(function* () {
      const server = yield* freshServer(bin)
      yield* givenRoles(server)
      const owner = server.url("shop", "shop_owner", "o")
      const expected = { user: "receipts_service", login: "shop_owner", update: "42501", read: "done" }
      expect(yield* serviceAt(owner)).toEqual(expected)
      // and once more on the database that is there
      expect(yield* serviceAt(owner)).toEqual(expected)
    })
  )

  it.scopedLive("serves as a user of its own once it was granted the role, and says so until then", () =>
    Effect.gen(function* () {
      const server = yield* freshServer(bin)
      yield* givenRoles(server)
      const owner = server.url("shop", "shop_owner", "o")
      const service = server.url("shop", "shop_service", "s")
      const refused = yield* Effect.flip(serviceAt(service, owner))
      expect(refused.message).toContain("grant receipts_service to shop_service")
      yield* execute(owner, "grant receipts_service to shop_service")
      expect(yield* serviceAt(service, owner)).toEqual({
        user: "shop_service",
        login: "shop_service",
        update: "42501",
        read: "done"
      })
    })
  )

  it.scopedLive("lets an auditor with read-only credentials read, and migrates nothing for commands that read", () =>
    Effect.gen(function* () {
      const server = yield* freshServer(bin)
      yield* givenRoles(server)
      const owner = server.url("shop", "shop_owner", "o")
      const environment = { DATABASE_URL: server.url("shop", "shop_auditor", "a") }
      const run = (...words: ReadonlyArray<string>) => Effect.promise(() => receipts(environment, ...words))
      const reading = [
        ["ledger", "verify"],
        ["ledger", "replay"],
        ["ledger", "export"],
        ["accounts", "list"]
      ]
      for (const words of reading) {
        const { code, stderr } = yield* run(...words)
        expect([code, stderr]).toEqual([1, expect.stringMatching(/^error: The database is empty.*\n$/)])
      }
      const migrations = yield* Effect.promise(() => receipts({ DATABASE_URL: owner }, "migrate", "--json"))
      expect(migrations.code).toBe(0)
      yield* execute(
        owner,
        "grant select on events to shop_auditor",
        "delete from schema_migrations where migration_id > 9"
      )
      for (const words of reading) expect((yield* run(...words)).code).toBe(0)
      const writing = yield* Effect.promise(() =>
        receipts({ DATABASE_URL: owner }, "accounts", "create", "--name", "Ada", "--plan", "free")
      )
      expect([writing.code, writing.stderr]).toEqual([
        1,
        expect.stringMatching(/behind this command. Run: receipts migrate/)
      ])
    })
  )
})
