#!/usr/bin/env node
// Where the time of a conversion goes: node scripts/bench-stages.mjs [--dir FOLDER …] [--limit N]
// Starts the built service with one reader, sends it the files of labelled folders (as for evaluate.mjs; without one,
// the repository's sample receipt) one after the other, and prints from its own /metrics how long each stage took and
// what the reader held in memory.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { convert, readTruth } from "./judging.mjs"
import { freePort, startService } from "./serving.mjs"

const { values: options } = parseArgs({
  options: { dir: { type: "string", multiple: true }, limit: { type: "string", default: "1000" } }
})
const stages = ["decode", "detect", "recognise", "understand", "record"]
const folder = mkdtempSync(join(tmpdir(), "receipts-stages-"))

const metricsPort = await freePort()
const service = await startService({ METRICS_PORT: String(metricsPort), DATA_DIR: folder, READERS: "1" })

/** What the service has measured so far, by the names of its lines. */
const measured = async () => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return new Map([...text.matchAll(/^(\w+(?:\{[^}]*\})?) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]))
}
const secondsIn = (metrics, stage) => metrics.get(`receipts_conversion_stage_seconds_sum{stage="${stage}"}`) ?? 0
const readerMegabytes = (metrics) =>
  Math.max(
    0,
    ...[...metrics].filter(([name]) => name.startsWith("receipts_reader_resident_bytes")).map(([, value]) => value)
  ) / 1e6

// the first conversion loads the models
const sample = fileURLToPath(new URL("../test/fixtures/sample-receipt.jpg", import.meta.url))
await convert(service, sample)

console.log(`| files | median s | slowest s | ${stages.map((stage) => `${stage} ms`).join(" | ")} | reader MB |`)
console.log(`| --- | --- | --- | ${stages.map(() => "--- | ").join("")}--- |`)
const sets = options.dir?.map((from) => [basename(from), readTruth(from).map(({ file }) => join(from, file))]) ?? [
  ["the sample receipt", Array.from({ length: 5 }, () => sample)]
]
for (const [name, all] of sets) {
  const files = all.slice(0, Number(options.limit))
  const before = await measured()
  const times = []
  let memory = 0
  for (const file of files) {
    times.push((await convert(service, file)).millis / 1000)
    memory = Math.max(memory, readerMegabytes(await measured()))
  }
  const after = await measured()
  times.sort((a, b) => a - b)
  const means = stages.map((stage) => (1000 * (secondsIn(after, stage) - secondsIn(before, stage))) / files.length)
  const cells = [times[times.length >> 1].toFixed(2), times.at(-1).toFixed(2), ...means.map((mean) => mean.toFixed(0))]
  console.log(`| ${[`${name}, ${files.length}`, ...cells, memory.toFixed(0)].join(" | ")} |`)
}
await service.stop()
rmSync(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 })
