#!/usr/bin/env node
// Measures the ledger on this machine, through the service's own layers and, for comparison, the same loop written
// by hand with pg:   node scripts/bench-ledger.mjs [--sizes 10000,1000000,5000000] [--seconds 5]
// Uses an embedded PostgreSQL of its own or, when it is set, the (empty) database of DATABASE_URL.
import { parseArgs } from "node:util"
import { Effect, Redacted, Stream } from "effect"
import { Pool } from "pg"
import { DatabaseServer } from "../dist/postgres/Database.js"
import { EventStore } from "../dist/ledger/EventStore.js"
import { LedgerReader } from "../dist/ledger/LedgerReader.js"
import { toJsonLine } from "../dist/ledger/LedgerRow.js"
import { Verifier } from "../dist/ledger/Verification.js"
import { accountName, digest, facts, hashOf, keyName, openAccounts, rowOf } from "./bench-ledger/accounts.mjs"
import { asOwner, onLedger } from "./bench-ledger/database.mjs"
import { latency, ms, number, rate, writers } from "./bench-ledger/measures.mjs"

const { values: options } = parseArgs({
  options: { sizes: { type: "string", default: "10000,1000000,5000000" }, seconds: { type: "string", default: "5" } }
})
const sizes = options.sizes.split(",").map(Number)
const millis = Number(options.seconds) * 1000

/** Fills one account's current month up to a size; hashes are random, nobody verifies them. */
const fill = (sql, account, size) =>
  sql.unsafe(`
  insert into events (account_id, version, type, recorded_at, data, hash)
  select '${accountName(account)}', v.last + n, 'ConversionSucceeded', now(), format(
    '{"byte_count":1,"conversion_id":"fill%s","file_digest":"${digest}","input":"upload","key_id":"${keyName(account)}","month":"%s","ordinal":%s}',
    v.ordinal + n, to_char(now() at time zone 'UTC', 'YYYY-MM'), v.ordinal + n)::json, sha256(n::text::bytea)
  from (select max(version) as last, coalesce(max(ordinal), 0) as ordinal from events where account_id = '${accountName(account)}') v,
    generate_series(1, ${size} - v.ordinal) n;`)

const program = Effect.gen(function* () {
  const runtime = yield* Effect.runtime()
  const run = (effect) => Effect.runPromise(Effect.provide(effect, runtime))
  const store = yield* EventStore
  const reader = yield* LedgerReader
  const { owner } = yield* DatabaseServer
  const url = new URL(Redacted.value(owner.url))
  url.searchParams.set("options", "-c role=receipts_service -c timezone=UTC")
  const pool = new Pool({ connectionString: url.href, max: writers })
  // of a connection that the stopping server closes first
  pool.on("error", () => undefined)
  yield* Effect.addFinalizer(() => Effect.promise(() => pool.end()))

  yield* asOwner((sql) => openAccounts(sql, 1, 1003))

  const byHand = (account) => {
    const { actor, channel, conversion_id } = facts(account)
    const values = [accountName(account), new Date(), conversion_id, actor.key_id, channel, "upload", 100_000, digest]
    return pool.query(
      `with recorded as (select * from record_conversion($1, $2, $3, $4, null, $5, $6, $7, $8)),
        kept as (
          insert into saved_conversions (account_id, conversion_id, saved_at, data)
          select $1, $3, now(), '{}' from recorded where outcome = 'recorded')
        select * from recorded`,
      values
    )
  }
  const byService = (account) => {
    const charge = facts(account)
    return run(store.recordConversion(accountName(account), charge, rowOf(accountName(account), charge)))
  }
  const spread = () => 2 + Math.floor(Math.random() * 1000)

  // a table is analysed when it has grown, by the server itself; here it is done at once
  yield* Effect.promise(() => rate(() => byService(spread()), millis))
  yield* asOwner((sql) => sql.unsafe("analyze events"))

  for (const [name, pick] of [
    ["one hot account", () => 1],
    ["1,000 accounts", spread]
  ]) {
    yield* Effect.promise(() => rate(() => byHand(pick()), millis))
    const hand = yield* Effect.promise(() => rate(() => byHand(pick()), millis))
    const service = yield* Effect.promise(() => rate(() => byService(pick()), millis))
    console.log(
      `appends a second, ${name}: ${number(service)} by the service, ${number(hand)} by hand with pg (ratio ${(service / hand).toFixed(2)})`
    )
  }

  const count = yield* Stream.runCount(reader.rows({ account: null, month: null }))
  const timed = (work) =>
    Effect.gen(function* () {
      const started = performance.now()
      yield* Stream.runForEachChunk(reader.rows({ account: null, month: null }), (rows) =>
        Effect.sync(() => {
          for (const row of rows) work(row)
        })
      )
      return count / ((performance.now() - started) / 1000)
    })
  let bytes = 0
  console.log(
    `export: ${number(
      yield* timed((row) => {
        bytes += toJsonLine(row).length
      })
    )} events a second (${number(count)} events, ${number(bytes / 1e6)} MB)`
  )
  const verifier = new Verifier({ partial: false, heads: [] })
  console.log(
    `verify: ${number(yield* timed((row) => verifier.add(row)))} events a second; ${verifier.fault === null ? "intact" : JSON.stringify(verifier.fault)}`
  )

  const filled = 1003
  for (const size of sizes) {
    yield* asOwner((sql) => fill(sql, filled, size))
    yield* asOwner((sql) => sql.unsafe("analyze events"))
    yield* Effect.promise(() => latency(() => run(store.findKey(hashOf(accountName(filled)))), 50))
    const authenticate = yield* Effect.promise(() => latency(() => run(store.findKey(hashOf(accountName(filled))))))
    const append = yield* Effect.promise(() => latency(() => byService(filled)))
    console.log(
      `${number(size)} events of one account's month: authenticate and count ${ms(authenticate)}; append ${ms(append)}`
    )
  }
})

await onLedger(program, process.env.DATABASE_URL)
