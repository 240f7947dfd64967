import * as ort from "onnxruntime-node"
import type { Raster } from "../Document.ts"
import { cropLine } from "./Crop.ts"
import type { Quad } from "./Quad.ts"

const [lineHeight, lineWidth] = [48, 192]

/** As many lines are asked which way up they stand. */
const witnesses = 9

/** Whether most lines stand on their side: taller than wide, weighed by their length. */
export const liesOnSide = (quads: ReadonlyArray<Quad>): boolean => {
  let [lying, standing] = [0, 0]
  for (const { height, width } of quads) {
    if (height > width * 1.5) lying += height
    else if (width > height * 1.5) standing += width
  }
  return lying > standing
}

/** Whether the lines stand on their head, by the vote of the longest ones. */
export const isUpsideDown = async (
  session: ort.InferenceSession,
  raster: Raster,
  quads: ReadonlyArray<Quad>
): Promise<boolean> => {
  // very long lines would be squeezed beyond recognition
  const longest = quads
    .filter(({ height, width }) => width / height < 14)
    .sort((a, b) => b.width - a.width)
    .slice(0, witnesses)
  if (longest.length === 0) return false
  const values = new Float32Array(longest.length * 3 * lineHeight * lineWidth)
  longest.forEach((quad, index) => {
    const width = Math.min(lineWidth, Math.max(1, Math.round((lineHeight * quad.width) / quad.height)))
    const crop = cropLine(raster, quad, lineHeight, width)
    for (let row = 0; row < 3 * lineHeight; row++) {
      values.set(crop.values.subarray(row * width, (row + 1) * width), (index * 3 * lineHeight + row) * lineWidth)
    }
  })
  const input = new ort.Tensor("float32", values, [longest.length, 3, lineHeight, lineWidth])
  const output = await session.run({ [session.inputNames[0]!]: input })
  const votes = output[session.outputNames[0]!]!.data as Float32Array
  let balance = 0
  for (let i = 0; i < longest.length; i++) balance += votes[i * 2 + 1]! - votes[i * 2]!
  return balance > 0
}
