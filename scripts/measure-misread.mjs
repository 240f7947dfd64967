#!/usr/bin/env node
// What becomes of the total where recognition takes one figure of a receipt for another:
//   npm run build
//   node scripts/measure-misread.mjs --layouts FILE [--tries N]
// FILE is cord_train.jsonl.gz. In each receipt whose total is labelled and read, one figure of an amount, both picked by
// lot, becomes one that looks like it, N times anew. Prints how often the total is still right, not stated, or wrong, and
// how often it is wrong and stated as sure (0.9 or more).
import { parseArgs } from "node:util"
import { propose } from "../dist/extraction/local/propose.js"
import { reconcile } from "../dist/extraction/reconcile.js"
import { toReceiptData } from "../dist/extraction/Reading.js"
import { judges } from "./judging.mjs"
import { labelsOf } from "./layouts/cordLabels.mjs"
import { pageOf, readLayouts } from "./layouts/readLayouts.mjs"
import { randomOf } from "./receipts/random.mjs"

const { values: options } = parseArgs({
  options: { layouts: { type: "string" }, tries: { type: "string", default: "3" } }
})
if (!options.layouts) {
  console.error("usage: measure-misread.mjs --layouts FILE [--tries N]")
  process.exit(2)
}

const lookAlike = ["8", "7", "7", "8", "9", "6", "8", "1", "3", "8"]
/** An amount, and not a count or a date. */
const isAmount = (text) => /^\D{0,4}\d{1,3}(?:[.,]\d{2,3})+\D{0,2}$/.test(text)

const readingOf = (page) => reconcile(propose([page]))
const isRight = (reading, label) => reading !== null && judges.total(toReceiptData(reading).total, label)

const counts = { receipts: 0, tries: 0, right: 0, unstated: 0, wrong: 0, "wrong and sure": 0 }
readLayouts(options.layouts).forEach((receipt, number) => {
  const { total } = labelsOf(receipt)
  const page = pageOf(receipt, 0.12)
  if (total === undefined || !isRight(readingOf(page), total)) return
  counts.receipts++
  const random = randomOf(number + 1)
  const amounts = page.runs.flatMap(({ text }, at) => (isAmount(text) ? [at] : []))
  for (let one = 0; one < Number(options.tries) && amounts.length > 0; one++) {
    const at = random.pick(amounts)
    const { text } = page.runs[at]
    const figure = random.pick([...text.matchAll(/\d/g)]).index
    const misread = text.slice(0, figure) + lookAlike[Number(text[figure])] + text.slice(figure + 1)
    const runs = page.runs.map((run, index) => (index === at ? { ...run, text: misread, confidence: 0.97 } : run))
    const reading = readingOf({ ...page, runs })
    counts.tries++
    if (reading === null) counts.unstated++
    else if (isRight(reading, total)) counts.right++
    else {
      counts.wrong++
      if (reading.total.confidence >= 0.9) counts["wrong and sure"]++
    }
  }
})
const { receipts, tries, ...outcomes } = counts
console.log(`${receipts} receipts, ${tries} tries`)
for (const [name, count] of Object.entries(outcomes))
  console.log(name.padEnd(16), `${((count / Math.max(1, tries)) * 100).toFixed(1).padStart(5)} %  (${count})`)
