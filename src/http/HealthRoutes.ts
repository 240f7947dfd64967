import { HttpApiBuilder, HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { Readiness } from "../health/Readiness.ts"

const answer = (isWell: boolean) =>
  HttpServerResponse.unsafeJson(
    { status: isWell ? "ok" : "unavailable" },
    { status: isWell ? 200 : 503, headers: { "cache-control": "no-store" } }
  )

/** For whoever watches the service: `/livez` tells that it runs, `/readyz` whether requests should be sent to it. */
export const layerHealthRoutes = HttpApiBuilder.Router.use((router) =>
  Effect.gen(function* () {
    const { isReady } = yield* Readiness
    yield* router.get("/livez", Effect.succeed(answer(true)))
    yield* router.get("/readyz", Effect.map(isReady, answer))
  })
)
