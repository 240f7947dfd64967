import { expect, it } from "@effect/vitest"
import { Effect, Either, Schema } from "effect"
import { makeWorkerPool } from "../../src/workers/WorkerPool.ts"

const entry = new URL("../fixtures/worker.mjs", import.meta.url)

const pool = (size = 1) =>
  makeWorkerPool<string, number>({
    entry,
    decodeAnswer: Schema.decodeUnknown(Schema.Int),
    size,
    deadline: "1 second",
    memoryLimitBytes: 400 * 1024 * 1024
  })

it.scopedLive("answers jobs on the same worker, refusals included", () =>
  Effect.gen(function* () {
    const { run } = yield* pool()
    const pid = yield* run("work")
    expect(yield* Effect.flip(run("refuse"))).toMatchObject({
      _tag: "JobRefused",
      tag: "NotToday",
      message: "not today"
    })
    expect(yield* run("work")).toBe(pid)
  })
)

for (const job of ["break", "die", "hang", "hog", "lie"]) {
  it.scopedLive(`replaces a worker that was lost to a job that makes it ${job}`, () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      const pid = yield* run("work")
      expect(yield* Effect.flip(run(job))).toMatchObject({ _tag: "WorkerLost" })
      expect(yield* run("work")).not.toBe(pid)
    })
  )
}

it.scopedLive("lets nobody else notice", () =>
  Effect.gen(function* () {
    const { run } = yield* pool(2)
    const answers = yield* Effect.all(
      ["slow", "die", "work", "hang", "work", "slow"].map((job) => Effect.either(run(job))),
      { concurrency: "unbounded" }
    )
    expect(answers.map(Either.isRight)).toEqual([true, false, true, false, true, true])
  })
)

it.scopedLive("gives a job that no worker has seen to another one", () =>
  Effect.gen(function* () {
    const { run } = yield* pool()
    for (const pause of ["0 millis", "100 millis"] as const) {
      const pid = yield* run("work")
      process.kill(pid, "SIGKILL")
      yield* Effect.sleep(pause)
      expect(yield* run("work")).not.toBe(pid)
    }
  })
)
