import { Data, Effect, type Scope } from "effect"

/** More work is under way or waiting than is allowed. */
export class WorkersBusy extends Data.TaggedError("WorkersBusy")<{ readonly message: string }> {}

/** A place among at most `limit`, held for as long as the scope is open. */
export const makeAdmission = (limit: number): Effect.Effect<void, WorkersBusy, Scope.Scope> => {
  let admitted = 0
  return Effect.acquireRelease(
    Effect.suspend(() => {
      if (admitted >= limit) return new WorkersBusy({ message: "too much is under way" })
      admitted++
      return Effect.void
    }),
    () => Effect.sync(() => void admitted--)
  )
}
