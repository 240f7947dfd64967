#!/usr/bin/env node
// Fits how sure a value is to how much evidence it has, on labelled folders, and writes the tables that the service
// looks it up in:
//   node scripts/fit-confidence.mjs --base http://127.0.0.1:3000/v1 --key sk_live_… --dir FOLDER [--dir FOLDER …]
// The tables rise with the evidence (isotonic regression by pooling adjacent violators, Ayer and others, 1955), in
// steps of at least so many values, smoothed as if one more of each kind had been seen. A step of which fewer than 98
// of 100 are right is never stated as 0.9 or more. Prints what the others' folders would have said of each folder.
import { writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { parseArgs } from "node:util"
import { format } from "prettier"
import { convert, isRight, near, readTruth, similarity, sum } from "./judging.mjs"

const { values: options } = parseArgs({
  options: {
    base: { type: "string" },
    key: { type: "string" },
    dir: { type: "string", multiple: true },
    out: { type: "string", default: "src/extraction/confidenceTables.ts" }
  }
})
if (!options.base || !options.key || !options.dir) {
  console.error("usage: fit-confidence.mjs --base URL --key KEY --dir FOLDER [--dir FOLDER …] [--out FILE]")
  process.exit(2)
}

const fewestInStep = 12
const [sureFrom, sureShare, belowSure] = [0.9, 0.98, 0.89]

const support = ({ reasons }) => reasons.reduce((all, { weight }) => all + weight, 0)
const isFitted = ({ source }) => source === "print"

const plainFields = ["vendor", "date", "total", "subtotal", "currency"]

/** Every value that a label can judge: its field, the weight of its evidence, and whether it was right. */
const examplesOf = (truth, { data, evidence }) => {
  const examples = plainFields.flatMap((field) => {
    const right = isRight(truth, field, data[field])
    if (right === null || evidence[field] === null || data[field] === "XXX" || !isFitted(evidence[field])) return []
    return [{ field, support: support(evidence[field]), right }]
  })
  const taxesRight = truth.taxes === undefined ? null : near(sum(data.taxes), sum(truth.taxes))
  const taxes = taxesRight === null ? [] : evidence.taxes.filter(isFitted)
  const items = truth.items === undefined ? [] : evidence.items
  return [
    ...examples,
    ...taxes.map((one) => ({ field: "taxes", support: support(one), right: taxesRight })),
    ...items.flatMap((one, index) => {
      const item = data.items[index]
      const right = (truth.items ?? []).some(
        (label) => near(item.total_price, label.total_price) && similarity(item.name, label.name) >= 0.7
      )
      return isFitted(one) ? [{ field: "items", support: support(one), right }] : []
    })
  ]
}

/** Rules for names know these folders: of 40 vendors that were stated as sure elsewhere, 32 were right. */
const neverSure = new Set(["vendor"])

const shareOf = ({ all, right }) => (right + 1) / (all + 2)

const fit = (examples) => {
  const steps = []
  for (const { right, support } of [...examples].sort((a, b) => a.support - b.support)) {
    const last = steps.at(-1)
    // values of the same weight cannot be told apart
    if (last !== undefined && (last.all < fewestInStep || last.to === support)) {
      last.all++
      last.right += right
      last.to = support
    } else steps.push({ from: support, to: support, all: 1, right: Number(right) })
  }
  if (steps.length > 1 && steps.at(-1).all < fewestInStep) {
    const rest = steps.pop()
    steps.at(-1).all += rest.all
    steps.at(-1).right += rest.right
  }
  for (let at = 1; at < steps.length;) {
    if (shareOf(steps[at - 1]) < shareOf(steps[at])) at++
    else {
      const [{ all, right, to }] = steps.splice(at, 1)
      steps[at - 1] = { ...steps[at - 1], to, all: steps[at - 1].all + all, right: steps[at - 1].right + right }
      at = Math.max(1, at - 1)
    }
  }
  return steps
    .map((step, index) => {
      const share = shareOf(step)
      const stated = share >= sureShare ? Math.min(0.99, share) : Math.min(belowSure, share)
      return [index === 0 ? -1000 : Number(step.from.toFixed(2)), Number(stated.toFixed(2))]
    })
    .filter(([, stated], index, all) => all[index - 1]?.[1] !== stated)
}

const lookUp = (table, support) => table.findLast(([from]) => support >= from)?.[1] ?? 0

const folders = []
let documents = 0
for (const folder of options.dir) {
  const examples = []
  for (const truth of readTruth(folder)) {
    if (truth.expect_error !== undefined) continue
    const answer = await convert(options, join(folder, truth.file))
    if (!answer.ok) continue
    documents++
    examples.push(...examplesOf(truth, answer))
  }
  folders.push({ name: basename(folder), examples })
  console.log(`${basename(folder)}: ${examples.length} values`)
}

const fields = [...plainFields, "taxes", "items"]
/** What the others' folders say of a field. */
const tableWithout = (left, field) =>
  fit(folders.flatMap((one) => (one === left ? [] : one.examples.filter((example) => example.field === field))))

/** Where values begin to be sure is chosen with caution: the furthest of what it would be without each of the folders. */
const cautious = (table, field) => {
  const starts = folders.map((left) => tableWithout(left, field).find(([, stated]) => stated >= sureFrom)?.[0] ?? -1000)
  const start = Math.max(...starts)
  const sure = table.filter(([, stated]) => stated >= sureFrom)
  if (sure.length === 0 || start <= sure[0][0]) return table
  const rest = table.filter(([from, stated]) => stated < sureFrom && from < start)
  const isKnown = rest.at(-1)?.[1] === belowSure
  return [...rest, ...(isKnown ? [] : [[sure[0][0], belowSure]]), [start, sure.at(-1)[1]]]
}

/** The steps of a table, those above the highest that may be stated as one. */
const capped = (table) =>
  table
    .map(([from, stated]) => [from, Math.min(belowSure, stated)])
    .filter(([, stated], index, all) => all[index - 1]?.[1] !== stated)

const tableOf = (examples, field) => {
  const table = cautious(fit(examples.filter((one) => one.field === field)), field)
  return neverSure.has(field) ? capped(table) : table
}

const tablesOf = (examples) => Object.fromEntries(fields.map((field) => [field, tableOf(examples, field)]))

for (const field of fields) {
  let [sure, right] = [0, 0]
  for (const left of folders) {
    const table = tableWithout(left, field)
    for (const one of left.examples) {
      if (one.field !== field || lookUp(table, one.support) < sureFrom) continue
      sure++
      if (one.right) right++
    }
  }
  console.log(`${field}: ${right} of ${sure} stated with ${sureFrom} or more by the other folders' table were right`)
}

const tables = {
  fittedOn: new Date().toISOString().slice(0, 10),
  folders: folders.map(({ name }) => name),
  documents,
  fields: tablesOf(folders.flatMap(({ examples }) => examples))
}
writeFileSync(
  options.out,
  await format(
    `/** From a weight of evidence on, how often such values were right. */
export type Table = ReadonlyArray<readonly [support: number, confidence: number]>

/** Written by scripts/fit-confidence.mjs. */
export const tables = ${JSON.stringify(tables)} as const satisfies { readonly fields: Record<string, Table>; readonly [about: string]: unknown }
`,
    { parser: "typescript", semi: false, printWidth: 120, trailingComma: "none" }
  )
)
