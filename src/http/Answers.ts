import { randomUUID } from "node:crypto"
import { HttpApi, HttpApiBuilder, HttpApp, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { NodeHttpServerRequest } from "@effect/platform-node"
import { Cause, Chunk, Effect, FiberRef, LogLevel, Option, Schema } from "effect"
import { BadRequest, ConversionFailed, Failure, MethodNotAllowed, NotFound } from "../domain/Failure.ts"
import { steadyMillis } from "../effects/steadyClock.ts"
import { OutcomeUnknown } from "../ledger/EventStore.ts"
import { Api } from "./Api.ts"
import { AddressConnections, type AddressLimits } from "./AddressLimits.ts"
import { type Ranges, TrustedProxies } from "./ClientAddress.ts"
import { measureRequest, pathOf } from "./requestMetrics.ts"
import { traced } from "./requestSpan.ts"
import { CurrentRequest } from "./CurrentRequest.ts"
import { failureAnswer } from "./FailureAnswer.ts"

/** Methods of every path that exists. */
const methods = new Map<string, Array<string>>()
HttpApi.reflect(Api, {
  onGroup: () => undefined,
  onEndpoint: ({ endpoint }) =>
    void methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method])
})

const noRoute = (url: string): Failure => {
  const path = pathOf({ url })
  const allowed = methods.get(path)
  return allowed === undefined
    ? new NotFound({ message: `There is nothing at ${path}. The service's operation is POST /v1/convert.` })
    : new MethodNotAllowed({ message: `${path} answers to ${allowed.join(" and ")} only.`, allowed })
}

const noHost = new BadRequest({ message: "The request has no Host header, which HTTP/1.1 demands." })

/** Node leaves this to us, for the sake of the answer's shape. */
const checkHost = (request: HttpServerRequest.HttpServerRequest): Effect.Effect<void, BadRequest> =>
  request.headers["host"] === undefined && NodeHttpServerRequest.toIncomingMessage(request).httpVersion === "1.1"
    ? noHost
    : Effect.void

const isFailure = Schema.is(Failure)

const internal = new ConversionFailed({
  message: "Something went wrong on our side. Nothing was charged; please try again.",
  retryAfterSeconds: 10
})

/** The failure that a request ended in, and whether it was one of ours to worry about. */
const failureOf = (cause: Cause.Cause<unknown>, url: string): { failure: Failure; unexpected: boolean } => {
  const error = Option.getOrNull(Cause.failureOption(cause))
  if (isFailure(error)) return { failure: error, unexpected: false }
  if (typeof error === "object" && error !== null && "_tag" in error && error._tag === "RouteNotFound") {
    return { failure: noRoute(url), unexpected: false }
  }
  return { failure: internal, unexpected: true }
}

/** Whether the client was charged cannot be told, so that any answer could be a lie: the connection is closed. */
const hangUp = (request: HttpServerRequest.HttpServerRequest, cause: Cause.Cause<unknown>) =>
  Effect.logError("The database stayed away during a charge; the connection is closed without an answer", cause).pipe(
    Effect.zipRight(Effect.sync(() => NodeHttpServerRequest.toIncomingMessage(request).socket.destroy())),
    Effect.zipRight(Effect.interrupt)
  )

const answering =
  ({ within }: AddressLimits, proxies: Ranges) =>
  (app: HttpApp.Default) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const id = randomUUID()
      const startedAt = yield* steadyMillis
      const who: typeof CurrentRequest.Service.who = {}
      const incoming = NodeHttpServerRequest.toIncomingMessage(request)
      const ended = Effect.zipRight(checkHost(request), app).pipe(
        within(incoming, proxies),
        Effect.catchAllCause((cause) => {
          if (Cause.isInterruptedOnly(cause)) return Effect.failCause(Cause.stripFailures(cause))
          if (Chunk.some(Cause.defects(cause), (defect) => defect instanceof OutcomeUnknown))
            return hangUp(request, cause)
          const { failure, unexpected } = failureOf(cause, request.url)
          return Effect.zipRight(
            unexpected ? Effect.logError("A request failed unexpectedly", cause) : Effect.void,
            failureAnswer(failure)
          )
        }),
        Effect.tap((answer) =>
          Effect.gen(function* () {
            const millis = (yield* steadyMillis) - startedAt
            const path = pathOf(request)
            yield* measureRequest(request.method, path, answer.status, millis)
            // who watches asks every second
            const level = path === "/livez" || path === "/readyz" ? LogLevel.Debug : LogLevel.Info
            // to put a line together costs more than to drop it
            if (LogLevel.lessThan(level, yield* FiberRef.get(FiberRef.currentMinimumLogLevel))) return
            yield* Effect.logWithLevel(level, `${request.method} ${path} ${answer.status} ${millis} ms`).pipe(
              Effect.annotateLogs({ method: request.method, path, status: answer.status, millis, ...who })
            )
          })
        )
      )
      return HttpServerResponse.setHeader(yield* traced(request, { id, startedAt, who })(ended), "x-request-id", id)
    })
/** Gives every request an id, a span and a line in the log, and every ending an answer in the contract's shape. */
export const AnswersLive = HttpApiBuilder.middleware(Effect.zipWith(AddressConnections, TrustedProxies, answering))
