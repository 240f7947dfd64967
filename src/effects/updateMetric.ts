import { Effect, type Metric } from "effect"

/** `Metric.update` without a look at the fiber's own labels, of which there are none. */
export const updateMetric = <Type, In, Out>(metric: Metric.Metric<Type, In, Out>, input: In): Effect.Effect<void> =>
  Effect.sync(() => metric.unsafeUpdate(input, []))
