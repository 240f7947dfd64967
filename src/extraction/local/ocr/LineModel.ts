import * as ort from "onnxruntime-node"

/** The height to which lines are scaled, in pixels. */
export const lineHeight = 48

/** Lines, filled up to one width: of each the planes of blue, green and red, in -1…1. */
export interface LineBatch {
  readonly lines: number
  readonly width: number
  readonly values: Float32Array
}

/** Of each step of each line the likeliest class and how likely it is; of models that tell, how likely all classes are. */
export interface BatchSeen {
  readonly classes: Int32Array
  readonly certainty: Float32Array
  readonly probabilities: Float32Array | null
}

/** What sees a batch of lines. */
export type LineModel = (batch: LineBatch) => Promise<BatchSeen>

/** A model in this thread, which waits while it computes. */
export const modelOf =
  (session: ort.InferenceSession): LineModel =>
  async ({ lines, values, width }) => {
    const x = new ort.Tensor("float32", values, [lines, 3, lineHeight, width])
    const { certainty, classes, probabilities } = await session.run({ x })
    return {
      classes: classes!.data as Int32Array,
      certainty: certainty!.data as Float32Array,
      probabilities: probabilities === undefined ? null : (probabilities.data as Float32Array)
    }
  }
