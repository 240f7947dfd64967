import { createServer, type Server } from "node:http"
import {
  Etag,
  FileSystem,
  HttpApi,
  HttpApiBuilder,
  HttpMiddleware,
  HttpPlatform,
  HttpServer,
  Path
} from "@effect/platform"
import { NodeHttpServer } from "@effect/platform-node"
import { Context, Duration, Effect, Layer } from "effect"
import { Convert } from "../convert/Convert.ts"
import { ConvertOnce } from "../convert/ConvertOnce.ts"
import { givenOnly } from "../effects/givenOnly.ts"
import { Readiness } from "../health/Readiness.ts"
import { Authentication } from "../keys/Authentication.ts"
import { AddressConnections } from "./AddressLimits.ts"
import { TrustedProxies } from "./ClientAddress.ts"
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

/** How long a client may take to send a request's head. */
const headersMillis = 20_000

/** How long requests in flight may go on after the service was asked to stop. */
const patienceMillis = 75_000

/** Takes no new connection, and ends when no request is in flight; idle connections are closed as they fall idle. */
const closed = (server: Server): Effect.Effect<void> =>
  Effect.async((resume) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const late = setTimeout(() => server.closeAllConnections(), patienceMillis)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(late)
      resume(Effect.void)
    })
  })

/** Ends before anything does that a request needs: says that it is not ready, serves on for a while, and closes. */
const layerDrain = (server: Server, drainSeconds: number) =>
  Layer.scopedDiscard(
    Effect.flatMap(Readiness, ({ beginDraining }) =>
      Effect.addFinalizer(() =>
        beginDraining.pipe(
          Effect.zipRight(Effect.sleep(Duration.seconds(drainSeconds))),
          Effect.zipRight(closed(server))
        )
      )
    )
  )

const layerListener = (server: Server, { host, port }: ServerSettings) =>
  Layer.mapError(
    NodeHttpServer.layer(() => server, { host, port }),
    ({ cause }) => toListenFailed(cause, host, port)
  )

/** The whole contract, served, with the routes of others beside it. */
export const layerHttp = <E, R>(settings: ServerSettings, others: Layer.Layer<never, E, R>) =>
  Layer.unwrapEffect(
    Effect.gen(function* () {
      const server = createServer({
        requestTimeout: requestMillis,
        headersTimeout: headersMillis,
        // Node's own 30 seconds would be added to both
        connectionsCheckingInterval: 1_000,
        keepAliveTimeout: 10_000,
        requireHostHeader: false
      })
      answerProtocolFaults(server)
      const { watch } = yield* AddressConnections
      watch(server, yield* TrustedProxies)
      return layerDrain(server, settings.drainSeconds).pipe(
        Layer.provideMerge(
          givenOnly(
            HttpApiBuilder.serve(),
            Context.pick(
              HttpServer.HttpServer,
              HttpApi.Api,
              HttpPlatform.HttpPlatform,
              Etag.Generator,
              FileSystem.FileSystem,
              Path.Path
            )
          ).pipe(
            Layer.provide([others, layerHealthRoutes]),
            Layer.provide(AnswersLive),
            Layer.provide(HttpApiBuilder.api(Api)),
            Layer.provide(ConversionsLive),
            Layer.provide(ApiKeySecurityLive),
            Layer.provideMerge(layerListener(server, settings)),
            // its spans would hold all headers and addresses; ours are made in Answers.ts
            HttpMiddleware.withTracerDisabledWhen(() => true),
            // built before the listener, and closed after it: a request in flight needs them to its end
            Layer.provide([Layer.provideMerge(ConvertOnce.Default, Convert.Default), Authentication.Default])
          )
        )
      )
    })
  )
