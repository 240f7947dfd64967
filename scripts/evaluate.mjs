#!/usr/bin/env node
// Measures a running service on labelled receipts, over HTTP, as a client would:
//   node scripts/evaluate.mjs --base http://127.0.0.1:3000/v1 --key sk_live_… --dir FOLDER [--dir FOLDER …] [--misses]
// FOLDER holds files/ and truth.jsonl: one JSON object a line with `file` and whichever of vendor, date, total,
// subtotal, tip, currency, taxes, items the label knows, `NAME_alternatives` for values that are right too, or
// `expect_error` with the code or codes that are right. Prints which reader answered (EXTRACTOR of the service chooses
// it), each field's share of right answers, the times, and, by tenths of the confidence that the service stated, how
// often the total was right.
import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { parseArgs } from "node:util"

const { values: options } = parseArgs({
  options: {
    base: { type: "string" },
    key: { type: "string" },
    dir: { type: "string", multiple: true },
    misses: { type: "boolean", default: false }
  }
})
if (!options.base || !options.key || !options.dir) {
  console.error("usage: evaluate.mjs --base URL --key KEY --dir FOLDER [--dir FOLDER …] [--misses]")
  process.exit(2)
}

const letters = (text) =>
  String(text ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")

const editDistance = (a, b) => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, one] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (one === other ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]
}

const similarity = (a, b) =>
  1 - editDistance(letters(a), letters(b)) / Math.max(1, letters(a).length, letters(b).length)
const near = (a, b) => typeof a === "number" && typeof b === "number" && Math.abs(a - b) < 0.0051
const sum = (lines) => Math.round(lines.reduce((total, { amount = 0 }) => total + amount, 0) * 100) / 100

const looksLike = (got, label) =>
  similarity(got, label) >= 0.8 ||
  (letters(got).length >= 4 && letters(label).includes(letters(got))) ||
  (letters(label).length >= 4 && letters(got).includes(letters(label)))

/** How each field is judged; `vendor~` forgives letters and parts. */
const judges = {
  vendor: (got, label) => letters(got) === letters(label),
  "vendor~": looksLike,
  date: (got, label) => got === label,
  total: near,
  subtotal: near,
  tip: near,
  currency: (got, label) => got === label,
  taxes: (got, label) => near(sum(got ?? []), sum(label))
}

const convert = async (path) => {
  const form = new FormData()
  form.append("file", new Blob([readFileSync(path)]), basename(path))
  const started = performance.now()
  const headers = { authorization: `Bearer ${options.key}` }
  const response = await fetch(`${options.base}/convert`, { method: "POST", headers, body: form })
  const body = await response.json()
  const confidence = Number(response.headers.get("x-extraction-confidence"))
  return {
    ok: response.status === 200,
    code: body.error ?? "ok",
    data: body.data ?? {},
    confidence,
    reader: response.headers.get("x-extractor"),
    millis: performance.now() - started
  }
}

const matchItems = (got, labels) => {
  const free = [...labels]
  let hits = 0
  for (const item of got) {
    const at = free.findIndex(
      (label) => near(item.total_price, label.total_price) && similarity(item.name, label.name) >= 0.7
    )
    if (at === -1) continue
    free.splice(at, 1)
    hits++
  }
  return { hits, got: got.length, labelled: labels.length }
}

const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0
const tenths = Array.from({ length: 10 }, () => ({ right: 0, all: 0 }))

for (const folder of options.dir) {
  const rows = readFileSync(join(folder, "truth.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const tally = {}
  const count = (field, right) => {
    tally[field] ??= { right: 0, all: 0 }
    tally[field].all++
    if (right) tally[field].right++
  }
  const items = { hits: 0, got: 0, labelled: 0 }
  const times = []
  const misses = []
  const readers = new Map()
  for (const truth of rows) {
    const { code, confidence, data, millis, ok, reader } = await convert(join(folder, truth.file))
    if (truth.expect_error !== undefined) {
      const right = [truth.expect_error].flat().includes(code)
      count("expected outcome", right)
      if (!right) misses.push(`${truth.file}: ${code} instead of ${truth.expect_error}`)
      continue
    }
    count("answered", ok)
    if (ok) readers.set(reader, (readers.get(reader) ?? 0) + 1)
    if (ok) times.push(millis)
    else misses.push(`${truth.file}: ${code}`)
    for (const [field, judge] of Object.entries(judges)) {
      const name = field.replace("~", "")
      if (truth[name] === undefined || truth[name] === null) continue
      const right = [truth[name], ...(truth[`${name}_alternatives`] ?? [])].some((label) => judge(data[name], label))
      count(field, right)
      if (!right && ok)
        misses.push(`${truth.file}: ${field} ${JSON.stringify(data[name])} instead of ${JSON.stringify(truth[name])}`)
      if (field === "total" && ok) {
        const tenth = tenths[Math.min(9, Math.floor(confidence * 10))]
        tenth.all++
        if (right) tenth.right++
      }
    }
    if (truth.items !== undefined) {
      const match = matchItems(data.items ?? [], truth.items)
      for (const name of Object.keys(items)) items[name] += match[name]
    }
  }
  console.log(
    `${basename(folder)}: ${rows.length} files, median ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`
  )
  for (const [reader, answers] of readers) console.log(`  answered by ${reader}: ${answers}`)
  for (const [field, { all, right }] of Object.entries(tally)) {
    console.log(`  ${field.padEnd(16)} ${((100 * right) / all).toFixed(1).padStart(5)} %  (${right} of ${all})`)
  }
  if (items.labelled > 0) {
    console.log(
      `  items F1         ${((200 * items.hits) / (items.got + items.labelled)).toFixed(1).padStart(5)} %  (${items.hits} of ${items.labelled})`
    )
  }
  if (options.misses) for (const miss of misses) console.log(`    ${miss}`)
}

if (tenths.some(({ all }) => all > 0)) {
  console.log("stated confidence: totals that were right")
  for (const [index, { all, right }] of tenths.entries()) {
    if (all > 0)
      console.log(
        `  ${(index / 10).toFixed(1)} to ${((index + 1) / 10).toFixed(1)}  ${((100 * right) / all).toFixed(1).padStart(5)} %  (${right} of ${all})`
      )
  }
}
