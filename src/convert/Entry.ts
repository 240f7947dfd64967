import { Effect } from "effect"
import { ConversionFailed } from "../domain/Failure.ts"
import { steadyMillis } from "../domain/steadyClock.ts"
import type { Caller } from "./Caller.ts"

/** A conversion that was let in, or is only to be told why not. */
export interface Entry {
  readonly caller: Caller
  /** Whether the account has a credit for it. Without one nothing is read. */
  readonly isAdmitted: boolean
}

/** No conversion takes longer from its arrival to its answer, the time apart in which the client sends the file. */
export const longestMillis = 60_000

const deadlinePassed = new ConversionFailed({
  message: "The conversion took too long and was not charged. Please try again.",
  retryAfterSeconds: 10
})

/** Milliseconds that are left until then, in steady milliseconds. */
export const timeLeft = (deadline: number): Effect.Effect<number> =>
  Effect.map(steadyMillis, (now) => Math.max(0, deadline - now))

/** Ends the effect at the deadline, with nothing charged. */
export const within =
  (deadline: number) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | ConversionFailed, R> =>
    Effect.flatMap(timeLeft(deadline), (left) =>
      Effect.timeoutFail(effect, { duration: left, onTimeout: () => deadlinePassed })
    )
