import type { FromWorker, ToWorker } from "./WorkerProtocol.ts"

/** Thrown by a job that is refused for a reason the client should hear. */
export class Refusal extends Error {
  readonly tag: string
  constructor(tag: string, message: string) {
    super(message)
    this.tag = tag
  }
}

/** The loop of a worker process: prepares once, then answers one job after the other. */
export const serveJobs = async <Job, Answer>(prepare: () => Promise<(job: Job) => Promise<Answer>>): Promise<void> => {
  const reply = (message: FromWorker<Answer>) => process.send?.(message)
  // the service has gone: so do we
  process.on("disconnect", () => process.exit(0))
  // Ctrl-C in the terminal is for the service, which lets us finish
  process.on("SIGINT", () => undefined)
  const work = await prepare()
  process.on("message", ({ id, job }: ToWorker<Job>) => {
    work(job).then(
      (answer) => reply({ id, answer }),
      (error: unknown) =>
        error instanceof Refusal
          ? reply({ id, refused: { tag: error.tag, message: error.message } })
          : reply({ id, broken: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    )
  })
  reply({ ready: true })
}
