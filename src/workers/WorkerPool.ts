import { type ChildProcess, fork } from "node:child_process"
import { readFileSync } from "node:fs"
import { Data, Duration, Effect, Pool, type Scope } from "effect"
import { makeAdmission, type WorkersBusy } from "./Admission.ts"
import type { FromWorker, ToWorker } from "./WorkerProtocol.ts"

/** The job was refused by the worker, in its own words. */
export class JobRefused extends Data.TaggedError("JobRefused")<{ readonly tag: string; readonly message: string }> {}
/** The worker died, overran its time or memory, or broke on the job; it has been replaced. */
export class WorkerLost extends Data.TaggedError("WorkerLost")<{ readonly message: string }> {}

/** What a client is told when the workers are busy. */
export const busyMessage = "The service is busy. Nothing was charged; please try again in a few seconds."

export interface WorkerPool<Job, Answer> {
  readonly run: (job: Job) => Effect.Effect<Answer, JobRefused | WorkerLost | WorkersBusy>
}

export interface WorkerPoolOptions {
  /** The built entry file; it calls `serveJobs`. */
  readonly entry: URL
  readonly size: number
  /** Jobs that may wait for a worker. */
  readonly queue: number
  /** Longest time for one job, from its start on a worker. */
  readonly deadline: Duration.DurationInput
  /** Resident memory above which a worker is stopped, where the system tells it (Linux). */
  readonly memoryLimitBytes: number
  readonly arguments?: ReadonlyArray<string>
}

/** How often a working worker's memory is looked at. */
const memoryCheckMillis = 100
const pageBytes = 4096

const residentBytes = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * pageBytes
  } catch {
    return 0
  }
}

interface Worker<Job, Answer> {
  readonly work: (job: Job) => Effect.Effect<Answer, JobRefused | WorkerLost>
}

const keptCharacters = 2_000

/** The end of what the worker writes to standard error. */
const keepTail = (child: ChildProcess): (() => string) => {
  let tail = ""
  child.stderr?.on("data", (piece: Buffer) => {
    tail = (tail + piece.toString()).slice(-keptCharacters)
  })
  return () => tail
}

/** A worker process for as long as the scope is open. */
const startWorker = <Job, Answer>(
  options: WorkerPoolOptions
): Effect.Effect<Worker<Job, Answer>, WorkerLost, Scope.Scope> =>
  Effect.gen(function* () {
    const child = yield* Effect.acquireRelease(
      Effect.sync(() =>
        fork(options.entry, options.arguments ?? [], {
          serialization: "advanced",
          // decoders comment on hostile files at length; only the end of it is kept, for the log
          stdio: ["ignore", "ignore", "pipe", "ipc"],
          // nothing of our settings and secrets is a worker's business
          env: { PATH: "/usr/bin:/bin" },
          execArgv: [`--max-old-space-size=${Math.round(options.memoryLimitBytes / 1024 / 1024)}`]
        })
      ),
      (child) => Effect.sync(() => child.kill("SIGKILL"))
    )
    const lastWords = keepTail(child)
    yield* waitFor(child, (message: FromWorker<Answer>) => ("ready" in message ? Effect.void : null), {
      deadline: "60 seconds",
      memoryLimitBytes: options.memoryLimitBytes
    }).pipe(Effect.mapError(({ message }) => new WorkerLost({ message: `${message}: ${lastWords()}` })))
    let nextId = 0
    const work = (job: Job): Effect.Effect<Answer, JobRefused | WorkerLost> => {
      const id = nextId++
      return waitFor<Answer, Answer, JobRefused | WorkerLost>(
        child,
        (message) => {
          if (!("id" in message) || message.id !== id) return null
          if ("answer" in message) return Effect.succeed(message.answer)
          if ("refused" in message) return new JobRefused(message.refused)
          return new WorkerLost({ message: message.broken })
        },
        options,
        () => child.send({ id, job } satisfies ToWorker<Job>)
      )
    }
    return { work }
  })

/** Waits for the message that `pick` wants, for the worker's end, or for one of its limits. */
const waitFor = <Answer, A, E = never>(
  child: ChildProcess,
  pick: (message: FromWorker<Answer>) => Effect.Effect<A, E> | null,
  limits: Pick<WorkerPoolOptions, "deadline" | "memoryLimitBytes">,
  begin: () => void = () => undefined
): Effect.Effect<A, E | WorkerLost> =>
  Effect.async<A, E | WorkerLost>((resume) => {
    const finish = (end: Effect.Effect<A, E | WorkerLost>) => {
      stop()
      resume(end)
    }
    const onMessage = (message: FromWorker<Answer>) => {
      const picked = pick(message)
      if (picked !== null) finish(picked)
    }
    const onExit = (code: number | null, signal: string | null) =>
      finish(new WorkerLost({ message: `a worker ended with ${signal ?? code}` }))
    const onError = (error: Error) => finish(new WorkerLost({ message: error.message }))
    const watch = setInterval(() => {
      if (residentBytes(child.pid!) > limits.memoryLimitBytes) {
        finish(new WorkerLost({ message: "a worker used too much memory" }))
      }
    }, memoryCheckMillis)
    const overrun = setTimeout(
      () => finish(new WorkerLost({ message: "a worker overran its time" })),
      Duration.toMillis(limits.deadline)
    )
    const stop = () => {
      clearInterval(watch)
      clearTimeout(overrun)
      child.off("message", onMessage).off("exit", onExit).off("error", onError)
    }
    if (child.exitCode !== null || child.signalCode !== null) return onExit(child.exitCode, child.signalCode)
    child.on("message", onMessage).on("exit", onExit).on("error", onError)
    begin()
    return Effect.sync(stop)
  })

/** A fixed number of worker processes with a bounded queue in front; lost workers are replaced. */
export const makeWorkerPool = <Job, Answer>(
  options: WorkerPoolOptions
): Effect.Effect<WorkerPool<Job, Answer>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const pool = yield* Pool.make({ acquire: startWorker<Job, Answer>(options), size: options.size })
    const admission = makeAdmission(options.size + options.queue)
    const run = (job: Job) =>
      Effect.gen(function* () {
        yield* admission
        const worker = yield* pool.get
        return yield* worker.work(job).pipe(
          Effect.tapErrorTag("WorkerLost", () => pool.invalidate(worker)),
          // a client that has gone does not cost a warm worker: the job runs out, within its deadline
          Effect.uninterruptible
        )
      }).pipe(Effect.scoped)
    return { run }
  })
