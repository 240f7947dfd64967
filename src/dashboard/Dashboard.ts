import { createHash } from "node:crypto"
import {
  type HttpApp,
  HttpApiBuilder,
  HttpApiScalar,
  HttpServerError,
  HttpServerRequest,
  HttpServerResponse
} from "@effect/platform"
import { Cause, Effect, Layer } from "effect"
import { safetyHeaders } from "./respond.ts"
import { accountRoutes } from "./routes/account.ts"
import { assetRoutes } from "./routes/assets.ts"
import { conversionsRoutes } from "./routes/conversions.ts"
import { convertRoutes } from "./routes/convert.ts"
import { docsRoutes } from "./routes/docs.ts"
import { keysRoutes } from "./routes/keys.ts"
import { ledgerRoutes } from "./routes/ledger.ts"
import type { Routes } from "./routes/Routes.ts"
import { signInRoutes } from "./routes/signIn.ts"
import { usageRoutes } from "./routes/usage.ts"
import { EventStore } from "../ledger/EventStore.ts"
import { People } from "../people/People.ts"
import { forAll, message } from "./Visitor.ts"

const explorerPath = "/docs/explorer"

const allRoutes = Effect.map(
  Effect.all([
    docsRoutes,
    assetRoutes,
    signInRoutes,
    convertRoutes,
    conversionsRoutes,
    keysRoutes,
    usageRoutes,
    ledgerRoutes,
    accountRoutes
  ]),
  (groups): Routes => groups.flat()
)

/** People are answered with a page, whatever happens. */
const answered = <R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, never, R>) =>
  Effect.catchAllCause(answer, (cause) =>
    Cause.isInterruptedOnly(cause)
      ? Effect.failCause(cause)
      : Effect.zipRight(
          Effect.logError("A page failed unexpectedly", cause),
          forAll((one) => Effect.succeed(message(one, 500)))
        )
  )

const wantsPage = ({ headers, method, url }: HttpServerRequest.HttpServerRequest): boolean =>
  method === "GET" && !url.startsWith("/v1") && (headers["accept"] ?? "").includes("text/html")

const pages = HttpApiBuilder.Router.use((router) =>
  Effect.gen(function* () {
    const context = yield* Effect.context<People | EventStore>()
    for (const [method, path, answer] of yield* allRoutes) {
      const verb = method.toLowerCase() as Lowercase<typeof method>
      yield* router[verb](path, Effect.provide(answered(answer), context))
    }
    // browsers get a page of ours; programs get the contract's answer
    yield* router.get(
      "*",
      Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) =>
        wantsPage(request)
          ? Effect.provide(
              forAll((one) => Effect.succeed(message(one, 404))),
              context
            )
          : Effect.fail(new HttpServerError.RouteNotFound({ request }))
      )
    )
  })
)

/** The explorer brings its script along in its page: that very text may run, and its styles, which it makes as it goes. */
const explorerHeaders = (body: string): Record<string, string> => {
  const hashes = [...body.matchAll(/<script(?![^>]*type="application\/json")[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash("sha256").update(script!).digest("base64")}'`
  )
  return {
    ...safetyHeaders,
    "content-security-policy": safetyHeaders["content-security-policy"]!.replace(
      "script-src 'self'",
      `script-src 'self' 'wasm-unsafe-eval' ${hashes.join(" ")}`
    ).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    "cache-control": "no-cache"
  }
}

const explorer = Layer.mergeAll(
  HttpApiScalar.layer({ path: explorerPath, scalar: { withDefaultFonts: false, theme: "default" } }),
  HttpApiBuilder.middleware((app: HttpApp.Default) =>
    Effect.gen(function* () {
      const { url } = yield* HttpServerRequest.HttpServerRequest
      const response = yield* app
      const { body } = response
      if (url.split("?", 1)[0] !== explorerPath || body._tag !== "Uint8Array") return response
      return HttpServerResponse.setHeaders(response, explorerHeaders(Buffer.from(body.body).toString()))
    })
  )
)

/** The pages for people, beside `/v1`. */
export const layerDashboard = Layer.mergeAll(pages, explorer)
