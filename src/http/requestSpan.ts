import { type HttpServerRequest, type HttpServerResponse, HttpTraceContext } from "@effect/platform"
import { Context, Effect, Option, Tracer } from "effect"
import { CurrentRequest } from "./CurrentRequest.ts"
import { pathOf, routeOf } from "./requestMetrics.ts"

/**
 * The request's own span, a child of the caller's where `traceparent` names one, with what is known of the request.
 * Its trace id goes into the log.
 */
export const traced =
  (request: HttpServerRequest.HttpServerRequest, current: typeof CurrentRequest.Service) =>
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
        span.attribute("receipts.request", current.id)
        span.attribute("http.request.method", request.method)
        return answer.pipe(
          Effect.tap(({ status }) =>
            Effect.sync(() => {
              span.attribute("http.route", routeOf(pathOf(request), status))
              span.attribute("http.response.status_code", status)
            })
          ),
          Effect.mapInputContext((context: Context.Context<R>) =>
            context.pipe(Context.add(Tracer.ParentSpan, span), Context.add(CurrentRequest, current))
          ),
          Effect.annotateLogs({ request: current.id, trace: span.traceId })
        )
      }
    )
