import { Effect } from "effect"

/** Milliseconds by the clock that only counts, for durations: the wall clock may be set while one is measured. */
export const steadyMillis: Effect.Effect<number> = Effect.clockWith((clock) =>
  Effect.succeed(Number(clock.unsafeCurrentTimeNanos() / 1_000_000n))
)
