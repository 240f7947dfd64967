import { Clock, Effect } from "effect"

/** Milliseconds by the clock that only counts, for durations: the wall clock may be set while one is measured. */
export const steadyMillis: Effect.Effect<number> = Effect.map(Clock.currentTimeNanos, (nanos) =>
  Number(nanos / 1_000_000n)
)

/** What an effect gives, and the milliseconds that it took. */
export const timed = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<readonly [millis: number, A], E, R> =>
  Effect.gen(function* () {
    const began = yield* steadyMillis
    const value = yield* effect
    return [(yield* steadyMillis) - began, value] as const
  })
