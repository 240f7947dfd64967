// What the convolutions see of a pack of lines, as half floats: node features.mjs TRUNK.onnx PACK [THREADS]
// Writes PACK.features (480 numbers a step) and PACK.steps (steps of each line, one a line of text).
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs"
import * as ort from "onnxruntime-node"

const [trunk, pack, threads = "1"] = process.argv.slice(2)
const session = await ort.InferenceSession.create(trunk, {
  intraOpNumThreads: Number(threads),
  enableMemPattern: false
})
const rows = readFileSync(`${pack}.jsonl`, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))
const pixels = readFileSync(`${pack}.pixels`)
const out = openSync(`${pack}.features`, "w")

const bits = new Float32Array(1)
const asInt = new Uint32Array(bits.buffer)
/** Round to nearest; the features are neither huge nor tiny. */
const half = (value) => {
  bits[0] = value
  const x = asInt[0] + 0x1000
  const exponent = ((x >>> 23) & 0xff) - 112
  if (exponent <= 0) return 0
  return ((x >>> 16) & 0x8000) | (exponent << 10) | ((x >>> 13) & 0x3ff)
}
let at = 0
const steps = []
for (const [index, { width }] of rows.entries()) {
  const plane = 48 * width
  const values = new Float32Array(3 * plane)
  for (let i = 0; i < plane; i++) values[i] = values[plane + i] = values[2 * plane + i] = pixels[at + i] / 127.5 - 1
  at += plane
  const { data, dims } = (await session.run({ x: new ort.Tensor("float32", values, [1, 3, 48, width]) }))[
    "p2o.AveragePool.1"
  ]
  const count = dims[2] * dims[3]
  const halves = new Uint16Array(count * dims[1])
  for (let c = 0; c < dims[1]; c++) for (let s = 0; s < count; s++) halves[s * dims[1] + c] = half(data[c * count + s])
  writeSync(out, new Uint8Array(halves.buffer))
  steps.push(count)
  if (index % 5000 === 0) console.log(index, rows.length, dims.join("x"))
}
closeSync(out)
writeFileSync(`${pack}.steps`, steps.join("\n"))
