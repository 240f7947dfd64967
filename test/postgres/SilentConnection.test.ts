import { mkdtempSync, rmSync } from "node:fs"
import { connect, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "@effect/vitest"
import { Cause, Effect, Exit, Layer } from "effect"
import { Accounts } from "../../src/accounts/Accounts.ts"
import { Keys } from "../../src/keys/Keys.ts"
import { OutcomeUnknown } from "../../src/ledger/EventStore.ts"
import * as SqlEventStore from "../../src/ledger/SqlEventStore.ts"
import { convert } from "../support/convert.ts"
import { freshDatabaseUrl, layerDatabaseAt } from "../support/Database.ts"

/** Between the service and a database's socket: as long as it is silent, nothing passes and nothing closes. */
const proxyTo = (url: URL) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const folder = mkdtempSync(join(tmpdir(), "receipts-proxy-"))
      const sockets = new Set<Socket>()
      const state = { silent: false }
      const server = createServer((near) => {
        const host = url.searchParams.get("host")
        const far =
          host === null ? connect(Number(url.port || 5432), url.hostname) : connect(join(host, ".s.PGSQL.5432"))
        for (const [from, to] of [
          [near, far],
          [far, near]
        ] as const) {
          sockets.add(from)
          from.on("data", (piece) => void (state.silent || to.write(piece)))
          from.on("close", () => void (state.silent || to.destroy())).on("error", () => to.destroy())
        }
      })
      await new Promise<void>((resolve) => server.listen(join(folder, ".s.PGSQL.5432"), resolve))
      const through = new URL(url)
      through.searchParams.set("host", folder)
      const close = () => {
        sockets.forEach((socket) => socket.destroy())
        server.close()
        rmSync(folder, { recursive: true, force: true })
      }
      return { url: through.href, state, close }
    }),
    ({ close }) => Effect.sync(close)
  )

it.scopedLive(
  "half a minute is half a minute, also when the database falls silent in the middle of a charge",
  () =>
    Effect.gen(function* () {
      const proxy = yield* proxyTo(new URL(yield* freshDatabaseUrl))
      yield* Effect.gen(function* () {
        const account = yield* (yield* Accounts).open("Ada", "pro")
        const { id: key } = yield* (yield* Keys).create(account, "till")
        expect((yield* convert(account, { key_id: key })).used).toBe(1)

        proxy.state.silent = true
        const began = performance.now()
        // the third stands in line behind the first two, and is never charged
        const exits = yield* Effect.all(
          Array.from({ length: 3 }, () => Effect.exit(convert(account, { key_id: key }))),
          { concurrency: "unbounded" }
        )
        expect(performance.now() - began).toBeLessThan(33_000)
        const defects = exits.map((exit) => (Exit.isFailure(exit) ? Cause.squash(exit.cause) : null))
        expect(defects.filter((defect) => defect instanceof OutcomeUnknown)).toHaveLength(2)
        expect(defects.filter((defect) => (defect as { _tag?: string } | null)?._tag === "TurnMissed")).toHaveLength(1)

        proxy.state.silent = false
        expect((yield* convert(account, { key_id: key })).used).toBeGreaterThanOrEqual(2)
      }).pipe(
        Effect.provide(
          Layer.provideMerge(
            Layer.mergeAll(Accounts.Default, Keys.Default),
            Layer.provideMerge(SqlEventStore.layerSql, layerDatabaseAt(proxy.url))
          )
        )
      )
    }),
  90_000
)
