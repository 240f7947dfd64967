import { type ChildProcess, fork } from "node:child_process"
import { readFileSync } from "node:fs"
import { Data, Duration, Effect, Either, Metric, Pool, type ParseResult, Schema, type Scope } from "effect"
import { FromWorker, type ToWorker } from "./WorkerProtocol.ts"

/** The job was refused by the worker, in its own words. */
export class JobRefused extends Data.TaggedError("JobRefused")<{ readonly tag: string; readonly message: string }> {}
/** The worker died, overran its time or memory, or broke on the job; it has been replaced. */
export class WorkerLost extends Data.TaggedError("WorkerLost")<{
  readonly message: string
  /** It was lost before the job arrived, which is to blame for nothing. */
  readonly isUntaken: boolean
}> {}

export interface WorkerPool<Job, Answer> {
  /** A job that should take less than others may be given a shorter deadline. */
  readonly run: (job: Job, deadline?: Duration.DurationInput) => Effect.Effect<Answer, JobRefused | WorkerLost>
}

export interface WorkerPoolOptions<Answer> {
  /** The built entry file; it calls `serveJobs`. */
  readonly entry: URL
  /** What the worker answers with; anything else is a worker that is lost. */
  readonly decodeAnswer: (answer: unknown) => Effect.Effect<Answer, ParseResult.ParseError>
  /** Workers; further jobs wait for one. */
  readonly size: number
  /** Longest time for one job, from its start on a worker. */
  readonly deadline: Duration.DurationInput
  /** Resident memory above which a worker is stopped, where the system tells it (Linux). */
  readonly memoryLimitBytes: number
  readonly arguments?: ReadonlyArray<string>
  /** Variables that the workers have beside a PATH. */
  readonly environment?: Readonly<Record<string, string>>
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
  readonly work: (job: Job, deadline: Duration.DurationInput) => Effect.Effect<Answer, JobRefused | WorkerLost>
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

/**
 * Room for what is new, in megabytes: V8's own sixteen stay with a process three times over, though a job leaves little
 * behind. With two, reading is a fiftieth slower.
 */
const youngSpace = "--max-semi-space-size=2"

/** A worker process for as long as the scope is open. */
const startWorker = <Job, Answer>(
  options: WorkerPoolOptions<Answer>
): Effect.Effect<Worker<Job, Answer>, WorkerLost, Scope.Scope> =>
  Effect.gen(function* () {
    const child = yield* Effect.acquireRelease(
      Effect.sync(() =>
        fork(options.entry, options.arguments ?? [], {
          serialization: "advanced",
          // decoders comment on hostile files at length; only the end of it is kept, for the log
          stdio: ["ignore", "ignore", "pipe", "ipc"],
          // nothing of our settings and secrets is a worker's business; of glibc's pools of memory, every thread would have
          // one that keeps what it once held
          env: { PATH: "/usr/bin:/bin", MALLOC_ARENA_MAX: "2", ...options.environment },
          execArgv: [`--max-old-space-size=${Math.round(options.memoryLimitBytes / 1024 / 1024)}`, youngSpace]
        })
      ),
      (child) => Effect.sync(() => child.kill("SIGKILL"))
    )
    const lastWords = keepTail(child)
    yield* waitFor(child, (message) => ("ready" in message ? Effect.void : null), {
      deadline: "60 seconds",
      memoryLimitBytes: options.memoryLimitBytes
    }).pipe(Effect.mapError((lost) => new WorkerLost({ ...lost, message: `${lost.message}: ${lastWords()}` })))
    let nextId = 0
    const work = (job: Job, deadline: Duration.DurationInput): Effect.Effect<Answer, JobRefused | WorkerLost> => {
      const id = nextId++
      return waitFor<Answer, JobRefused | WorkerLost>(
        child,
        (message) => {
          if (!("id" in message) || message.id !== id) return null
          if ("taken" in message) return null
          if ("answer" in message) {
            return Effect.mapError(
              options.decodeAnswer(message.answer),
              ({ message }) => new WorkerLost({ message: `an answer of another shape: ${message}`, isUntaken: false })
            )
          }
          if ("refused" in message) return new JobRefused(message.refused)
          return new WorkerLost({ message: message.broken, isUntaken: false })
        },
        { deadline, memoryLimitBytes: options.memoryLimitBytes },
        () => child.send({ id, job } satisfies ToWorker)
      )
    }
    return { work }
  })

const decodeMessage = Schema.decodeUnknownEither(FromWorker)

/** Waits for the message that `pick` wants, for the worker's end, or for one of its limits. */
const waitFor = <A, E = never>(
  child: ChildProcess,
  pick: (message: FromWorker) => Effect.Effect<A, E> | null,
  limits: Pick<WorkerPoolOptions<A>, "deadline" | "memoryLimitBytes">,
  begin: () => void = () => undefined
): Effect.Effect<A, E | WorkerLost> =>
  Effect.async<A, E | WorkerLost>((resume) => {
    let isUntaken = true
    const lose = (message: string) => finish(new WorkerLost({ message, isUntaken }))
    const finish = (end: Effect.Effect<A, E | WorkerLost>) => {
      stop()
      resume(end)
    }
    const onMessage = (received: unknown) => {
      const decoded = decodeMessage(received)
      if (Either.isLeft(decoded)) return lose("a worker sent what is no message")
      const message = decoded.right
      if ("taken" in message) isUntaken = false
      const picked = pick(message)
      if (picked !== null) finish(picked)
    }
    const onExit = (code: number | null, signal: string | null) => lose(`a worker ended with ${signal ?? code}`)
    const onError = (error: Error) => lose(error.message)
    const watch = setInterval(() => {
      if (residentBytes(child.pid!) > limits.memoryLimitBytes) {
        lose("a worker used too much memory")
      }
    }, memoryCheckMillis)
    const overrun = setTimeout(() => lose("a worker overran its time"), Duration.toMillis(limits.deadline))
    const stop = () => {
      clearInterval(watch)
      clearTimeout(overrun)
      child.off("message", onMessage).off("exit", onExit).off("error", onError)
    }
    if (child.exitCode !== null || child.signalCode !== null || !child.connected) {
      return lose("a worker had ended while it was idle")
    }
    child.on("message", onMessage).on("exit", onExit).on("error", onError)
    begin()
    return Effect.sync(stop)
  })

const lost = Metric.counter("receipts_readers_lost_total", {
  description: "Readers that died or overran their time or memory, and were replaced.",
  incremental: true
})

/** A fixed number of worker processes; lost workers are replaced. Whoever gives them jobs bounds how many wait. */
export const makeWorkerPool = <Job, Answer>(
  options: WorkerPoolOptions<Answer>
): Effect.Effect<WorkerPool<Job, Answer>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const pool = yield* Pool.make({ acquire: startWorker<Job, Answer>(options), size: options.size })
    const attempt = (job: Job, deadline: Duration.DurationInput) =>
      Effect.gen(function* () {
        const worker = yield* pool.get
        return yield* worker.work(job, deadline).pipe(
          Effect.tapErrorTag("WorkerLost", () => Effect.zipRight(Metric.update(lost, 1), pool.invalidate(worker))),
          // a client that has gone does not cost a warm worker: the job runs out, within its deadline
          Effect.uninterruptible
        )
      }).pipe(Effect.scoped)
    const run = (job: Job, deadline = options.deadline) =>
      // a job on which a worker died is not given to another; one that none has seen is
      Effect.retry(attempt(job, deadline), {
        times: options.size,
        while: (error) => error._tag === "WorkerLost" && error.isUntaken
      })
    return { run }
  })
