import { Effect } from "effect"
import { ConversionFailed } from "../domain/Failure.ts"
import { steadyMillis } from "../domain/steadyClock.ts"

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
