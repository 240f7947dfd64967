#!/usr/bin/env node
// Sends mutants of real samples of every format, and of the forms around them, to a running service and checks what comes back:
//   node scripts/fuzz.mjs --base http://127.0.0.1:3000/v1 --key sk_live_… [--mutants 2000] [--seed 1]
//                         [--format jpeg …] [--pid SERVICE_PID] [--concurrency 4]
// Every answer must be a 200 or a row of the error table; the service must live; with --pid its memory is
// told before and after. Ends with 1 when anything else was seen.
import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { envelopes, mutate, random, samples } from "./fuzzing.mjs"

const { values: options } = parseArgs({
  options: {
    base: { type: "string" },
    key: { type: "string" },
    mutants: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    format: { type: "string", multiple: true },
    pid: { type: "string" },
    concurrency: { type: "string", default: "4" }
  }
})
if (!options.base || !options.key) {
  console.error("usage: fuzz.mjs --base URL --key KEY [--mutants N] [--seed N] [--format F …] [--pid PID]")
  process.exit(2)
}

const table = new Set([
  "invalid_file_type 400",
  "scanned_pdf 400",
  "not_a_receipt 422",
  "no_file 400",
  "file_too_large 400"
])

const upload = (bytes) => {
  const form = new FormData()
  form.append("file", new Blob([bytes]), "mutant")
  return { body: form, headers: {} }
}

const send = async ({ body: sent, headers }) => {
  const response = await fetch(`${options.base}/convert`, {
    method: "POST",
    headers: { authorization: `Bearer ${options.key}`, ...headers },
    body: sent,
    signal: AbortSignal.timeout(60_000)
  })
  const body = await response.json()
  return response.status === 200 ? "ok 200" : `${body.error} ${response.status}`
}

const residentMegabytes = () =>
  options.pid === undefined
    ? null
    : Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${options.pid}/status`, "utf8"))[1]) / 1024)

let outside = 0
const before = residentMegabytes()
const formats = {
  ...(await samples()),
  envelope: [readFileSync(new URL("../test/fixtures/small.heic", import.meta.url))]
}
for (const [format, originals] of Object.entries(formats)) {
  if (options.format && !options.format.includes(format)) continue
  const next = random(`${options.seed}-${format}`)
  const answers = {}
  const started = performance.now()
  let sent = 0
  await Promise.all(
    Array.from({ length: Number(options.concurrency) }, async () => {
      while (sent < Number(options.mutants)) {
        sent++
        const original = originals[next(originals.length)]
        const { body, contentType } = format === "envelope" ? envelopes(original, next) : {}
        const mutant = body ? { body, headers: { "content-type": contentType } } : upload(mutate(original, next))
        const answer = await send(mutant).catch((error) => `no answer: ${error.cause ?? error}`)
        answers[answer] = (answers[answer] ?? 0) + 1
        if (answer !== "ok 200" && !table.has(answer)) outside++
      }
    })
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${format.padEnd(5)} ${sent} mutants in ${seconds} s: ${JSON.stringify(answers)}`)
}
const alive = await fetch(`${options.base}/openapi.json`).then(
  (response) => response.ok,
  () => false
)
if (before !== null) console.log(`resident memory of the service: ${before} MB before, ${residentMegabytes()} MB after`)
console.log(`${outside} answers outside the error table; the service ${alive ? "lives" : "IS GONE"}`)
process.exit(outside === 0 && alive ? 0 : 1)
