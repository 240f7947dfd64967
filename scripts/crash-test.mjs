#!/usr/bin/env node
// Kills the service and its embedded PostgreSQL with SIGKILL at seeded moments under parallel load, then proves
// the ledger:   node scripts/crash-test.mjs [--moments 200] [--seed 1] [--clients 6]
// Every file is different, so that its keyed digest in the ledger tells which request an event belongs to.
// Requests with an Idempotency-Key that got no answer are sent again after the restart.
import { execFileSync, spawn } from "node:child_process"
import { createHash, createHmac } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"

const { values: options } = parseArgs({
  options: {
    moments: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    clients: { type: "string", default: "6" }
  }
})
const main = fileURLToPath(new URL("../dist/main.js", import.meta.url))
const invoice = readFileSync(new URL("../test/fixtures/sample-invoice.pdf", import.meta.url))
const dataDirectory = mkdtempSync(join(tmpdir(), "receipts-crash-"))
const digestKey = "crash-test"
const { DATABASE_URL: _, ...inherited } = process.env
const environment = { ...inherited, DATA_DIR: dataDirectory, PORT: "0", FILE_DIGEST_KEY: digestKey }

let drawn = 0
const draw = (bound) => createHash("sha256").update(`${options.seed}-${drawn++}`).digest().readUInt32BE(0) % bound

const start = () =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, "serve"], { env: environment, stdio: ["ignore", "pipe", "pipe"] })
    let output = ""
    child.stderr.on("data", (piece) => (output += piece))
    child.stdout.on("data", (piece) => {
      output += piece
      if (!/^curl .*\n/m.test(output)) return
      resolve({
        child,
        base: /Base address: +(\S+)/.exec(output)[1],
        key: /API key: +(sk_live_\w+)/.exec(output)?.[1]
      })
    })
    child.once("exit", (code) => reject(new Error(`the service did not start (${code}): ${output}`)))
  })

const killPostgres = () => {
  try {
    process.kill(Number.parseInt(readFileSync(join(dataDirectory, "postgres/postmaster.pid"), "utf8"), 10), "SIGKILL")
    return true
  } catch {
    return false
  }
}

/** Every request ever sent: what became of it, over all its attempts. */
const requests = []
const waiting = []
const newRequest = () => {
  const file = Buffer.concat([invoice, Buffer.from(`\n%${requests.length}\n`)])
  const digest = createHmac("sha256", digestKey).update(file).digest("hex")
  const request = { file, digest, idempotencyKey: requests.length % 2 === 0 ? `request ${requests.length}` : null }
  Object.assign(request, { answered: [], failed: 0, lost: 0 })
  requests.push(request)
  return request
}

const send = async ({ base, key }, request) => {
  const form = new FormData()
  form.append("file", new Blob([request.file]), "invoice.pdf")
  const headers = { authorization: `Bearer ${key}` }
  if (request.idempotencyKey !== null) headers["idempotency-key"] = request.idempotencyKey
  try {
    const response = await fetch(`${base}/convert`, {
      method: "POST",
      headers,
      body: form,
      signal: AbortSignal.timeout(40_000)
    })
    const text = await response.text()
    if (response.status === 200) {
      const head = `${response.headers.get("x-ledger-position")}:${response.headers.get("x-ledger-hash")}`
      request.answered.push({ head, text })
    } else request.failed++
  } catch {
    request.lost++
    if (request.idempotencyKey !== null) waiting.push(request)
  }
}

const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis))

let key
const kills = { service: 0, database: 0, both: 0 }
const started = performance.now()
for (let moment = 0; moment < Number(options.moments); moment++) {
  const service = await start()
  key ??= service.key
  const stop = new AbortController()
  const clients = Array.from({ length: Number(options.clients) }, async () => {
    while (!stop.signal.aborted) await send({ ...service, key }, waiting.shift() ?? newRequest())
  })
  await pause(30 + draw(900))
  const kind = ["service", "database", "both"][draw(3)]
  kills[kind]++
  const ended = new Promise((resolve) => service.child.once("exit", resolve))
  if (kind !== "service") killPostgres()
  if (kind === "database") {
    // the service goes on, brings its database back, and is then stopped like any other
    await pause(300 + draw(1_500))
    stop.abort()
    service.child.kill("SIGTERM")
    const late = setTimeout(() => service.child.kill("SIGKILL"), 20_000)
    await Promise.all(clients)
    await ended
    clearTimeout(late)
  } else {
    service.child.kill("SIGKILL")
    stop.abort()
    await Promise.all(clients)
    await ended
  }
  if ((moment + 1) % 20 === 0) console.error(`${moment + 1} moments, ${requests.length} requests`)
}

const last = await start()
while (waiting.length > 0) await send({ ...last, key }, waiting.shift())
const receipts = (...words) =>
  execFileSync(process.execPath, [main, ...words], { env: environment, maxBuffer: 1 << 30 }).toString()
const events = receipts("ledger", "export")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))
const charged = new Map()
const heads = new Set(events.map(({ hash, version }) => `${version}:${hash}`))
for (const { data, type } of events) {
  if (type === "ConversionSucceeded") charged.set(data.file_digest, (charged.get(data.file_digest) ?? 0) + 1)
}
const faults = { "answered 200 without exactly one event": 0, "answered only with failures, but charged": 0 }
Object.assign(faults, {
  "charged more than once": 0,
  "two different answers for one key": 0,
  "told a head that is not on the chain": 0
})
for (const { answered, digest, failed, lost } of requests) {
  const count = charged.get(digest) ?? 0
  if (answered.length > 0 && count !== 1) faults["answered 200 without exactly one event"]++
  if (answered.length === 0 && lost === 0 && failed > 0 && count !== 0)
    faults["answered only with failures, but charged"]++
  if (count > 1) faults["charged more than once"]++
  if (new Set(answered.map(({ text }) => text)).size > 1) faults["two different answers for one key"]++
  if (answered.some(({ head }) => !heads.has(head))) faults["told a head that is not on the chain"]++
}
let verified
try {
  verified = receipts("ledger", "verify")
} catch (error) {
  verified = String(error.stdout)
  faults["the chain does not verify"] = 1
}
const stopped = new Promise((resolve) => last.child.once("exit", resolve))
last.child.kill("SIGTERM")
await stopped
rmSync(dataDirectory, { recursive: true, force: true })

const total = (pick) => requests.reduce((sum, request) => sum + pick(request), 0)
console.log(
  `${options.moments} moments in ${((performance.now() - started) / 1000).toFixed(0)} s: ${JSON.stringify(kills)}`
)
console.log(
  `${requests.length} requests: ${total(({ answered }) => (answered.length > 0 ? 1 : 0))} answered 200, ` +
    `${total(({ failed }) => failed)} failures, ${total(({ lost }) => lost)} connections lost; ${charged.size} charged`
)
console.log(verified.trim())
console.log(JSON.stringify(faults, null, 2))
process.exit(Object.values(faults).every((count) => count === 0) ? 0 : 1)
