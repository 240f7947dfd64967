#!/usr/bin/env node
// A mixed load for a long time, with hostile files, broken clients and a model at fault:
//   node scripts/soak.mjs [--minutes 60] [--warm 10] [--clients 3] [--think 1000] [--seed 1] [--svg scripts/soak.svg]
// --warm: minutes under the same load before anything is measured (a quarter of a shorter run): models load, caches fill.
// Prints what the service answered, what it held in the first and in the last ten minutes (a sixth of a shorter run),
// how long good documents took in both, and whether every 200 is exactly one event; ends with 1 where that is not so.
import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { parseArgs } from "node:util"
import { random } from "./fuzzing.mjs"
import { startService } from "./serving.mjs"
import { startClients } from "./soak/clients.mjs"
import { drawSoak } from "./soak/draw.mjs"
import { startModel } from "./soak/model.mjs"
import { watch } from "./soak/watch.mjs"

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    warm: { type: "string", default: "10" },
    clients: { type: "string", default: "3" },
    think: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    svg: { type: "string" }
  }
})
const millis = Number(options.minutes) * 60_000
const part = Math.min(10 * 60_000, millis / 6)
const digestKey = randomBytes(16).toString("hex")
const next = random(options.seed)
const folder = mkdtempSync(join(tmpdir(), "receipts-soak-"))
const model = await startModel(random(`${options.seed} model`))
const service = await startService({
  DATA_DIR: folder,
  FILE_DIGEST_KEY: digestKey,
  OPENAI_BASE_URL: model.base,
  OPENAI_MODEL: "soak",
  MODEL_SECONDS: "4"
})
const keys = ["one", "two"].map(service.openAccount)

const clients = await startClients({
  base: service.base,
  count: Number(options.clients),
  digestKey,
  keys,
  next,
  thinkMillis: Number(options.think)
})
await pause(Math.min(Number(options.warm) * 60_000, millis / 4))
const held = watch(service.pid, Math.min(5_000, millis / 60))
const began = performance.now()
await Promise.race([pause(millis), service.ended.then(() => Promise.reject(new Error("the service ended")))])
const end = performance.now()
held.stop()
await clients.stop()
const lines = service
  .receipts("ledger", "export")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))
// it throws where a chain is broken
const verdict = service.receipts("ledger", "verify").split("\n")[0]
await service.stop()
await model.stop()

const charged = new Map()
for (const { data, type } of lines)
  if (type === "ConversionSucceeded") charged.set(data.file_digest, (charged.get(data.file_digest) ?? 0) + 1)
const told = new Set(clients.requests.filter(({ answered }) => answered).map(({ digest }) => digest))
const wrong = {
  "answered 200 without an event": [...told].filter((digest) => !charged.has(digest)).length,
  "charged and never answered 200": [...charged.keys()].filter((digest) => !told.has(digest)).length,
  "charged more often than answered": [...charged].filter(
    ([digest, times]) => times > clients.requests.filter((one) => one.answered && one.digest === digest).length
  ).length
}

const inPart = (from, to) => (one) => one.at >= from && one.at < to
const [isFirst, isLast] = [inPart(began, began + part), inPart(end - part, end)]
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const percentile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
const row = (name, digits, of) => {
  const [first, last] = [of(isFirst), of(isLast)]
  const change = ((last / first - 1) * 100).toFixed(1)
  console.log(`| ${name} | ${first.toFixed(digits)} | ${last.toFixed(digits)} | ${change} % |`)
}
const latenciesOf = (kind, within) =>
  clients.latencies.filter((one) => one.kind === kind && within(one)).map(({ millis }) => millis)

console.log(
  `${options.minutes} minutes, ${clients.requests.length} documents, the first and last ${(part / 60_000).toFixed(1)} minutes:`
)
console.log("| | first | last | change |\n| --- | --- | --- | --- |")
row("memory, MB", 0, (within) => mean(held.samples.filter(within).map(({ megabytes }) => megabytes)))
row("of it the database's, MB", 0, (within) =>
  mean(held.samples.filter(within).map(({ databaseMegabytes }) => databaseMegabytes))
)
row("open handles", 0, (within) => mean(held.samples.filter(within).map(({ handles }) => handles)))
row("of them the database's", 0, (within) =>
  mean(held.samples.filter(within).map(({ databaseHandles }) => databaseHandles))
)
row("processes", 1, (within) => mean(held.samples.filter(within).map(({ processes }) => processes)))
for (const kind of ["picture", "PDF"])
  for (const [name, share] of [
    ["median", 0.5],
    ["p95", 0.95]
  ])
    row(`${kind}, ${name} ms`, 0, (within) => percentile(latenciesOf(kind, within), share))
console.log("\n| what was sent | answers |\n| --- | --- |")
for (const [what, codes] of Object.entries(clients.answers))
  console.log(
    `| ${what} | ${Object.entries(codes)
      .map(([code, times]) => `${code}: ${times}`)
      .join(", ")} |`
  )
console.log(
  `| to the model, which | ${Object.entries(model.did)
    .map(([what, times]) => `${what}: ${times}`)
    .join(", ")} |`
)
console.log(
  `\n${told.size} documents were answered 200; ${Object.entries(wrong)
    .map(([what, times]) => `${what}: ${times}`)
    .join(", ")}; ${verdict}`
)

if (options.svg !== undefined) {
  const minuteOf = (at) => (at - began) / 60_000
  const samples = (name) => held.samples.map((one) => ({ minute: minuteOf(one.at), value: one[name] }))
  const perMinute = (kind) =>
    Array.from({ length: Math.ceil(millis / 60_000) }, (_, minute) => ({
      minute: minute + 0.5,
      value: percentile(latenciesOf(kind, inPart(began + minute * 60_000, began + (minute + 1) * 60_000)), 0.5)
    })).filter(({ value }) => !Number.isNaN(value))
  const panels = [
    { title: "memory of all processes", unit: "MB", colour: "#1b7f5a", points: samples("megabytes") },
    { title: "open handles", unit: "all processes", colour: "#2b5fb3", points: samples("handles") },
    { title: "processes", unit: "database included", colour: "#7a3fb3", points: samples("processes") },
    { title: "a picture", unit: "median ms of each minute", colour: "#b3562b", points: perMinute("picture") },
    { title: "a PDF", unit: "median ms of each minute", colour: "#b3562b", points: perMinute("PDF") }
  ]
  writeFileSync(options.svg, drawSoak(panels))
}
rmSync(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 })
const isExact = Object.values(wrong).every((times) => times === 0) && /intact/.test(verdict)
process.exit(isExact ? 0 : 1)
