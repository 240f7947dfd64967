/** Messages between the service and its worker processes; buffers travel by structured clone. */
export type ToWorker<Job> = { readonly id: number; readonly job: Job }

export type FromWorker<Answer> =
  | { readonly ready: true }
  | { readonly id: number; readonly answer: Answer }
  /** The job was understood and refused; the text says why. */
  | { readonly id: number; readonly refused: { readonly tag: string; readonly message: string } }
  /** The job broke something in the worker. */
  | { readonly id: number; readonly broken: string }
