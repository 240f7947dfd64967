#!/usr/bin/env node
// Measures how long the service's main thread blocks while large files are read:
//   node scripts/bench-event-loop.mjs [--seconds 20] [--concurrency 6]
// Runs the whole service in this process on a database of its own and the clients in another.
import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "20" },
    concurrency: { type: "string", default: "6" },
    load: { type: "string" },
    key: { type: "string" }
  }
})
const fixture = (name) => fileURLToPath(new URL(`../test/fixtures/${name}`, import.meta.url))

const sendLoad = async () => {
  const padded = Buffer.concat([readFileSync(fixture("sample-receipt-12mp.jpg")), Buffer.alloc(9_000_000)])
  const files = [
    padded,
    readFileSync(fixture("sample-receipt-12mp.heic")),
    readFileSync(fixture("sample-invoice.pdf")),
    Buffer.alloc(12_000_000, 0xff)
  ]
  const end = performance.now() + Number(options.seconds) * 1000
  const answers = {}
  await Promise.all(
    Array.from({ length: Number(options.concurrency) }, async (_, client) => {
      for (let i = client; performance.now() < end; i++) {
        const form = new FormData()
        form.append("file", new Blob([files[i % files.length]]), "file")
        const headers = { authorization: `Bearer ${options.key}` }
        const response = await fetch(`${options.load}/convert`, { method: "POST", headers, body: form })
        const { error = "ok" } = await response.json()
        answers[error] = (answers[error] ?? 0) + 1
      }
    })
  )
  console.log(`answers: ${JSON.stringify(answers)}`)
}

const measure = async () => {
  const { HttpServer } = await import("@effect/platform")
  const { NodeContext } = await import("@effect/platform-node")
  const { ConfigProvider, Effect, Layer, Logger, LogLevel, Redacted } = await import("effect")
  const { settings: configuration } = await import("../dist/Config.js")
  const { Accounts } = await import("../dist/accounts/Accounts.js")
  const { layerService } = await import("../dist/App.js")
  const { Keys } = await import("../dist/keys/Keys.js")
  const dataDirectory = mkdtempSync(join(tmpdir(), "receipts-bench-"))
  // the settings of a newcomer, on a folder and a port of our own
  const environment = ConfigProvider.fromMap(
    new Map([
      ["DATA_DIR", dataDirectory],
      ["PORT", "0"]
    ])
  )
  const settings = await Effect.runPromise(Effect.withConfigProvider(configuration, environment))
  const program = Effect.gen(function* () {
    const account = yield* (yield* Accounts).open("bench", "pro_plus")
    const { secret } = yield* (yield* Keys).create(account, "bench")
    const { address } = yield* HttpServer.HttpServer
    const load = ["--load", `http://127.0.0.1:${address.port}/v1`, "--key", Redacted.value(secret)]
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    yield* Effect.promise(
      () =>
        new Promise((resolve) => {
          const words = [process.argv[1], ...load, "--seconds", options.seconds, "--concurrency", options.concurrency]
          spawn(process.execPath, words, { stdio: "inherit" }).on("exit", resolve)
        })
    )
    delay.disable()
    const ms = (nanoseconds) => (nanoseconds / 1e6).toFixed(1)
    console.log(
      `event loop delay over ${options.seconds} s, ${options.concurrency} clients: ` +
        `median ${ms(delay.percentile(50))} ms, p99 ${ms(delay.percentile(99))} ms, ` +
        `p99.9 ${ms(delay.percentile(99.9))} ms, worst ${ms(delay.max)} ms (a timer of 1 ms waits at least 1 ms)`
    )
  })
  await Effect.runPromise(
    program.pipe(
      Effect.provide(Layer.provide(layerService(settings), [NodeContext.layer, Logger.minimumLogLevel(LogLevel.None)]))
    )
  )
  // the server may take a moment to put its last files away
  rmSync(dataDirectory, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 })
}

await (options.load ? sendLoad() : measure())
