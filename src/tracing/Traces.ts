import { OtlpSerialization, OtlpTracer } from "@effect/opentelemetry"
import { FetchHttpClient } from "@effect/platform"
import { Effect, Layer, Redacted } from "effect"
import { discreet } from "./discreet.ts"
import { spansSent } from "../effects/spansSent.ts"

/** Where traces are sent: an OpenTelemetry collector that takes OTLP over HTTP. */
export interface TraceSettings {
  readonly endpoint: URL
  /** Sent with every batch, to prove who sends it. */
  readonly headers: Readonly<Record<string, Redacted.Redacted>>
}

const exported = ({ endpoint, headers }: TraceSettings) =>
  OtlpTracer.make({
    url: `${endpoint.href.replace(/\/$/, "")}/v1/traces`,
    resource: { serviceName: "receipts" },
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Redacted.value(value)]))
  }).pipe(Effect.provide([FetchHttpClient.layer, OtlpSerialization.layerJson]))

/** Spans of requests and statements are timed and measured always, and sent where there is a collector. */
export const layerTraces = (settings: TraceSettings | null): Layer.Layer<never> =>
  Layer.unwrapScoped(
    Effect.map(settings === null ? Effect.tracer : exported(settings), (tracer) =>
      Layer.merge(
        Layer.setTracer(discreet(tracer)),
        Layer.scopedDiscard(Effect.locallyScoped(spansSent, settings !== null))
      )
    )
  )
