#!/usr/bin/env node
// How well words of narrow print are read as they are found and drawn out (`narrowPrint.ts`):
//   npm run build && node scripts/receipts/generate.mjs OUT 70 11 invoice picture testing
//   node scripts/recogniser/measure-narrow.mjs OUT [STRETCH…]
// Printed are, by the characters for each height of a line, the words of three letters and more, and the share of them that
// stand somewhere in the document's truth, as found and for each factor by which lines are drawn out.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as ort from "onnxruntime-node"
import { startDecoder } from "../../dist/extraction/local/decodeElsewhere.js"
import { detectText } from "../../dist/extraction/local/ocr/Detector.js"
import { europeanRecogniser, recogniseLines } from "../../dist/extraction/local/ocr/Recogniser.js"
import { fileTypeOf } from "../../dist/intake/FileType.js"

const [folder, ...factors] = process.argv.slice(2)
if (folder === undefined) {
  console.error("usage: measure-narrow.mjs FOLDER [STRETCH…]")
  process.exit(2)
}
const stretches = [1, ...(factors.length === 0 ? [1.2, 1.4, 1.6] : factors.map(Number))]

const models = new URL("../../src/extraction/local/ocr/models/", import.meta.url).pathname
const [detector, session, decode] = await Promise.all([
  ort.InferenceSession.create(`${models}detector.onnx`),
  ort.InferenceSession.create(`${models}european.onnx`),
  startDecoder({ threads: 2, preparesPictures: false, decodeSeconds: 60, decodeMegabytes: 800, picturedPages: 0 })
])
const classes = readFileSync(`${models}european.txt`, "utf8").replace(/\n$/, "").split("\n")
const recogniser = europeanRecogniser(session, classes)

const wordsIn = (text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
/** What the European model does not read. */
const ofOtherScript = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u

const bins = new Map()
const documents = readFileSync(join(folder, "boxes.jsonl"), "utf8").trim().split("\n").map(JSON.parse)
for (const { file, runs } of documents) {
  const truth = runs.map(({ text }) => text).join(" ")
  if (ofOtherScript.test(truth)) continue
  const known = new Set(wordsIn(truth))
  const bytes = new Uint8Array(readFileSync(join(folder, file)))
  const [picture] = (await decode({ bytes, type: fileTypeOf(bytes).right, previews: 0, isRead: true })).pages
  const quads = await detectText(detector, picture)
  const looks = []
  for (const stretched of stretches) {
    const lines = await recogniseLines(recogniser, picture, quads, { taller: 1, longer: 0, stretched })
    looks.push(new Map(lines.map(({ quad, text }) => [quad, text])))
  }
  for (const quad of quads) {
    const found = looks[0].get(quad)
    if (wordsIn(found).length === 0) continue
    const density = (Math.floor(((found.length * quad.height) / quad.width) * 4) / 4).toFixed(2)
    const bin = bins.get(density) ?? { words: 0, right: stretches.map(() => 0) }
    bin.words += wordsIn(found).length
    looks.forEach((look, at) => {
      bin.right[at] += wordsIn(look.get(quad)).filter((word) => known.has(word)).length
    })
    bins.set(density, bin)
  }
}

console.log(`| characters a height | words | ${stretches.map((one) => `× ${one}`).join(" | ")} |`)
console.log(`| --- | --- | ${stretches.map(() => "---").join(" | ")} |`)
for (const [density, { right, words }] of [...bins].sort(([a], [b]) => a - b)) {
  console.log(`| ${density} | ${words} | ${right.map((one) => ((100 * one) / words).toFixed(1)).join(" | ")} |`)
}
process.exit(0)
