import { Schema } from "effect"

/**
 * Messages between the service and its worker processes; buffers travel by structured clone, and both sides decode
 * what arrives. It is our own and not @effect/platform's Worker, whose pool cannot end a worker that overran its time
 * or memory, nor tell whether a lost worker had seen its job.
 */
export const ToWorker = Schema.Struct({ id: Schema.Int, job: Schema.Unknown })
export type ToWorker = typeof ToWorker.Type

export const FromWorker = Schema.Union(
  Schema.Struct({ ready: Schema.Literal(true) }),
  /** The job has arrived; what happens from here on may be its doing. */
  Schema.Struct({ id: Schema.Int, taken: Schema.Literal(true) }),
  /** The job was understood and refused; the text says why. */
  Schema.Struct({ id: Schema.Int, refused: Schema.Struct({ tag: Schema.String, message: Schema.String }) }),
  /** The job broke something in the worker. */
  Schema.Struct({ id: Schema.Int, broken: Schema.String }),
  /** The last, for a value that may be anything may be absent too. */
  Schema.Struct({ id: Schema.Int, answer: Schema.Unknown })
)
export type FromWorker = typeof FromWorker.Type
