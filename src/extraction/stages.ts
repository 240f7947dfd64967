import { Context, Effect, Exit, FiberRef, Metric, MetricBoundaries, MetricKey, Option, Schema } from "effect"
import { labelled } from "../effects/labelled.ts"
import { spansSent } from "../effects/spansSent.ts"

/** What a conversion goes through. `read` holds the wait for a reader and the stages of the reader's process. */
export const Stage = Schema.Literal("fetch", "read", "decode", "detect", "recognise", "understand", "model", "record")
export type Stage = typeof Stage.Type

/** A stage that another process has been through, in milliseconds since 1970. */
export const StageTaken = Schema.Struct({ stage: Stage, from: Schema.Number, to: Schema.Number })
export type StageTaken = typeof StageTaken.Type

const of: (stage: Stage) => Metric.Metric.Histogram<number> = labelled(
  MetricKey.histogram(
    "receipts_conversion_stage_seconds",
    MetricBoundaries.fromIterable([0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]),
    "Duration of the stages of a conversion: fetch, read (with the wait for a reader), decode, detect, recognise, understand, model, record."
  ),
  ["stage"]
)

/** Measures how long a stage takes that succeeds or fails, and traces it where spans are sent. */
export const inStage =
  (stage: Stage) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const measured: typeof effect = Effect.clockWith((clock) => {
      const from = clock.unsafeCurrentTimeNanos()
      const noted = (exit: Exit.Exit<A, E>) => {
        of(stage).unsafeUpdate(Number(clock.unsafeCurrentTimeNanos() - from) / 1e9, [])
        return exit
      }
      return Effect.matchCauseEffect(effect, {
        onFailure: (cause) => noted(Exit.failCause(cause)),
        onSuccess: (value) => noted(Exit.succeed(value))
      })
    })
    const traced = Effect.withSpan(measured, `stage ${stage}`, { captureStackTrace: false }) as typeof measured
    return Effect.flatMap(FiberRef.get(spansSent), (sent) => (sent ? traced : measured))
  }

const nanos = (millis: number): bigint => BigInt(Math.round(millis * 1e6))

/** Measures and traces stages of another process, as parts of what is under way here. */
export const reportStages = (taken: ReadonlyArray<StageTaken>): Effect.Effect<void> =>
  Effect.gen(function* () {
    const tracer = yield* Effect.tracer
    const parent = yield* Effect.option(Effect.currentParentSpan)
    for (const { from, stage, to } of taken) {
      yield* Metric.update(of(stage), (to - from) / 1000)
      if (Option.isNone(parent)) continue
      tracer.span(`stage ${stage}`, parent, Context.empty(), [], nanos(from), "internal").end(nanos(to), Exit.void)
    }
  })

/** Notes the stages of one job in the process that works on it. */
export const makeStopwatch = () => {
  let taken: Array<StageTaken> = []
  const now = () => performance.timeOrigin + performance.now()
  return {
    time: async <A>(stage: Stage, work: () => A | Promise<A>): Promise<A> => {
      const from = now()
      try {
        return await work()
      } finally {
        taken.push({ stage, from, to: now() })
      }
    },
    /** What was noted since it was last asked. */
    take: (): ReadonlyArray<StageTaken> => {
      const noted = taken
      taken = []
      return noted
    }
  }
}

export type Stopwatch = ReturnType<typeof makeStopwatch>
