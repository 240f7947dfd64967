import { Worker } from "node:worker_threads"
import { Schema } from "effect"
import { type FromWorker, ToWorker } from "./WorkerProtocol.ts"

/** Thrown by a job that is refused for a reason the client should hear. */
export class Refusal extends Error {
  readonly tag: string
  constructor(tag: string, message: string) {
    super(message)
    this.tag = tag
  }
}

/** A file can keep this process so busy that it never hears of its parent's end: another thread looks out for it. */
const endWithParent = () =>
  new Worker(
    `const parent = process.ppid
     setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, "SIGKILL") }, 1000)`,
    { eval: true }
  ).unref()

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** The loop of a worker process: prepares once, then answers one job after the other. */
export const serveJobs = async <Job, Answer>(
  schema: Schema.Schema<Job>,
  prepare: () => Promise<(job: Job) => Promise<Answer>>
): Promise<void> => {
  const reply = (message: FromWorker) => process.send?.(message)
  // the service has gone: so do we
  process.on("disconnect", () => process.exit(0))
  // Ctrl-C in the terminal is for the service, which lets us finish
  process.on("SIGINT", () => undefined)
  endWithParent()
  const decodeMessage = Schema.decodeUnknownSync(ToWorker)
  const decodeJob = Schema.decodeUnknownSync(schema)
  const work = await prepare()
  process.on("message", (message: unknown) => {
    const { id, job } = decodeMessage(message)
    reply({ id, taken: true })
    Promise.resolve()
      .then(() => work(decodeJob(job)))
      .then(
        (answer) => reply({ id, answer }),
        (error: unknown) =>
          error instanceof Refusal
            ? reply({ id, refused: { tag: error.tag, message: error.message } })
            : reply({ id, broken: textOf(error) })
      )
  })
  reply({ ready: true })
}
