#!/usr/bin/env node
// How much the built service holds: node scripts/bench-load.mjs [--seconds 6] [--clients 1,8,32,128] [--readers 1,2]
// Conversions of a picture, a PDF and a mix of both, by so many clients in a closed loop, with one and two readers; then
// everything but reading, against the same work written by hand on node:http and pg, on the same database; that alone
// with --readers "".
import { spawn, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { load } from "./bench-load/clients.mjs"

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "6" },
    clients: { type: "string", default: "1,8,32,128" },
    readers: { type: "string", default: "1,2" }
  }
})
const list = (text) => text.split(",").filter(Boolean).map(Number)
const seconds = Number(options.seconds)
const inRepository = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const main = inRepository("dist/main.js")
const receipt = readFileSync(inRepository("test/fixtures/sample-receipt.jpg"))
const invoice = readFileSync(inRepository("test/fixtures/sample-invoice.pdf"))
const folder = mkdtempSync(join(tmpdir(), "receipts-load-"))
const { DATABASE_URL: _, ...inherited } = process.env

/** A program that says something before it serves. */
const start = (words, env, says) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "pipe"] })
    let text = ""
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (piece) => {
        if (text.length > 1e6) return
        text += piece
        const found = says.exec(text)
        if (found !== null) resolve({ child, found })
      })
    child.once("exit", () => reject(new Error(text)))
  })
const stop = async ({ child }) => {
  const ended = new Promise((resolve) => child.once("exit", resolve))
  child.kill("SIGTERM")
  await ended
}

const told = (name, readers, clients, { cores, megabytes, others, p50, p95, p99, rate }) => {
  const refused = Object.entries(others).map(([code, times]) => `${code}: ${times}`)
  const cells = [name, readers, clients, rate.toFixed(1), p50.toFixed(0), p95.toFixed(0), p99.toFixed(0)]
  return `| ${[...cells, megabytes.toFixed(0), cores.toFixed(1), refused.join(", ") || "none"].join(" | ")} |`
}

console.log(
  "| what | readers | clients | conversions a second | p50 ms | p95 ms | p99 ms | memory MB | cores | not 200 |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)
for (const readers of list(options.readers)) {
  const env = { ...inherited, PORT: "0", DATA_DIR: join(folder, `data-${readers}`), READERS: String(readers) }
  // as many clients as there are may wait
  Object.assign(env, { READER_QUEUE: "256", LOG_LEVEL: "warning" })
  const service = await start([main, "serve"], env, /Base address: +(\S+)[^]*?API key: +(sk_live_\w+)/)
  const [, base, first] = service.found
  const receipts = (...words) =>
    JSON.parse(spawnSync(process.execPath, [main, ...words, "--json"], { env: { ...env, LOG_LEVEL: "error" } }).stdout)
  const { account_id } = receipts("accounts", "create", "--name", "load", "--plan", "pro_plus")
  const keys = [first, receipts("keys", "create", "--account", account_id, "--name", "load").key]
  for (const [name, files] of [
    ["a picture", [receipt]],
    ["a PDF", [invoice]],
    ["both in turn", [receipt, invoice]]
  ])
    for (const clients of list(options.clients))
      console.log(
        told(name, readers, clients, await load({ base, clients, files, keys, pid: service.child.pid, seconds }))
      )
  await stop(service)
}

const empty = await start(
  [inRepository("scripts/bench-load/empty-reader.mjs"), join(folder, "empty"), "32"],
  inherited,
  /^(\{"keys".*\})\n/m
)
const { base, database, keys } = JSON.parse(empty.found[1])
const byHand = await start([inRepository("scripts/bench-load/by-hand.mjs"), database], inherited, /^(\{"base".*\})\n/m)
const servers = [
  { name: "everything but reading", base, child: empty.child, rounds: [] },
  { name: "the same by hand", base: JSON.parse(byHand.found[1]).base, child: byHand.child, rounds: [] }
]
const during = ({ base, child }, seconds) =>
  load({ base, clients: 32, files: [receipt], keys, pid: child.pid, seconds })
// what runs for years is compiled; and what else the machine does falls on both
for (const server of servers) await during(server, 10)
// a round is short and each begins with another, so that a machine that is slower for a while is so for both; and long
// enough that what runs for years is measured, not what a heap does that just stood idle
const pairs = 15
for (let pair = 0; pair < pairs; pair++)
  for (const server of pair % 2 === 0 ? servers : servers.toReversed()) {
    // who has stood idle has given memory back, and gets it again first
    await during(server, 1)
    server.rounds.push(await during(server, (seconds * 2) / 3))
  }
await stop(byHand)
await stop(empty)
const middle = (sorted) => sorted[Math.floor(sorted.length / 2)]
for (const { name, rounds } of servers)
  console.log(told(name, "-", 32, middle(rounds.toSorted((a, b) => a.rate - b.rate))))
const [ours, theirs] = servers
const ratios = ours.rounds.map(({ rate }, pair) => rate / theirs.rounds[pair].rate).sort((a, b) => a - b)
const [least, median, most] = [ratios[0], middle(ratios), ratios.at(-1)].map((ratio) => ratio.toFixed(2))
console.log(
  `everything but reading, against the same by hand: ${median} (median of ${pairs} pairs of rounds, ${least} to ${most})`
)
rmSync(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 })
