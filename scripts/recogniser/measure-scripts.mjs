#!/usr/bin/env node
// Holds the model of other scripts, tesseract, and both as pages are read, against drawn lines of fonts that were held out:
//   node measure-scripts.mjs COUNT PACK…      (packs of draw.py; so many lines of each script)
// Prints characters that are wrong and lines that are wholly right, without spaces as with them, and milliseconds a line.
import { readFileSync } from "node:fs"
import * as ort from "onnxruntime-node"
import { recogniseLines, scriptRecogniser } from "../../dist/extraction/local/ocr/Recogniser.js"
import { readInScript } from "../../dist/extraction/local/ocr/rereadInScript.js"
import { readStacked } from "../../dist/extraction/local/ocr/Tesseract.js"
import { unreadScripts } from "../../dist/extraction/local/ocr/unreadScripts.js"
import { visualOrder } from "../../dist/extraction/local/ocr/visualOrder.js"

const [count, ...packs] = process.argv.slice(2)
const languages = { Arabic: "ara", Hebrew: "heb", Thai: "tha", Devanagari: "hin", Hangul: "kor" }
const models = new URL("../../src/extraction/local/ocr/models/", import.meta.url)
const load = async (model, letters) => {
  const session = await ort.InferenceSession.create(new URL(`${model}.onnx`, models).pathname, { intraOpNumThreads: 1 })
  const classes = readFileSync(new URL(`${model}.txt`, models), "utf8")
    .replace(/\n$/, "")
    .split("\n")
  return scriptRecogniser(session, classes, letters)
}

const distance = (a, b) => {
  const row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    let before = row[0]
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const kept = row[j]
      row[j] = Math.min(row[j] + 1, row[j - 1] + 1, before + (a[i - 1] === b[j - 1] ? 0 : 1))
      before = kept
    }
  }
  return row[b.length]
}

/** Lines of fonts that were held out, as rasters of their own. */
const linesOf = (pack) => {
  const pixels = readFileSync(`${pack}.pixels`)
  let at = 0
  return readFileSync(`${pack}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .flatMap((line) => {
      const { kind, part, text, width } = JSON.parse(line)
      const grey = pixels.subarray(at, (at += width * 48))
      if (part !== "valid" || !/\p{L}/u.test(text)) return []
      const rgb = new Uint8Array(width * 48 * 3)
      grey.forEach((value, i) => rgb.fill(value, i * 3, i * 3 + 3))
      const quad = { x: width / 2, y: 24, width, height: 48, angle: 0 }
      return [{ kind, truth: visualOrder(text), quad, raster: { width, height: 48, pixels: rgb } }]
    })
}
const lines = packs.flatMap(linesOf)
for (const [kind, language] of Object.entries(languages)) {
  const some = lines.filter((line) => line.kind === kind).slice(0, Number(count))
  if (some.length === 0) continue
  const script = unreadScripts[kind.toLowerCase()]
  const ours = await load(script.model, script.letters)
  const read = { ours: [], tesseract: [], "as they are read": [] }
  const millis = { ours: 0, tesseract: 0, "as they are read": 0 }
  const timed = async (who, work) => {
    const began = performance.now()
    const text = await work()
    millis[who] += performance.now() - began
    read[who].push(text)
  }
  await readStacked(language, some[0].raster, [some[0]])
  for (const { quad, raster } of some) {
    await timed("ours", async () => (await recogniseLines(ours, raster, [quad]))[0].text)
    await timed("tesseract", async () => (await readStacked(language, raster, [{ quad }]))[0]?.text ?? "")
    await timed("as they are read", async () => {
      const [strip] = await readInScript(script, async () => ours, raster, [{ quad }])
      return strip?.text ?? ""
    })
  }
  for (const who of Object.keys(read)) {
    const sums = [0, 0, 0, 0, 0]
    some.forEach(({ truth }, i) => {
      const text = read[who][i].normalize("NFC").replace(/\s+/g, " ").trim()
      const [bare, bareTruth] = [text, truth].map((one) => one.replaceAll(" ", ""))
      const add = [truth.length, distance(text, truth), distance(bare, bareTruth), text === truth, bare === bareTruth]
      add.forEach((value, k) => (sums[k] += Number(value)))
    })
    const percent = (part, whole) => ((100 * part) / whole).toFixed(1)
    console.log(
      `${kind} ${who}: wrong ${percent(sums[1], sums[0])} % (${percent(sums[2], sums[0])} without spaces), right ${percent(sums[3], some.length)} (${percent(sums[4], some.length)}), ${(millis[who] / some.length).toFixed(0)} ms a line, ${some.length} lines`
    )
  }
}
process.exit(0)
