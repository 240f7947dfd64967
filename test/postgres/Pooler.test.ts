import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, connect } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { NodeContext } from "@effect/platform-node"
import { SqlClient } from "@effect/sql"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { layerDatabase } from "../../src/App.ts"
import { serverUser } from "../../src/postgres/ServerUser.ts"
import { execute, freshServer, serverBinaries } from "../support/freshServer.ts"

const pgbouncer = "/usr/sbin/pgbouncer"
if (!existsSync(pgbouncer)) console.warn("No pooler is tested here. To test one too: apt-get install pgbouncer")

const freePort = Effect.promise(
  () =>
    new Promise<number>((resolve) => {
      const server = createServer().listen(0, "127.0.0.1", () => {
        const { port } = server.address() as AddressInfo
        server.close(() => resolve(port))
      })
    })
)

/** PgBouncer in transaction mode in front of the server whose socket lies in this folder; it drops start parameters. */
const pooler = (socketFolder: string) =>
  Effect.gen(function* () {
    const port = yield* freePort
    const { own, prefix } = yield* serverUser([dirname(pgbouncer)])
    const folder = mkdtempSync(join(tmpdir(), "receipts-pooler-"))
    yield* own(folder)
    writeFileSync(join(folder, "users"), '"shop_owner" "o"\n"shop_service" "s"\n')
    writeFileSync(
      join(folder, "ini"),
      `[databases]
shop = host=${socketFolder} dbname=shop
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, "users")}
pool_mode = transaction
ignore_startup_parameters = options, extra_float_digits
`
    )
    const [command, ...words] = [...prefix, pgbouncer, join(folder, "ini")]
    yield* Effect.acquireRelease(
      Effect.sync(() => spawn(command!, words, { stdio: "ignore", cwd: "/" })),
      (child) =>
        Effect.sync(() => {
          child.kill("SIGKILL")
          rmSync(folder, { recursive: true, force: true })
        })
    )
    const answers = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false))
        socket.unref()
      })
    for (let i = 0; i < 50 && !(yield* Effect.promise(answers)); i++) yield* Effect.sleep(100)
    return (user: string) => `postgresql://${user}@127.0.0.1:${port}/shop`
  })

/** What the service's own connections are, and may do. */
const standing = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ user: string; changes: boolean }>`
    select current_user as user, has_table_privilege('events', 'update') as changes`
  return row
})

describe.runIf(existsSync(pgbouncer))("behind a pooler that drops start parameters", () => {
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
