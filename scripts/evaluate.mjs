#!/usr/bin/env node
// Measures a running service on labelled receipts, over HTTP, as a client would:
//   node scripts/evaluate.mjs --base http://127.0.0.1:3000/v1 --key sk_live_… --dir FOLDER [--dir FOLDER …] [--misses] [--svg FILE]
// FOLDER holds files/ and truth.jsonl: one JSON object a line with `file` and whichever of vendor, date, total,
// subtotal, tip, currency, taxes, items the label knows, `NAME_alternatives` for values that are right too, or
// `expect_error` with the code or codes that are right. Prints which reader answered (EXTRACTOR of the service chooses
// it), each field's share of right answers, the times, and, by tenths of the confidence that the service stated, how
// often total, date, vendor and currency were right; --svg draws that.
import { writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { parseArgs } from "node:util"
import { convert, isRight, judges, matchItems, readTruth } from "./judging.mjs"
import { drawReliability } from "./reliability.mjs"

const { values: options } = parseArgs({
  options: {
    base: { type: "string" },
    key: { type: "string" },
    dir: { type: "string", multiple: true },
    misses: { type: "boolean", default: false },
    svg: { type: "string" }
  }
})
if (!options.base || !options.key || !options.dir) {
  console.error("usage: evaluate.mjs --base URL --key KEY --dir FOLDER [--dir FOLDER …] [--misses] [--svg FILE]")
  process.exit(2)
}

const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0
const noTenths = () => Array.from({ length: 10 }, () => ({ right: 0, all: 0 }))
/** How often values were right, by tenths of the confidence that was stated for them. */
const reliability = { total: noTenths(), date: noTenths(), vendor: noTenths(), currency: noTenths() }
const warned = new Map()

for (const folder of options.dir) {
  const rows = readTruth(folder)
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
    const { code, data, evidence, millis, ok, reader, warnings } = await convert(options, join(folder, truth.file))
    for (const warning of warnings) warned.set(warning.code, (warned.get(warning.code) ?? 0) + 1)
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
    for (const field of Object.keys(judges)) {
      const name = field.replace("~", "")
      const right = isRight(truth, field, data[name])
      if (right === null) continue
      count(field, right)
      if (!right && ok)
        misses.push(`${truth.file}: ${field} ${JSON.stringify(data[name])} instead of ${JSON.stringify(truth[name])}`)
      const stated = evidence?.[name]?.confidence
      if (reliability[field] === undefined || stated === undefined || data[name] === null) continue
      const tenth = reliability[field][Math.min(9, Math.floor(stated * 10))]
      tenth.all++
      if (right) tenth.right++
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

const percent = ({ all, right }) => `${((100 * right) / all).toFixed(1).padStart(5)} %  (${right} of ${all})`

for (const [field, tenths] of Object.entries(reliability)) {
  if (tenths.every(({ all }) => all === 0)) continue
  console.log(`stated confidence: how often the ${field} was right`)
  for (const [index, tenth] of tenths.entries()) {
    if (tenth.all > 0)
      console.log(`  ${(index / 10).toFixed(1)} to ${((index + 1) / 10).toFixed(1)}  ${percent(tenth)}`)
  }
}
if (warned.size > 0) console.log(`warnings: ${[...warned].map(([code, times]) => `${code} ${times}`).join(", ")}`)
if (options.svg) writeFileSync(options.svg, drawReliability(reliability))
