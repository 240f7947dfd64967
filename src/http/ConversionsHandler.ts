import { type Headers, HttpApiBuilder, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Clock, Effect, Layer, Schema } from "effect"
import { type Conversion, Convert } from "../convert/Convert.ts"
import { ConvertOnce } from "../convert/ConvertOnce.ts"
import { InvalidIdempotencyKey } from "../domain/Failure.ts"
import type { StoredAnswer } from "../idempotency/IdempotentRequests.ts"
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

/** A model's name may hold anything; a header may not. */
const headerText = (text: string): string => text.replace(/[^\x20-\x7e]/g, "?")

const encodeResponse = Schema.encodeSync(Schema.parseJson(ConversionResponse))

/** The 200 answer; its body is made once and sent as it is, also when it is sent again. */
const toAnswer = ({ confidence, data, hash, limit, reader, used, version }: Conversion) =>
  Effect.gen(function* () {
    const { startedAt } = yield* CurrentRequest
    const now = yield* Clock.currentTimeMillis
    return {
      headers: {
        "x-ledger-position": String(version),
        "x-ledger-hash": hash,
        "x-extractor": headerText(reader),
        "x-extraction-confidence": confidence.toFixed(2)
      },
      body: encodeResponse({
        success: true,
        processing_ms: Math.round(now - startedAt),
        conversions_used: used,
        conversions_limit: limit,
        data
      })
    } satisfies StoredAnswer
  })

const readIdempotencyKey = (headers: Headers.Headers): Effect.Effect<string | null, InvalidIdempotencyKey> => {
  const key = headers["idempotency-key"]
  if (key === undefined) return Effect.succeed(null)
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return Effect.succeed(key)
  return new InvalidIdempotencyKey({ message: "Send 1 to 255 printable ASCII characters as Idempotency-Key." })
}

const respond = ({ body, headers }: StoredAnswer, extra: Record<string, string> = {}) =>
  HttpServerResponse.text(body, { contentType: "application/json", headers: { ...headers, ...extra } })

export const ConversionsLive = HttpApiBuilder.group(Api, "conversions", (handlers) =>
  Effect.gen(function* () {
    const convert = yield* Convert
    const convertOnce = yield* ConvertOnce
    return handlers
      .handleRaw("convert_receipt", ({ request }) =>
        Effect.gen(function* () {
          const key = yield* CurrentKey
          const submission = yield* readSubmission(request)
          const idempotencyKey = yield* readIdempotencyKey(request.headers)
          if (idempotencyKey === null) return respond(yield* convert.run(key, submission, toAnswer))
          const { answer, replayed } = yield* convertOnce.run(key, idempotencyKey, submission, toAnswer)
          return respond(answer, replayed ? { "idempotent-replayed": "true" } : {})
        })
      )
      .handle("openapi", () => Effect.sync(openApiDocument))
  })
)
