import { HttpApiBuilder, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Clock, Effect, Layer, Schema } from "effect"
import { Convert } from "../convert/Convert.ts"
import { Authentication } from "../keys/Authentication.ts"
import { Api, ApiKeySecurity, ConversionResponse, CurrentKey, openApiDocument } from "./Api.ts"
import { CurrentRequest } from "./CurrentRequest.ts"
import { readSubmission } from "./SubmissionReader.ts"

/** Checks the whole header ourselves: the platform's bearer decoder does not look at the scheme. */
export const ApiKeySecurityLive = Layer.effect(
  ApiKeySecurity,
  Effect.map(Authentication, ({ authenticate }) => ({
    api_key: () =>
      Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => authenticate(request.headers["authorization"]))
  }))
)

const encodeResponse = Schema.encodeSync(ConversionResponse)

export const ConversionsLive = HttpApiBuilder.group(Api, "conversions", (handlers) =>
  Effect.gen(function* () {
    const convert = yield* Convert
    return handlers
      .handleRaw("convert_receipt", ({ request }) =>
        Effect.gen(function* () {
          const key = yield* CurrentKey
          const submission = yield* readSubmission(request)
          const { confidence, data, hash, limit, reader, used, version } = yield* convert.run(key, submission)
          const { startedAt } = yield* CurrentRequest
          const body = encodeResponse({
            success: true,
            processing_ms: Math.round((yield* Clock.currentTimeMillis) - startedAt),
            conversions_used: used,
            conversions_limit: limit,
            data
          })
          return HttpServerResponse.unsafeJson(body, {
            headers: {
              "x-ledger-position": String(version),
              "x-ledger-hash": hash,
              "x-extractor": reader,
              "x-extraction-confidence": confidence.toFixed(2)
            }
          })
        })
      )
      .handle("openapi", () => Effect.sync(() => openApiDocument()))
  })
)
