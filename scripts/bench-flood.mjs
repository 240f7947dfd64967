#!/usr/bin/env node
// Shows what a flood does to others: node scripts/bench-flood.mjs [--short]
// Starts the built service on a database of its own and prints, for one account that sends a conversion every second,
// the median alone and while another account sends 300 at once; then what becomes of 60 requests of an account with
// one credit left; then the server's memory under 200 uploads of 10 MB with a TIFF of 20 pages and a JPEG of
// 300 megapixels among them. Every run ends with the ledger's verdict.
import { spawn, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { Agent, fetch, FormData } from "undici"

const repository = new URL("..", import.meta.url)
const main = new URL("dist/main.js", repository).pathname
const receipt = readFileSync(new URL("test/fixtures/sample-receipt.jpg", repository))
const isShort = process.argv[2] === "--short"
const [many, times, uploads] = isShort ? [5, 1, 2] : [300, 15, 200]
const invoice = readFileSync(new URL("test/fixtures/sample-invoice.pdf", repository))
const folder = mkdtempSync(join(tmpdir(), "receipts-flood-"))
const env = { ...process.env, DATA_DIR: folder, PORT: "0" }
delete env.DATABASE_URL

const receipts = (...words) => JSON.parse(spawnSync(process.execPath, [main, ...words, "--json"], { env }).stdout)
const service = spawn(process.execPath, [main, "serve"], { env, stdio: ["ignore", "pipe", "pipe"] })
const base = await new Promise((resolve, reject) => {
  let text = ""
  for (const stream of [service.stdout, service.stderr])
    stream.on("data", (piece) => {
      text += piece
      const found = /http:\/\/[\d.]+:\d+\/v1/.exec(text)
      if (found !== null) resolve(found[0])
    })
  service.once("exit", () => reject(new Error(text)))
})

const givenKey = (plan) => {
  const { account_id } = receipts("accounts", "create", "--name", "flood", "--plan", plan)
  return receipts("keys", "create", "--account", account_id, "--name", "one").key
}
// connections that lay idle may be closed by the server just as they are used again
let dispatcher = new Agent({ bodyTimeout: 0, headersTimeout: 0 })
const convert = async (key, bytes) => {
  const began = performance.now()
  const form = new FormData()
  form.append("file", new Blob([bytes]), "receipt")
  try {
    const response = await fetch(`${base}/convert`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      dispatcher,
      body: form
    })
    const { error = "ok" } = await response.json()
    return { error, millis: performance.now() - began }
  } catch (cause) {
    return { error: `no answer: ${cause.cause?.code ?? cause.message}`, millis: performance.now() - began }
  }
}
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const counts = (answers) => {
  const found = {}
  for (const { error } of answers) found[error] = (found[error] ?? 0) + 1
  return Object.entries(found)
    .map(([error, count]) => `${count} ${error}`)
    .join(", ")
}
const everySecond = async (key, file, times) => {
  const answers = []
  for (let i = 0; i < times; i++) {
    answers.push(convert(key, file))
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  return Promise.all(answers)
}
const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, "utf8"))?.[1] ?? 0) / 1024
const watchMemory = () => {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, residentMegabytes())), 20)
  return () => (clearInterval(timer), most)
}

const [flood, steady] = [givenKey("pro_plus"), givenKey("pro_plus")]
await convert(steady, receipt)

for (const [name, file] of [["an invoice (PDF)", invoice], ...(isShort ? [] : [["a picture", receipt]])]) {
  await convert(steady, file)
  const alone = await everySecond(steady, file, times)
  const idle = median(alone.map(({ millis }) => millis))
  const job = Math.min(...alone.map(({ millis }) => millis))
  const flooding = Promise.all(Array.from({ length: many }, () => convert(flood, file)))
  const beside = await everySecond(steady, file, times)
  const flooded = await flooding
  const busy = median(beside.map(({ millis }) => millis))
  console.log(
    `${name} every second: median alone ${idle.toFixed(0)} ms, beside a flood of ${many} ${busy.toFixed(0)} ms ` +
      `(twice the first and one job: ${(2 * idle + job).toFixed(0)} ms); ${counts(beside)}; the flood: ${counts(flooded)}`
  )
}

const poor = givenKey("free")
for (let i = 0; i < 9; i++) await convert(poor, invoice)
const last = await Promise.all(Array.from({ length: 60 }, () => convert(poor, receipt)))
console.log(
  `one credit, 60 requests: ${counts(last)}, all within ${(Math.max(...last.map(({ millis }) => millis)) / 1000).toFixed(1)} s`
)

const padded = Buffer.concat([receipt, Buffer.alloc(10 * 1024 * 1024 - receipt.length)])
/** A TIFF of 20 pages and a JPEG of 300 megapixels. */
const largeFiles = async () => {
  const page = await sharp(receipt).resize({ width: 1000 }).toBuffer()
  const pages = await sharp(
    Array.from({ length: 20 }, () => page),
    { join: { animated: true } }
  )
    .tiff({ compression: "jpeg" })
    .toBuffer()
  const huge = await sharp({
    create: { width: 20_000, height: 15_000, channels: 3, background: "white" },
    limitInputPixels: false
  })
    .jpeg()
    .toBuffer()
  return [pages, huge]
}
for (const [name, files] of [
  [`${uploads} uploads of 10 MB`, []],
  ...(isShort ? [] : [["the same with the TIFF and the JPEG", await largeFiles()]])
]) {
  dispatcher = new Agent({ bodyTimeout: 0, headersTimeout: 0 })
  const most = watchMemory()
  const answers = await Promise.all(
    [...files, ...Array.from({ length: uploads }, () => padded)].map((bytes, i) =>
      convert(i % 2 === 0 ? flood : steady, bytes)
    )
  )
  console.log(`${name}: ${counts(answers)}; the server's memory at most ${most().toFixed(0)} MB`)
}

service.kill("SIGTERM")
await new Promise((resolve) => service.once("exit", resolve))
const { events, status } = receipts("ledger", "verify")
const charged = receipts("ledger", "replay").reduce((sum, { used }) => sum + used, 0)
console.log(`ledger: ${status}, ${events} events, ${charged} conversions charged`)
rmSync(folder, { recursive: true, force: true })
