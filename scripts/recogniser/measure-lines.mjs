#!/usr/bin/env node
// How many printed lines the reader's eyes find, cut, merge or overlook, and how well they read them:
// node scripts/recogniser/measure-lines.mjs ../shared/data [--limit N], after npm run build.
// Measured on the pictures of sroie_train against the boxes of the layouts (SROIE, CC-BY-4.0); labels are in capitals, so
// case is not compared, nor are spaces where a line was cut.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { gunzipSync } from "node:zlib"
import { startDecoder } from "../../dist/extraction/local/decodeElsewhere.js"
import { loadRecognition } from "../../dist/extraction/local/ocr/recognisePage.js"
import { fileTypeOf } from "../../dist/intake/FileType.js"
import { readTruth } from "../judging.mjs"
import { fatesOf } from "./lineFates.mjs"

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { limit: { type: "string", default: "1000" }, list: { type: "boolean", default: false } }
})
const [data] = positionals
const layouts = new Map(
  gunzipSync(readFileSync(join(data, "layouts/sroie_train.jsonl.gz")))
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ exam }) => !exam)
    .map((row) => [row.id, row])
)

const settings = { threads: 2, preparesPictures: false, decodeSeconds: 60, decodeMegabytes: 800, picturedPages: 0 }
const [decode, recognise] = await Promise.all([startDecoder(settings), loadRecognition(settings.threads)])
const folder = join(data, "sroie_train")
const found = []
for (const { file } of readTruth(folder).slice(0, Number(options.limit))) {
  const layout = layouts.get(file.replace(/^.*\/|\.\w+$/g, ""))
  if (layout === undefined) continue
  const bytes = new Uint8Array(readFileSync(join(folder, file)))
  const document = await decode({ bytes, type: fileTypeOf(bytes).right, previews: 0, isRead: true })
  const { lines, upright } = await recognise(document.pages[0])
  const scale = upright.width / layout.image_size.width
  // a page that was turned has its boxes elsewhere
  if (Math.abs(upright.height / layout.image_size.height - scale) > 0.02 * scale) continue
  found.push(...fatesOf(layout, lines, scale).map((fate) => ({ file, ...fate })))
}

console.log("| line | lines | % | characters wrong, % | wholly right, % |")
console.log("| --- | --- | --- | --- | --- |")
const row = (name, all) => {
  const letters = all.reduce((sum, { label }) => sum + label.length, 0)
  const wrong = all.reduce((sum, fate) => sum + fate.wrong, 0)
  const right = all.filter((fate) => fate.wrong === 0).length
  const share = (part, whole) => (whole === 0 ? "" : ((100 * part) / whole).toFixed(1))
  console.log(
    `| ${name} | ${all.length} | ${share(all.length, found.length)} | ${share(wrong, letters)} | ${share(right, all.length)} |`
  )
}
for (const kind of ["whole", "joined", "cut", "merged", "cropped", "overlooked"])
  row(
    kind,
    found.filter(({ fate }) => fate === kind)
  )
row("all", found)
if (options.list)
  for (const { fate, file, label, read } of found.filter(({ wrong }) => wrong > 0))
    console.log([fate, file, label, read].join("\t"))
process.exit(0)
