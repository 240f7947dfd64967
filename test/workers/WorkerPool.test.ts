import { expect, it } from "@effect/vitest"
import { Effect, Either } from "effect"
import { makeWorkerPool } from "../../src/workers/WorkerPool.ts"

const entry = new URL("../fixtures/worker.mjs", import.meta.url)

const pool = (size = 1, queue = 8) =>
  makeWorkerPool<string, number>({ entry, size, queue, deadline: "1 second", memoryLimitBytes: 400 * 1024 * 1024 })

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

for (const job of ["break", "die", "hang", "hog"]) {
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

it.scopedLive("turns jobs away when the queue is full", () =>
  Effect.gen(function* () {
    const { run } = yield* pool(1, 2)
    const answers = yield* Effect.all(
      Array.from({ length: 5 }, () => Effect.either(run("slow"))),
      { concurrency: "unbounded" }
    )
    const refused = answers.filter(Either.isLeft).map(({ left }) => left._tag)
    expect(refused).toEqual(["WorkersBusy", "WorkersBusy"])
  })
)
