#!/usr/bin/env node
// Holds the reading of text against receipts of which only the words, their places and labels are known (CORD's):
//   npm run build
//   node scripts/measure-layouts.mjs --layouts FILE [--without FOLDER …] [--misses FIELD]
// FILE is cord_train.jsonl.gz; receipts of the folders --without are left out, and those marked as an exam. Prints, of each
// field, how many labels are read right: total, subtotal, taxes (their sum), items (F1), and of items that were found
// those whose name, quantity and unit price are right where they are labelled. --misses lists a field's misses.
import { basename, extname } from "node:path"
import { parseArgs } from "node:util"
import { propose } from "../dist/extraction/local/propose.js"
import { reconcile } from "../dist/extraction/reconcile.js"
import { toReceiptData } from "../dist/extraction/Reading.js"
import { judges, matchItems, near, readTruth } from "./judging.mjs"
import { labelsOf } from "./layouts/cordLabels.mjs"
import { pageOf, readLayouts } from "./layouts/readLayouts.mjs"

const { values: options } = parseArgs({
  options: {
    layouts: { type: "string" },
    without: { type: "string", multiple: true, default: [] },
    misses: { type: "string" }
  }
})
if (!options.layouts) {
  console.error("usage: measure-layouts.mjs --layouts FILE [--without FOLDER …] [--misses FIELD]")
  process.exit(2)
}

/** Share of a word's height that its box is wider than its letters. */
const margin = 0.12

const nameOf = (file) => basename(file, extname(file))
const known = new Set(options.without.flatMap((folder) => readTruth(folder).map(({ file }) => nameOf(file))))
const receipts = readLayouts(options.layouts).filter(({ id }) => !known.has(id))

const counts = { total: [0, 0], subtotal: [0, 0], taxes: [0, 0] }
const items = { hits: 0, got: 0, labelled: 0, whole: 0 }
const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
const isSaid = (label, value) => label === undefined || near(label, value)

for (const receipt of receipts) {
  const labels = labelsOf(receipt)
  const reading = reconcile(propose([pageOf(receipt, margin)]))
  const data = reading === null ? null : toReceiptData(reading)
  const miss = (field) => {
    if (options.misses === field) console.log(receipt.id, JSON.stringify(labels[field]), JSON.stringify(data?.[field]))
  }
  for (const field of Object.keys(counts).filter((one) => labels[one] !== undefined)) {
    const isRight = data !== null && judges[field](data[field], labels[field])
    counts[field][0] += isRight ? 1 : 0
    counts[field][1]++
    if (!isRight) miss(field)
  }
  if (labels.items === undefined) continue
  const found = data?.items ?? []
  const { got, hits, labelled } = matchItems(found, labels.items)
  const whole = labels.items.filter((label) =>
    found.some(
      (item) =>
        plain(item.name) === plain(label.name) &&
        near(item.total_price, label.total_price) &&
        isSaid(label.quantity, item.quantity) &&
        isSaid(label.unit_price, item.unit_price)
    )
  ).length
  for (const [name, value] of Object.entries({ hits, got, labelled, whole })) items[name] += value
  if (whole < labelled || got > labelled) miss("items")
}

const percent = (of, all) => `${((of / Math.max(1, all)) * 100).toFixed(1).padStart(5)} %  (${of} of ${all})`
console.log(`${receipts.length} receipts`)
for (const [field, [right, all]] of Object.entries(counts)) console.log(field.padEnd(18), percent(right, all))
console.log("items, F1".padEnd(18), percent(2 * items.hits, items.got + items.labelled))
console.log("items, all right".padEnd(18), percent(items.whole, items.labelled))
