#!/usr/bin/env node
// This service against what a Node developer would otherwise take, on the same labelled pictures, with the same judge:
//   node scripts/compare.mjs --dir FOLDER [--dir FOLDER …] [--limit N]
// FOLDER is as for evaluate.mjs; PDFs are left out, which the others do not read. Prints each field's share of right
// values, and the times, one file after the other.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { parseArgs } from "node:util"
import { gutenye, ours, tesseract } from "./compare/readers.mjs"
import { isRight, matchItems, readTruth } from "./judging.mjs"

const { values: options } = parseArgs({
  options: { dir: { type: "string", multiple: true }, limit: { type: "string", default: "1000" } }
})
if (!options.dir) {
  console.error("usage: compare.mjs --dir FOLDER [--dir FOLDER …] [--limit N]")
  process.exit(2)
}
const fields = ["vendor", "vendor~", "date", "total", "currency"]
const folder = mkdtempSync(join(tmpdir(), "receipts-compare-"))

const measure = async (reader, truths, from) => {
  const tally = Object.fromEntries(fields.map((field) => [field, { right: 0, all: 0 }]))
  const items = { hits: 0, got: 0, labelled: 0 }
  const times = []
  for (const truth of truths) {
    const began = performance.now()
    const data = await reader.read(join(from, truth.file)).catch(() => null)
    times.push(performance.now() - began)
    for (const field of fields) {
      const right = isRight(truth, field, data?.[field.replace("~", "")])
      if (right === null) continue
      tally[field].all++
      if (data !== null && right) tally[field].right++
    }
    if (truth.items === undefined) continue
    const got = data?.items ?? []
    const { hits, labelled } = matchItems(got, truth.items)
    items.hits += hits
    items.got += got.length
    items.labelled += labelled
  }
  times.sort((a, b) => a - b)
  const share = (part, of) => (of === 0 ? "-" : ((100 * part) / of).toFixed(0))
  return [
    ...fields.map((field) => share(tally[field].right, tally[field].all)),
    share(2 * items.hits, items.labelled === 0 ? 0 : items.got + items.labelled),
    (times[times.length >> 1] / 1000).toFixed(1)
  ]
}

const readers = [
  ["this service", ours],
  ["tesseract.js 7 with plain rules", tesseract],
  ["@gutenye/ocr-node 1.4 with plain rules", gutenye]
]
console.log(`| pictures | reader | ${fields.join(" | ")} | items F1 | median s |`)
console.log(`| --- | --- | ${fields.map(() => "--- | ").join("")}--- | --- |`)
for (const [name, start] of readers) {
  const reader = await start(folder)
  for (const from of options.dir) {
    const truths = readTruth(from)
      .filter(({ expect_error, file }) => expect_error === undefined && !file.endsWith(".pdf"))
      .slice(0, Number(options.limit))
    const cells = await measure(reader, truths, from)
    console.log(`| ${[`${basename(from)}, ${truths.length}`, name, ...cells].join(" | ")} |`)
  }
  await reader.stop()
}
rmSync(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 })
// the recogniser that was installed aside knows no end
process.exit(0)
