import { Effect, Fiber, Option } from "effect"
import { ConversionFailed } from "../domain/Failure.ts"
import { awaitFor } from "../effects/awaitFor.ts"
import { steadyMillis } from "../effects/steadyClock.ts"

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
    Effect.uninterruptibleMask((restore) =>
      Effect.gen(function* () {
        const left = yield* timeLeft(deadline)
        const fiber = yield* Effect.forkDaemon(restore(effect))
        const end = yield* restore(awaitFor(fiber, left)).pipe(Effect.onInterrupt(() => Fiber.interrupt(fiber)))
        if (Option.isSome(end)) return yield* end.value
        yield* Fiber.interrupt(fiber)
        return yield* deadlinePassed
      })
    )
