import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, connect } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { Effect } from "effect"
import { serverUser } from "../../src/postgres/ServerUser.ts"

const pgbouncer = "/usr/sbin/pgbouncer"
/** Whether a pooler can be tested here. */
export const hasPooler = existsSync(pgbouncer)
if (!hasPooler) console.warn("No pooler is tested here. To test one too: apt-get install pgbouncer")

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
export const pooler = (socketFolder: string) =>
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
