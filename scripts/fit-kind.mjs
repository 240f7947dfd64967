#!/usr/bin/env node
// Fits what each feature of a document weighs for its being a receipt or invoice, and writes the weights that the reader
// uses:
//   npm run build
//   node scripts/fit-kind.mjs --dir FOLDER [--dir FOLDER …] [--layouts FILE …] [--cache FOLDER] [--out FILE]
// A row of truth.jsonl that expects `not_a_receipt` is of another kind, a row that expects nothing a receipt; rows whose
// licence does not let weights be trained are left out, exams are refused. --layouts are words of receipts with their
// boxes. scripts/weights/collect-documents.mjs makes a folder of documents of other kinds. Documents in which no amount
// may be a total are no matter of this, and are not counted. Prints how often the verdict is right by hand-set weights,
// by fitted ones, and by ones that were fitted without the document (five folds) and without its source.
import { basename } from "node:path"
import { parseArgs } from "node:util"
import { bestAttempt } from "../dist/extraction/local/reading/bestAttempt.js"
import { readDate } from "../dist/extraction/local/reading/Dates.js"
import { leastOdds } from "../dist/extraction/local/reading/kind/documentKind.js"
import { kindFeatures } from "../dist/extraction/local/reading/kind/kindFeatures.js"
import { readPayment } from "../dist/extraction/local/reading/Payment.js"
import { readPlace } from "../dist/extraction/local/reading/readPlace.js"
import { fitChoice } from "./weights/choice.mjs"
import { handSetKinds } from "./weights/handSetKinds.mjs"
import { documentsOf, receiptsOfLayouts } from "./weights/pages.mjs"
import { foldOf, folds, recognised } from "./weights/recognised.mjs"
import { writeWeights } from "./weights/weightsFile.mjs"

const { values: options } = parseArgs({
  options: {
    dir: { type: "string", multiple: true },
    layouts: { type: "string", multiple: true, default: [] },
    cache: { type: "string" },
    out: { type: "string", default: "src/extraction/local/reading/kind/kindWeights.ts" }
  }
})
if (!options.dir) {
  console.error("usage: fit-kind.mjs --dir FOLDER [--dir FOLDER …] [--layouts FILE …] [--cache FOLDER] [--out FILE]")
  process.exit(2)
}

/** How far data may lead a weight from the hand-set one; chosen by the folds. */
const spread = 1
/** All documents of a source count as so many at most; of other kinds, the ones that people took for receipts count most. */
const [mostOfReceipts, mostOfOthers] = [80, 70]
const fewOthers = { documents: 20, weight: 4 }

const isOther = ({ expect_error }) => expect_error !== undefined
const isWanted = ({ expect_error }) => expect_error === undefined || expect_error === "not_a_receipt"

const exampleOf = ({ pages, source, truth }) => {
  const attempt = bestAttempt(pages)
  if (attempt === null) return []
  const features = kindFeatures(attempt, {
    isDated: readDate(attempt.sheet, readPlace(attempt.sheet, ""), null).length > 0,
    tellsPayment: readPayment(attempt.sheet, attempt.summary).length > 0
  })
  return [{ source, fold: foldOf(truth.file), choices: [features], grades: [isOther(truth) ? 0 : 1] }]
}

const sourcesGiven = [
  ...options.dir.map((folder) => [basename(folder), () => documentsOf(folder, isWanted)]),
  ...options.layouts.map((file) => [`layouts_${basename(file, ".jsonl.gz")}`, () => receiptsOfLayouts(file)])
]
const found = (await recognised(sourcesGiven, options.cache)).flatMap(exampleOf)
const isReceipt = ({ grades: [grade] }) => grade > 0
const examples = found.map((one) => {
  const like = found.filter((other) => other.source === one.source && isReceipt(other) === isReceipt(one)).length
  if (isReceipt(one)) return { ...one, weight: Math.min(1, mostOfReceipts / like) }
  return { ...one, weight: like <= fewOthers.documents ? fewOthers.weight : Math.min(1, mostOfOthers / like) }
})

const oddsOf = ({ none, weights }, { choices: [features] }) =>
  features.reduce((sum, [name, value]) => sum + weights[name] * value, -none)
const isRight = (fitted, one) => oddsOf(fitted, one) > leastOdds === isReceipt(one)
const fitOn = (some) => fitChoice(some, handSetKinds, spread)

const byHand = { weights: handSetKinds, none: 0 }
const fitted = fitOn(examples)
const byFold = Array.from({ length: folds }, (_, fold) => fitOn(examples.filter((one) => one.fold !== fold)))
const percent = (some, judge) =>
  ((100 * some.filter((one) => isRight(judge(one), one)).length) / some.length).toFixed(1).padStart(7)
console.log(`${"".padEnd(32)}   hand  fitted  document held out  source held out`)
for (const source of new Set(examples.map((one) => one.source))) {
  const others = examples.filter((one) => one.source !== source)
  const withoutIt = others.length === 0 ? byHand : fitOn(others)
  for (const [kind, isOf] of [
    ["receipts", isReceipt],
    ["others", (one) => !isReceipt(one)]
  ]) {
    const own = examples.filter((one) => one.source === source && isOf(one))
    if (own.length === 0) continue
    console.log(
      `${source} (${kind})`.padEnd(26) +
        String(own.length).padStart(6) +
        percent(own, () => byHand) +
        percent(own, () => fitted) +
        percent(own, ({ fold }) => byFold[fold]).padStart(19) +
        percent(own, () => withoutIt).padStart(17)
    )
  }
}

/** The bound that a document has to exceed is told as the weight of what every document has. */
const weights = { ...fitted.weights, any_document: fitted.weights.any_document - fitted.none }
await writeWeights(options.out, {
  comment: [
    "What each feature of a document weighs: how much likelier, in powers of e, it makes it a receipt or an invoice. Fitted",
    `by scripts/fit-kind.mjs on ${examples.length} documents of ${sourcesGiven.map(([name]) => name).join(", ")}.`
  ],
  constant: "kindWeights",
  feature: "KindFeature",
  weights,
  documentsWith: (name) => examples.filter(({ choices: [features] }) => features.some(([own]) => own === name)).length
})
process.exit(0)
