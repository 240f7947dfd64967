import { createServer } from "node:http"
import { HttpRouter, HttpServer, HttpServerResponse } from "@effect/platform"
import { NodeHttpServer } from "@effect/platform-node"
import { Effect, Layer } from "effect"
import { exposition, watchEventLoop } from "./exposition.ts"

const routes = HttpRouter.empty.pipe(
  HttpRouter.get(
    "/metrics",
    Effect.map(exposition, (text) =>
      HttpServerResponse.text(text, { contentType: "text/plain; version=0.0.4; charset=utf-8" })
    )
  )
)

/** `/metrics` for Prometheus, on a listener of its own that need not be reachable by clients; none without a port. */
export const layerMetrics = ({ host, metricsPort }: { readonly host: string; readonly metricsPort: number | null }) =>
  metricsPort === null
    ? Layer.empty
    : Layer.merge(
        HttpServer.serve(routes).pipe(Layer.provide(NodeHttpServer.layer(createServer, { host, port: metricsPort }))),
        Layer.scopedDiscard(watchEventLoop)
      )
