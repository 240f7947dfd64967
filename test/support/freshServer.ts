import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NodeContext } from "@effect/platform-node"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Redacted } from "effect"
import { findBinaries } from "../../src/postgres/EmbeddedBinaries.ts"
import { serverUser } from "../../src/postgres/ServerUser.ts"

/** Where the PostgreSQL servers of this machine lie, by their major version: 18 of npm, and Debian's 15 where it is installed. */
export const serverBinaries: ReadonlyArray<readonly [version: string, folder: string]> = [
  ["18", await Effect.runPromise(Effect.provide(findBinaries, NodeContext.layer))] as const,
  ["15", "/usr/lib/postgresql/15/bin"] as const
].filter(([, folder]) => existsSync(folder))

if (serverBinaries.length === 1) {
  console.warn("PostgreSQL 15 is not tested here. To test it too: apt-get install postgresql-15")
}

const sqlAt = (url: string) => Layer.fresh(PgClient.layer({ url: Redacted.make(url) }))

/** Runs statements at a database, as the user that the URL names. */
export const execute = (url: string, ...statements: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    for (const statement of statements) yield* sql.unsafe(statement)
  }).pipe(Effect.provide(sqlAt(url)))

export interface FreshServer {
  /** As the superuser `postgres`, or as another user. */
  readonly url: (database?: string, user?: string, password?: string) => string
}

/** A server of its own, for as long as the scope is open: empty, or begun with a base backup of another one. */
export const freshServer = (bin: string, origin: FreshServer | null = null) =>
  Effect.acquireRelease(
    Effect.gen(function* () {
      const { own, prefix } = yield* serverUser([join(bin, "postgres")])
      const folder = mkdtempSync(join(tmpdir(), "receipts-pg-"))
      yield* own(folder)
      const run = (program: string, ...words: ReadonlyArray<string>) => {
        const [command, ...rest] = [...prefix, join(bin, program), ...words]
        execFileSync(command!, rest, { cwd: "/", stdio: "ignore" })
      }
      const cluster = join(folder, "cluster")
      if (origin === null) {
        run("initdb", "-D", cluster, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C")
        // the user `careful` is asked for a password, all others are not
        const access = ["local all careful scram-sha-256", "local all all trust", "local replication all trust", ""]
        writeFileSync(join(cluster, "pg_hba.conf"), access.join("\n"))
      } else run("pg_basebackup", "-D", cluster, "-d", origin.url(), "-X", "stream", "-c", "fast")
      const options = `-c listen_addresses= -c fsync=off -c unix_socket_directories=${folder}`
      run("pg_ctl", "-D", cluster, "-w", "-l", join(folder, "log"), "-o", options, "start")
      const url = (database = "postgres", user = "postgres", password = "") =>
        `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(folder)}`
      return { url, stop: () => run("pg_ctl", "-D", cluster, "-m", "immediate", "stop"), folder }
    }).pipe(Effect.provide(NodeContext.layer)),
    ({ folder, stop }) =>
      Effect.sync(() => {
        stop()
        rmSync(folder, { recursive: true, force: true })
      })
  )
