import * as ort from "onnxruntime-node"
import type { Crop } from "./Crop.ts"
import type { Steps } from "./steps.ts"

/** The height to which lines are scaled, in pixels. */
export const lineHeight = 48

/** What sees a line, cut out of its picture and scaled to that height. */
export type LineModel = (line: Crop) => Promise<Steps>

/**
 * A model in this thread, which waits while it computes. One line at a time: several at once are no faster on one core, and
 * have to be filled up to one width, which shorter ones are read the worse for.
 */
export const modelOf =
  (session: ort.InferenceSession): LineModel =>
  async ({ values, width }) => {
    const x = new ort.Tensor("float32", values, [1, 3, lineHeight, width])
    const seen = await session.run({ x })
    const steps = (kind: string): Steps => {
      const classes = seen[`${kind}classes`]!.data as Int32Array
      const values = seen[`${kind}probabilities`]?.data as Float32Array | undefined
      return {
        classes,
        certainty: seen[`${kind}certainty`]!.data as Float32Array,
        likelihoods: values === undefined ? null : { classes: values.length / classes.length, values }
      }
    }
    return "marked_classes" in seen ? { ...steps(""), marked: steps("marked_") } : steps("")
  }
