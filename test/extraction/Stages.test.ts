import { describe, expect, it } from "@effect/vitest"
import { Effect, Metric, type MetricState } from "effect"
import { inStage } from "../../src/extraction/stages.ts"

/** How often the stage was measured so far, by anybody in this process. */
const measured = Effect.map(Metric.snapshot, (pairs) =>
  pairs
    .filter(
      ({ metricKey: { name, tags } }) => name === "receipts_conversion_stage_seconds" && tags[0]?.value === "fetch"
    )
    .reduce((sum, { metricState }) => sum + (metricState as MetricState.MetricState.Histogram).count, 0)
)

describe("a stage of a conversion", () => {
  it.effect("is measured whether it succeeds or fails, and passes on what came of it", () =>
    Effect.gen(function* () {
      const before = yield* measured
      expect(yield* Effect.succeed("read").pipe(inStage("fetch"))).toBe("read")
      expect(yield* Effect.fail("lost").pipe(inStage("fetch"), Effect.flip)).toBe("lost")
      expect((yield* measured) - before).toBe(2)
    })
  )
})
