#!/usr/bin/env node
// Whether weights that labelled documents teach would choose totals, dates and currencies better than the hand-set ones:
//   npm run build
//   node scripts/weigh-evidence.mjs --dir FOLDER [--dir FOLDER …] [--cache FOLDER]
// Folders and cache are those of fit-weights.mjs. Every reason's weight is multiplied by what the data say, drawn towards
// one. Prints how often the first choice is right by hand-set weights, by fitted ones, and by ones that were fitted without
// the merchant (five folds) and without the source; and how often the right one is among the choices at all.
import { basename } from "node:path"
import { parseArgs } from "node:util"
import { scale } from "../dist/domain/Money.js"
import { bestAttempt } from "../dist/extraction/local/reading/bestAttempt.js"
import { readDate } from "../dist/extraction/local/reading/Dates.js"
import { readPlace } from "../dist/extraction/local/reading/readPlace.js"
import { isRight } from "./judging.mjs"
import { heldOut, percent } from "./weights/heldOut.mjs"
import { documentsOf } from "./weights/pages.mjs"
import { foldOf, recognised } from "./weights/recognised.mjs"

const { values: options } = parseArgs({
  options: { dir: { type: "string", multiple: true }, cache: { type: "string" } }
})
if (!options.dir) {
  console.error("usage: weigh-evidence.mjs --dir FOLDER [--dir FOLDER …] [--cache FOLDER]")
  process.exit(2)
}

/** How far data may lead a weight from the hand-set one, as a share of it. */
const spread = 0.5
const drawnWeight = 0.1

/** What each field may be on a document, with what speaks for it. */
const candidatesOf = {
  total: ({ summary }) => summary.totals.map(({ evidence, units }) => ({ evidence, value: units / scale })),
  date: ({ sheet }) => readDate(sheet, readPlace(sheet, ""), null),
  currency: ({ sheet, summary }) => {
    const [date] = candidatesOf.date({ sheet })
    return readPlace(sheet, "").currencyOn(date?.value ?? null, sheet.rows[summary.totals[0].row])
  }
}

const readers = options.dir.map((folder) => [basename(folder), () => documentsOf(folder, () => true)])
const documents = (await recognised(readers, options.cache)).flatMap((one) => {
  const best = bestAttempt(one.pages)
  return best === null ? [] : [{ ...one, best }]
})

for (const [field, candidates] of Object.entries(candidatesOf)) {
  const examples = documents.flatMap(({ best, source, truth }) => {
    if (isRight(truth, field, null) === null) return []
    const found = candidates(best)
    return [
      {
        source,
        fold: foldOf(String(truth.vendor ?? truth.file).toLowerCase()),
        weight: truth.source === "drawn by scripts/receipts" ? drawnWeight : 1,
        choices: found.map(({ evidence }) => evidence.map(({ reason, weight }) => [reason, weight])),
        // a refund's sign is decided for the whole document
        grades: found.map(({ value }) =>
          Number([value, field === "total" ? -value : value].some((one) => isRight(truth, field, one)))
        )
      }
    ]
  })
  const reasons = examples.flatMap(({ choices }) => choices.flat().map(([reason]) => reason))
  const hand = Object.fromEntries([...new Set(reasons)].map((reason) => [reason, 1]))
  console.log(`${field.padEnd(24)}     hand   fitted  no merchant  no source  among them`)
  for (const { own, right, source } of heldOut(examples, hand, spread).rows) {
    const among = own.filter(({ grades }) => grades.includes(1)).length
    console.log(
      source.padEnd(18) +
        String(own.length).padStart(6) +
        [...right, among].map((count) => percent(count, own.length)).join("  ")
    )
  }
}
process.exit(0)
