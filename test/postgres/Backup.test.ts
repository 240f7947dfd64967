import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { execute, freshServer } from "../support/freshServer.ts"
import { receipts, startService } from "../support/Service.ts"

const bin = "/usr/lib/postgresql/15/bin"
const invoice = readFileSync(new URL("../fixtures/sample-invoice.pdf", import.meta.url))

const folder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "receipts-backup-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
)

/** What every server of one installation shares; it is backed up with the database. */
const environmentFor = (databaseUrl: string, directory: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: directory,
  FILE_DIGEST_KEY: "kept",
  SIGN_IN_SECRET: "kept with the database, in the same safe"
})

type Installation = ReturnType<typeof environmentFor>

/** Converts so many files and answers with the last one's place in the ledger. */
const convert = (environment: Installation, key: string | null, times: number) =>
  Effect.promise(async () => {
    const service = await startService(environment)
    let head = ""
    for (let i = 0; i < times; i++) {
      const form = new FormData()
      form.append("file", new Blob([invoice]), "invoice.pdf")
      const headers = { authorization: `Bearer ${key ?? service.key}` }
      const response = await fetch(`${service.base}/convert`, { method: "POST", headers, body: form })
      expect(response.status).toBe(200)
      head = `${response.headers.get("x-ledger-position")}:${response.headers.get("x-ledger-hash")}`
    }
    await service.stop()
    return { head, key: key ?? service.key! }
  })

/** The chain is whole, holds the head that a client kept, and goes on. */
const standsAndGoesOn = (restored: Installation, key: string, head: string) =>
  Effect.gen(function* () {
    const verify = (kept: string) =>
      Effect.map(
        Effect.promise(() => receipts(restored, "ledger", "verify", "--head", kept, "--json")),
        ({ stdout }) => JSON.parse(stdout) as { events: number }
      )
    const before = yield* verify(head)
    expect(before).toMatchObject({ status: "intact", heads_proven: 1 })
    const next = yield* convert(restored, key, 1)
    expect(yield* verify(next.head)).toMatchObject({ status: "intact", events: before.events + 1, heads_proven: 1 })
  })

describe.runIf(existsSync(bin))("a ledger that was backed up", () => {
  it.scopedLive(
    "stands and goes on after pg_dump and pg_restore, and after a base backup",
    () =>
      Effect.gen(function* () {
        const directory = yield* folder
        const origin = yield* freshServer(bin)
        yield* execute(origin.url(), "create database shop")
        const { head, key } = yield* convert(environmentFor(origin.url("shop"), directory), null, 3)

        const copy = yield* freshServer(bin, origin)
        yield* standsAndGoesOn(environmentFor(copy.url("shop"), directory), key, head)

        const dump = join(directory, "ledger.dump")
        const run = (program: string, ...words: ReadonlyArray<string>) =>
          execFileSync(join(bin, program), words, { stdio: ["ignore", "pipe", "inherit"] }).toString()
        run("pg_dump", "--format=custom", `--file=${dump}`, "-d", origin.url("shop"))
        const other = yield* freshServer(bin)
        // roles are the server's, and come by themselves; the owner is there already
        const roles = run("pg_dumpall", "--roles-only", "-d", origin.url()).replace(/^CREATE ROLE postgres;$/m, "")
        execFileSync(join(bin, "psql"), ["-qX", "-d", other.url()], {
          input: roles,
          stdio: ["pipe", "ignore", "inherit"]
        })
        yield* execute(other.url(), "create database shop")
        run("pg_restore", "--exit-on-error", "-d", other.url("shop"), dump)
        yield* standsAndGoesOn(environmentFor(other.url("shop"), directory), key, head)
      }),
    300_000
  )
})
