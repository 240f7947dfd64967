import { Clock, Effect } from "effect"

/** Milliseconds by the clock that only counts, for durations: the wall clock may be set while one is measured. */
export const steadyMillis: Effect.Effect<number> = Effect.map(Clock.currentTimeNanos, (nanos) =>
  Number(nanos / 1_000_000n)
)
