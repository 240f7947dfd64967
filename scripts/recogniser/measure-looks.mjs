#!/usr/bin/env node
// How many damaged figures further looks at a line mend, and how many they spoil (`lookAgain.ts`):
//   npm run build && node scripts/recogniser/measure-looks.mjs LINES [COUNT [SEED]]
// LINES is the folder of `lines` with its archives unpacked in it. Lines of receipts held out of the training that have a
// figure are made small and blurred, their contrast is lowered, and they are read with one look and with all of them; counted
// are lines whose words with a digit are those of the label.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import * as ort from "onnxruntime-node"
import sharp from "sharp"
import { lookAgain } from "../../dist/extraction/local/ocr/lookAgain.js"
import { europeanRecogniser, recogniseLines } from "../../dist/extraction/local/ocr/Recogniser.js"
import { randomOf } from "../receipts/random.mjs"

const [folder, count = "1200", seed = "1"] = process.argv.slice(2)
if (folder === undefined) {
  console.error("usage: measure-looks.mjs LINES [COUNT [SEED]]")
  process.exit(2)
}
const { chance, pick, random } = randomOf(Number(seed))
const between = (from, to) => from + random() * (to - from)

const models = new URL("../../src/extraction/local/ocr/models/", import.meta.url).pathname
const [european, second] = await Promise.all(
  ["european", "second"].map(async (name) => {
    const classes = readFileSync(`${models}${name}.txt`, "utf8").replace(/\n$/, "").split("\n")
    return europeanRecogniser(await ort.InferenceSession.create(`${models}${name}.onnx`), classes)
  })
)

/** Longer lines are prose, whose figures are looked at once. */
const widest = 8
const rows = gunzipSync(readFileSync(join(folder, "lines.jsonl.gz")))
  .toString()
  .trim()
  .split("\n")
  .map(JSON.parse)
const held = rows.filter(
  ({ crop: [width, height], dev, text }) => dev && /\d\D*\d\D*\d/.test(text) && width < height * widest
)

/** The words that have a digit, without the marks around them; labels are all capitals. */
const figuresOf = (text) => (text.toUpperCase().match(/[A-Z\d]*\d[\d.,/:A-Z-]*/g) ?? []).join(" ")

const damaged = async ({ crop: [width, height], file }) => {
  const rowsLeft = Math.round(between(11, 20))
  const size = [Math.max(16, Math.round((width * rowsLeft) / height)), rowsLeft]
  const small = await sharp(join(folder, file))
    .flatten({ background: "white" })
    .resize(...size, { fit: "fill" })
    .png()
    .toBuffer()
  let picture = sharp(small)
  if (chance(0.5)) picture = picture.blur(between(0.4, 0.8))
  if (chance(0.4)) picture = picture.linear(0.5, 90)
  const margin = { top: 6, bottom: 6, left: 6, right: 6, extendWith: "copy" }
  const jpeg = await picture
    .extend(margin)
    .jpeg({ quality: Math.round(between(40, 85)) })
    .toBuffer()
  const { data, info } = await sharp(jpeg)
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const quad = {
    x: info.width / 2,
    y: info.height / 2 + between(-0.5, 0.5),
    width: size[0] * between(0.99, 1.04),
    height: rowsLeft * between(0.9, 1.05),
    angle: 0
  }
  return { quad, raster: { pixels: data, width: info.width, height: info.height } }
}

const tally = { lines: 0, "right at once": 0, "right by all looks": 0, mended: 0, spoiled: 0 }
for (let line = 0; line < Number(count); line++) {
  const row = pick(held)
  const { quad, raster } = await damaged(row)
  const found = await recogniseLines(european, raster, [quad])
  const [seen] = await lookAgain(european, second, raster, found)
  const [wasRight, isRight] = [found[0], seen].map(({ text }) => figuresOf(text) === figuresOf(row.text))
  tally.lines++
  tally["right at once"] += Number(wasRight)
  tally["right by all looks"] += Number(isRight)
  tally.mended += Number(isRight && !wasRight)
  tally.spoiled += Number(wasRight && !isRight)
}
console.table(tally)
