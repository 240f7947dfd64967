// What a part of a model sees of a pack of lines, as half floats: node features.mjs PART.onnx PACK [THREADS] [OUT]
// Writes OUT.features (480 numbers a step of the convolutions, 120 of what its last layer is given) and OUT.steps (steps
// of each line, one a line of text); OUT is PACK where it is not named.
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs"
import * as ort from "onnxruntime-node"

const [part, pack, threads = "1", out = pack] = process.argv.slice(2)
const session = await ort.InferenceSession.create(part, {
  intraOpNumThreads: Number(threads),
  enableMemPattern: false
})
const rows = readFileSync(`${pack}.jsonl`, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))
const pixels = readFileSync(`${pack}.pixels`)
const file = openSync(`${out}.features`, "w")
const [seen] = session.outputNames

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
  const { data, dims } = (await session.run({ x: new ort.Tensor("float32", values, [1, 3, 48, width]) }))[seen]
  // convolutions answer with a plane for each number, later layers with the numbers of each step
  const isPlanes = dims.length === 4
  const [count, size] = isPlanes ? [dims[2] * dims[3], dims[1]] : [dims[1], dims[2]]
  const halves = new Uint16Array(count * size)
  for (let c = 0; c < size; c++)
    for (let s = 0; s < count; s++) halves[s * size + c] = half(data[isPlanes ? c * count + s : s * size + c])
  writeSync(file, new Uint8Array(halves.buffer))
  steps.push(count)
  if (index % 5000 === 0) console.log(index, rows.length, dims.join("x"))
}
closeSync(file)
writeFileSync(`${out}.steps`, steps.join("\n"))
