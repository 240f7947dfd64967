import { type HttpServerRequest, type HttpServerResponse, HttpTraceContext } from "@effect/platform"
import { Context, Effect, FiberRef, HashMap, Option, Tracer } from "effect"
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
        const noted = Effect.tap(answer, ({ status }) =>
          Effect.sync(() => {
            span.attribute("http.route", routeOf(pathOf(request), status))
            span.attribute("http.response.status_code", status)
          })
        )
        // the request's fiber is its own: to put nothing back spares it a good part of what the platform's steps cost
        return FiberRef.update(FiberRef.currentLogAnnotations, (annotations) =>
          annotations.pipe(
            HashMap.set<string, unknown>("request", current.id),
            HashMap.set<string, unknown>("trace", span.traceId)
          )
        ).pipe(
          Effect.zipRight(
            FiberRef.update(FiberRef.currentContext, (context) =>
              context.pipe(Context.add(Tracer.ParentSpan, span), Context.add(CurrentRequest, current))
            )
          ),
          Effect.zipRight(noted)
        )
      }
    )
