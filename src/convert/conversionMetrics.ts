import { Effect, MetricKey } from "effect"
import { type Failure, failureTable } from "../domain/Failure.ts"
import type { Channel } from "../domain/AccountEvent.ts"
import { labelled } from "../effects/labelled.ts"
import { updateMetric } from "../effects/updateMetric.ts"

const conversions = labelled(
  MetricKey.counter("receipts_conversions_total", {
    description: "Conversions by outcome (succeeded, or the error code), reader and channel.",
    incremental: true
  }),
  ["outcome", "reader", "channel"]
)

const count = (channel: Channel, outcome: string, reader: string) =>
  updateMetric(conversions(outcome, reader, channel), 1)

/** The reader without a model's name, which is the operator's and may be anything. */
export const countSuccess = (channel: Channel, reader: string): Effect.Effect<void> =>
  count(channel, "succeeded", reader.split(":", 1)[0]!)

/** Counts how a conversion fails; defects are the error table's `conversion_failed`. */
export const countFailures =
  (channel: Channel) =>
  <A, E extends { readonly _tag: Failure["_tag"] }, R>(conversion: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    conversion.pipe(
      Effect.tapError(({ _tag }) => count(channel, failureTable[_tag].code, "none")),
      Effect.tapDefect(() => count(channel, failureTable.ConversionFailed.code, "none"))
    )
