#!/usr/bin/env node
// How long an account's list of 10,000 conversions takes in the database: node scripts/bench-conversions.mjs
// On an embedded database of its own. Prints the median and the slowest of 50 runs, in milliseconds.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NodeContext } from "@effect/platform-node"
import { SqlClient } from "@effect/sql"
import { Effect, Layer, Logger, LogLevel } from "effect"
import { layerDatabase } from "../dist/Administration.js"
import { layerStores } from "../dist/App.js"
import { everything, SavedConversions } from "../dist/conversions/SavedConversions.js"

const folder = mkdtempSync(join(tmpdir(), "receipts-bench-"))
const layer = layerStores.pipe(
  Layer.provideMerge(layerDatabase({ databaseUrl: null, databaseOwnerUrl: null, dataDirectory: folder })),
  Layer.provide(NodeContext.layer),
  Layer.provide(Logger.minimumLogLevel(LogLevel.Warning))
)
const account = "acc_bench00000000000"

const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  // five accounts, so that the index has something to leave out
  yield* sql`
    insert into saved_conversions (account_id, conversion_id, saved_at, file_name, data, evidence, warnings, channel,
      key_id, file_digest, vendor, date, total, currency, category, words)
    select 'acc_bench0000000000' || (n % 5), 'cnv_' || lpad(n::text, 22, '0'), now() - n * interval '7 minutes',
      'scan-' || n || '.jpg', data, data, '[]', 'api', 'key_0000000000000000', md5(n::text) || md5(n::text),
      'Vendor ' || n % 700, '2026-11-14', n % 1000 / 10.0, 'EUR', 'Groceries',
      'vendor ' || n % 700 || ' scan-' || n || '.jpg ' || n % 1000 / 10.0 || ' ' || repeat('milk bread butter cheese ', 12)
    from generate_series(0, 49999) n,
      (select json_build_object('vendor', 'Vendor', 'items', array_agg(i)) as data from generate_series(1, 400) i) d`
})

const measure = (name, run) =>
  Effect.gen(function* () {
    const times = []
    for (let i = 0; i < 50; i++) {
      const begin = performance.now()
      yield* run
      times.push(performance.now() - begin)
    }
    times.sort((a, b) => a - b)
    console.log(`${name.padEnd(28)} ${times[25].toFixed(1).padStart(7)} ${times[49].toFixed(1).padStart(7)}`)
  })

const bench = Effect.gen(function* () {
  yield* fill
  const saved = yield* SavedConversions
  const list = (filter, after = null) => saved.list(account, { ...everything, ...filter }, after)
  const first = yield* list({})
  console.log("10,000 conversions            median slowest")
  yield* measure("the newest 50", list({}))
  yield* measure("the next 50", list({}, first.next))
  yield* measure("a vendor that is found", list({ text: "vendor 35" }))
  yield* measure("words that nothing has", list({ text: "no such words" }))
  yield* measure("a month and a category", list({ month: "2026-10", category: "Groceries" }))
  yield* measure("currencies and categories", saved.facets(account))
})

await Effect.runPromise(Effect.provide(bench, layer)).finally(() => rmSync(folder, { recursive: true, force: true }))
