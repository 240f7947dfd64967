#!/usr/bin/env node
// Fits what each feature of a merchant's name weighs on labelled documents, and writes the weights that the reader uses:
//   npm run build
//   node scripts/fit-weights.mjs --dir FOLDER [--dir FOLDER …] [--lines FOLDER --layouts FILE] [--cache FOLDER]
// Exams are refused, and rows whose licence does not let weights be trained are left out. --lines and --layouts are
// SROIE's cut lines and the entities of its receipts; --cache keeps what was recognised for the next run. Prints how
// often the choice is right (letters forgiven) by hand-set weights, by fitted ones, and by ones that were fitted without
// the merchant (five folds) and without the source.
import { basename } from "node:path"
import { parseArgs } from "node:util"
import { bestAttempt } from "../dist/extraction/local/reading/bestAttempt.js"
import { namesFound } from "../dist/extraction/local/reading/vendor/namesFound.js"
import { asPrinted } from "../dist/extraction/local/reading/vendor/Vendor.js"
import { isRight } from "./judging.mjs"
import { handSet } from "./weights/handSet.mjs"
import { heldOut, percent } from "./weights/heldOut.mjs"
import { documentsOf, receiptsOfLines } from "./weights/pages.mjs"
import { foldOf, recognised } from "./weights/recognised.mjs"
import { writeWeights } from "./weights/weightsFile.mjs"

const { values: options } = parseArgs({
  options: {
    dir: { type: "string", multiple: true },
    lines: { type: "string" },
    layouts: { type: "string" },
    cache: { type: "string" },
    out: { type: "string", default: "src/extraction/local/reading/vendor/nameWeights.ts" }
  }
})
if (!options.dir || (options.lines === undefined) !== (options.layouts === undefined)) {
  console.error("usage: fit-weights.mjs --dir FOLDER [--dir FOLDER …] [--lines FOLDER --layouts FILE] [--cache FOLDER]")
  process.exit(2)
}

/** How far data may lead a weight from the hand-set one; chosen by the folds. */
const spread = 0.5
/** Real documents of many kinds are few; those of one kind that are many, and drawn ones, do not outvote them. */
const [fewDocuments, fewWeight, drawnWeight] = [60, 3, 0.1]

/** A chain's shops write their names alike at the beginning. */
const foldOfMerchant = (vendor) =>
  foldOf(
    vendor
      .toLowerCase()
      .replace(/[^\p{L}]/gu, "")
      .slice(0, 12)
  )

const exampleOf = ({ pages, source, truth }) => {
  const sheet = bestAttempt(pages)?.sheet
  if (sheet === undefined) return []
  const names = namesFound(sheet)
  const values = names.map((name) => asPrinted(sheet, name).value)
  const grades = values.map((value) => (isRight(truth, "vendor", value) ? 2 : isRight(truth, "vendor~", value) ? 1 : 0))
  const isDrawn = truth.source === "drawn by scripts/receipts"
  return [
    { source, isDrawn, fold: foldOfMerchant(truth.vendor), choices: names.map(({ features }) => features), grades }
  ]
}

const hasVendor = ({ vendor }) => vendor != null
const readers = options.dir.map((folder) => [basename(folder), () => documentsOf(folder, hasVendor)])
if (options.lines !== undefined) readers.push(["sroie_lines", () => receiptsOfLines(options.lines, options.layouts)])
const found = (await recognised(readers, options.cache)).flatMap(exampleOf)
const sources = [...new Set(found.map(({ source }) => source))]
const examples = found.map((one) => {
  const isFew = found.filter(({ source }) => source === one.source).length <= fewDocuments
  return { ...one, weight: one.isDrawn ? drawnWeight : isFew ? fewWeight : 1 }
})

const { fitted, rows } = heldOut(examples, handSet, spread)
console.log(`${"".padEnd(24)}     hand   fitted  no merchant  no source`)
for (const { own, right, source } of rows)
  console.log(
    source.padEnd(18) + String(own.length).padStart(6) + right.map((count) => percent(count, own.length)).join("  ")
  )

await writeWeights(options.out, {
  comment: [
    "What each feature of a name weighs: how much likelier, in powers of e, it makes it the merchant's. Fitted by",
    `scripts/fit-weights.mjs on ${examples.length} documents of ${sources.join(", ")}.`
  ],
  constant: "nameWeights",
  feature: "NameFeature",
  weights: fitted,
  documentsWith: (name) =>
    examples.filter(({ choices }) => choices.some((one) => one.some(([own]) => own === name))).length
})
process.exit(0)
