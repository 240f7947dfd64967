#!/usr/bin/env node
// A labelled folder in worse pictures, to see what a reader owes to good ones:
//   node scripts/worsen.mjs FOLDER OUT KIND [--limit N]
// FOLDER holds files/ and truth.jsonl as scripts/evaluate.mjs describes them; OUT gets the same with each picture as KIND
// has it: small, blurred, dark, faded, shaded, tilted, sheared, sideways, upside-down, or far (on a table of four times
// its size). What is no picture is left out. `scripts/evaluate.mjs --dir OUT` measures it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, extname, join } from "node:path"
import { parseArgs } from "node:util"
import sharp from "sharp"

const shadow = ({ height, width }) =>
  Buffer.from(`<svg width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="0.6">
    <stop offset="0" stop-opacity="0.65"/><stop offset="0.55" stop-opacity="0.1"/><stop offset="1" stop-opacity="0"/>
    </linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`)

const onTable = async (picture, { height, width }) => {
  const [tableWidth, tableHeight] = [width * 2, Math.round(height * 1.8)]
  const table = { width: tableWidth, height: tableHeight, channels: 3, background: "#6b5a42" }
  const at = { left: Math.round(tableWidth / 4), top: Math.round(tableHeight / 5) }
  return sharp({ create: table }).composite([{ input: await picture.png().toBuffer(), ...at }])
}

/** What each kind does to a picture, and the quality of its JPEG. */
const kinds = {
  small: [
    (picture, { width }) => picture.resize({ width: Math.round(width * Math.max(0.55, Math.min(1, 490 / width))) }),
    60
  ],
  blurred: [(picture) => picture.blur(1.2), 70],
  dark: [(picture) => picture.linear(0.35, 20), 75],
  faded: [(picture) => picture.linear(0.6, 150), 60],
  shaded: [(picture, size) => picture.composite([{ input: shadow(size) }]), 70],
  tilted: [(picture) => picture.rotate(6, { background: "#555555" }), 85],
  sheared: [(picture) => picture.affine([1, 0.12, 0.06, 0.9], { background: "#777777" }), 80],
  sideways: [(picture) => picture.rotate(90), 85],
  "upside-down": [(picture) => picture.rotate(180), 85],
  far: [onTable, 85]
}

const { positionals, values } = parseArgs({ options: { limit: { type: "string" } }, allowPositionals: true })
const [folder, out, kind] = positionals
if (!folder || !out || kinds[kind] === undefined) {
  console.error(`usage: worsen.mjs FOLDER OUT ${Object.keys(kinds).join("|")} [--limit N]`)
  process.exit(2)
}
const [change, quality] = kinds[kind]

mkdirSync(join(out, "files"), { recursive: true })
const labelled = readFileSync(join(folder, "truth.jsonl"), "utf8").trim().split("\n")
const rows = []
for (const line of labelled.slice(0, Number(values.limit ?? labelled.length))) {
  const row = JSON.parse(line)
  const upright = await sharp(readFileSync(join(folder, row.file)))
    .rotate()
    .flatten({ background: "white" })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (upright === null) continue
  const file = `files/${basename(row.file, extname(row.file))}.jpg`
  const worse = await change(sharp(upright.data), upright.info)
  await worse.jpeg({ quality }).toFile(join(out, file))
  rows.push(JSON.stringify({ ...row, file }))
}
writeFileSync(join(out, "truth.jsonl"), `${rows.join("\n")}\n`)
console.log(`${rows.length} of ${labelled.length} documents, ${kind}, in ${out}`)
