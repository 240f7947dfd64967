#!/usr/bin/env node
// The ledger before and after its move into hash partitions, and the move itself, while conversions are recorded:
//   node scripts/bench-partitions.mjs [--events 20000000] [--accounts 10000] [--partitions 16] [--seconds 10]
// Uses an embedded PostgreSQL of its own; takes some 20 minutes and 30 GB of disk at 20 million events.
import { parseArgs } from "node:util"
import { Duration, Effect, Fiber, Stream } from "effect"
import { EventStore } from "../dist/ledger/EventStore.js"
import { LedgerReader } from "../dist/ledger/LedgerReader.js"
import { layerOwnerClient } from "../dist/postgres/Database.js"
import { partition } from "../dist/postgres/Partitions.js"
import { accountName, digest, facts, hashOf, openAccounts, rowOf } from "./bench-ledger/accounts.mjs"
import { asOwner, onLedger } from "./bench-ledger/database.mjs"
import { latency, ms, number, rate } from "./bench-ledger/measures.mjs"

const { values: options } = parseArgs({
  options: {
    events: { type: "string", default: "20000000" },
    accounts: { type: "string", default: "10000" },
    partitions: { type: "string", default: "16" },
    seconds: { type: "string", default: "10" }
  }
})
const [events, accounts, parts] = [options.events, options.accounts, options.partitions].map(Number)
const millis = Number(options.seconds) * 1000
const months = 12
const each = Math.floor(events / accounts)

const owned = (text) => asOwner((sql) => sql.unsafe(text))

/** Takes the indexes away for the time of the filling; what PostgreSQL tells of them puts them back. */
const withoutIndexes = (fill) =>
  Effect.gen(function* () {
    const indexes = yield* owned(
      "select indexname as name, indexdef as definition from pg_indexes where tablename = 'events' and indexname <> 'events_pkey'"
    )
    for (const { name } of indexes) yield* owned(`drop index ${name}`)
    yield* owned("alter table events drop constraint events_pkey")
    yield* fill
    yield* owned("alter table events add primary key (account_id, version)")
    for (const { definition } of indexes) yield* owned(definition)
    yield* owned("vacuum analyze events")
  })

/** The accounts' conversions of the last months, as they would have come: all accounts in turn. Nobody verifies them. */
const fill = Effect.gen(function* () {
  const rounds = Math.max(1, Math.floor(500_000 / accounts))
  for (let from = 1; from <= each; from += rounds)
    yield* owned(`
      insert into events (account_id, version, type, recorded_at, data, hash)
      select 'acc_' || lpad(n::text, 16, '0'), 2 + g, 'ConversionSucceeded', now(), format(
        '{"byte_count":1,"channel":"api","conversion_id":"cnv_f%s","file_digest":"${digest}","input":"upload","key_id":"key_%s","month":"%s","ordinal":%s}',
        lpad(g::text, 21, '0'), lpad(n::text, 16, '0'),
        to_char(now() at time zone 'UTC' - make_interval(months => ${months - 1} - (g - 1) * ${months} / ${each}), 'YYYY-MM'), g)::json,
        sha256((n || ' ' || g)::text::bytea)
      from generate_series(${from}, ${Math.min(each, from + rounds - 1)}) g, generate_series(1, ${accounts}) n`)
})

const program = Effect.gen(function* () {
  const runtime = yield* Effect.runtime()
  const run = (effect) => Effect.runPromise(Effect.provide(effect, runtime))
  const store = yield* EventStore
  const reader = yield* LedgerReader
  const anyone = () => accountName(1 + Math.floor(Math.random() * accounts))
  const append = (account) => {
    const charge = facts(Number(account.slice(4)))
    return run(store.recordConversion(account, charge, rowOf(account, charge)))
  }
  const timed = (effect) => Effect.map(Effect.timed(effect), ([spent]) => Duration.toMillis(spent) / 1000)

  const measure = (name) =>
    Effect.gen(function* () {
      const promised = (work) => Effect.promise(work)
      yield* promised(() => rate(() => append(anyone()), millis))
      const authenticate = yield* promised(() => latency(() => run(store.findKey(hashOf(anyone())))))
      const single = yield* promised(() => latency(() => append(anyone())))
      const newest = yield* promised(() => latency(() => run(store.newest(anyone(), null, 50))))
      const appends = yield* promised(() => rate(() => append(anyone()), millis))
      const [largest] = yield* owned(
        `select max(pg_relation_size(relid)) as bytes, max(pg_indexes_size(relid)) as indexes, count(*) as tables
         from (select relid from pg_partition_tree('events') where isleaf union select 'events'::regclass) leaves`
      )
      const counted = yield* timed(Stream.runCount(reader.rows({ account: anyone(), month: null })))
      console.log(
        `| ${name} | ${ms(authenticate)} | ${ms(single)} | ${number(appends)} | ${ms(newest)} | ${(counted * 1000).toFixed(0)} ms | ${number(largest.bytes / 1e6)} + ${number(largest.indexes / 1e6)} MB |`
      )
    })

  yield* asOwner((sql) => openAccounts(sql, 1, accounts))
  console.log(
    `filled ${number(each * accounts)} events of ${number(accounts)} accounts in ${(yield* timed(withoutIndexes(fill))).toFixed(0)} s`
  )
  console.log(
    "| ledger | authenticate and count | append | appends a second | newest 50 | an account read | largest table + indexes |\n| --- | --- | --- | --- | --- | --- | --- |"
  )
  yield* measure("one table")

  let [longest, last, count] = [0, performance.now(), 0]
  const beside = yield* Effect.fork(
    Effect.forever(
      Effect.promise(async () => {
        await append(anyone())
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
        count++
      })
    )
  )
  const began = performance.now()
  const moved = yield* partition(parts, false).pipe(Effect.provide(layerOwnerClient))
  const seconds = (performance.now() - began) / 1000
  yield* Fiber.interrupt(beside)
  yield* measure(`${parts} partitions`)
  console.log(
    `moved ${number(moved.events)} events in ${seconds.toFixed(0)} s; the tables changed places within ${moved.paused_ms} ms; meanwhile ${number(count)} appends, one after the other, the longest ${longest.toFixed(0)} ms`
  )
})

await onLedger(program)
