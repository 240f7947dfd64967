import { createServer } from "node:http"
import { HttpApiBuilder } from "@effect/platform"
import { NodeHttpServer } from "@effect/platform-node"
import { Duration, Effect, Layer } from "effect"
import { Convert } from "../convert/Convert.ts"
import { ConvertOnce } from "../convert/ConvertOnce.ts"
import { Readiness } from "../health/Readiness.ts"
import { Authentication } from "../keys/Authentication.ts"
import { AnswersLive } from "./Answers.ts"
import { Api } from "./Api.ts"
import { ApiKeySecurityLive, ConversionsLive } from "./ConversionsHandler.ts"
import { layerHealthRoutes } from "./HealthRoutes.ts"
import { toListenFailed } from "./ListenFailed.ts"
import { answerProtocolFaults } from "./ProtocolFaults.ts"

export interface ServerSettings {
  readonly host: string
  readonly port: number
  /** How long connections are still taken, and `/readyz` says no, after the service was asked to stop. */
  readonly drainSeconds: number
}

/** How long a client may take to send a request, which bounds the slow as well as the stuck. */
const requestMillis = 120_000

/** How long requests in flight may go on after the service was asked to stop. */
const patienceMillis = 75_000

/**
 * The HTTP server. When its scope closes it takes no new connection and waits for the requests in
 * flight; idle connections are closed as they fall idle.
 */
const layerListener = ({ drainSeconds, host, port }: ServerSettings) =>
  Layer.unwrapEffect(
    Effect.map(Readiness, ({ beginDraining }) => {
      const server = createServer({
        requestTimeout: requestMillis,
        keepAliveTimeout: 10_000,
        requireHostHeader: false
      })
      answerProtocolFaults(server)
      const drain = Layer.scopedDiscard(
        Effect.addFinalizer(() =>
          Effect.zipRight(
            Effect.zipRight(beginDraining, Effect.sleep(Duration.seconds(drainSeconds))),
            Effect.sync(() => {
              const idle = setInterval(() => server.closeIdleConnections(), 50)
              const late = setTimeout(() => server.closeAllConnections(), patienceMillis)
              server.once("close", () => {
                clearInterval(idle)
                clearTimeout(late)
              })
            })
          )
        )
      )
      return Layer.provideMerge(
        drain,
        Layer.mapError(
          NodeHttpServer.layer(() => server, { host, port }),
          ({ cause }) => toListenFailed(cause, host, port)
        )
      )
    })
  )

/** The whole contract, served, with the routes of others beside it. */
export const layerHttp = <E, R>(settings: ServerSettings, others: Layer.Layer<never, E, R>) =>
  HttpApiBuilder.serve().pipe(
    Layer.provide([others, layerHealthRoutes]),
    Layer.provide(AnswersLive),
    Layer.provide(HttpApiBuilder.api(Api)),
    Layer.provide(ConversionsLive),
    Layer.provide(ApiKeySecurityLive),
    Layer.provideMerge(layerListener(settings)),
    // built before the listener, and closed after it: a request in flight needs them to its end
    Layer.provide([Layer.provideMerge(ConvertOnce.Default, Convert.Default), Authentication.Default])
  )
