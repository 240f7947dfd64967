import { type HttpServerRequest, type HttpServerResponse, HttpTraceContext } from "@effect/platform"
import { Effect, Option } from "effect"
import { pathOf, routeOf } from "./requestMetrics.ts"

/** The request's own span, a child of the caller's where `traceparent` names one. Its trace id goes into the log. */
export const traced =
  (request: HttpServerRequest.HttpServerRequest, id: string) =>
  <E, R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
    Effect.useSpan(
      request.method,
      {
        kind: "server",
        captureStackTrace: false,
        ...Option.match(HttpTraceContext.w3c(request.headers), {
          onNone: () => ({ root: true }),
          onSome: (parent) => ({ parent })
        })
      },
      (span) => {
        span.attribute("receipts.request", id)
        span.attribute("http.request.method", request.method)
        return answer.pipe(
          Effect.tap(({ status }) =>
            Effect.sync(() => {
              span.attribute("http.route", routeOf(pathOf(request), status))
              span.attribute("http.response.status_code", status)
            })
          ),
          Effect.withParentSpan(span),
          Effect.annotateLogs({ request: id, trace: span.traceId })
        )
      }
    )
