import { type Headers, HttpApiBuilder, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { NodeHttpServerRequest } from "@effect/platform-node"
import { Context, Effect, Layer, Schema } from "effect"
import type { Caller } from "../convert/Caller.ts"
import { Convert, type Prepare } from "../convert/Convert.ts"
import { ConvertOnce } from "../convert/ConvertOnce.ts"
import { longestMillis } from "../convert/Deadline.ts"
import { FileDigestKey } from "../convert/FileDigestKey.ts"
import { InvalidIdempotencyKey, InvalidInclude } from "../domain/Failure.ts"
import { givenOnly } from "../effects/givenOnly.ts"
import { steadyMillis } from "../effects/steadyClock.ts"
import { withEvidence } from "../extraction/EvidenceAnswer.ts"
import { toReceiptData } from "../extraction/Reading.ts"
import type { StoredAnswer } from "../idempotency/IdempotentRequests.ts"
import { Authentication } from "../keys/Authentication.ts"
import { startDigest } from "../keys/Secrets.ts"
import type { KeyStanding } from "../ledger/EventStore.ts"
import { Api, ApiKeySecurity, ConversionResponse, CurrentKey, openApiDocument } from "./Api.ts"
import { drainBody } from "./BoundedBody.ts"
import { CurrentRequest, noteWho } from "./CurrentRequest.ts"
import { readSubmission, roomFor } from "./SubmissionReader.ts"

/** Checks the whole header ourselves: the platform's bearer decoder does not look at the scheme. */
export const ApiKeySecurityLive = Layer.effect(
  ApiKeySecurity,
  Effect.map(Authentication, ({ authenticate }) => ({
    api_key: () =>
      HttpServerRequest.HttpServerRequest.pipe(
        Effect.flatMap((request) => authenticate(request.headers["authorization"])),
        Effect.tap(({ accountId, keyId }) => noteWho({ account: accountId, key: keyId }))
      )
  }))
)

/** A model's name may hold anything; a header may not. */
const headerText = (text: string): string => text.replace(/[^\x20-\x7e]/g, "?")

const encodeResponse = Schema.encodeSync(ConversionResponse)

/**
 * The 200 answer: what was read is encoded before the charge, which fills in its numbers. The body is made once and sent
 * as it is, also when it is sent again.
 */
const prepareAnswer =
  (include: ReadonlyArray<Include>): Prepare<StoredAnswer> =>
  ({ reader, reading }) => {
    const body = encodeResponse({
      success: true,
      processing_ms: 0,
      conversions_used: 0,
      conversions_limit: 0,
      data: toReceiptData(reading),
      ...(include.includes("evidence") ? withEvidence(reading) : {})
    })
    return ({ hash, limit, used, version }) =>
      Effect.gen(function* () {
        const { startedAt } = yield* CurrentRequest
        const numbers = {
          processing_ms: (yield* steadyMillis) - startedAt,
          conversions_used: used,
          conversions_limit: limit
        }
        return {
          headers: {
            "x-ledger-position": String(version),
            "x-ledger-hash": hash,
            "x-extractor": headerText(reader),
            "x-extraction-confidence": reading.total.confidence.toFixed(2)
          },
          body: JSON.stringify({ ...body, ...numbers })
        }
      })
  }

const toCaller = ({ accountId, keyId, limit, used }: KeyStanding): Caller => ({
  accountId,
  actor: { key_id: keyId },
  channel: "api",
  used,
  limit
})

const readIdempotencyKey = (headers: Headers.Headers): Effect.Effect<string | null, InvalidIdempotencyKey> => {
  const key = headers["idempotency-key"]
  if (key === undefined) return Effect.succeed(null)
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return Effect.succeed(key)
  return new InvalidIdempotencyKey({ message: "Send 1 to 255 printable ASCII characters as Idempotency-Key." })
}

type Include = "evidence"

/** What the answer is to hold beside the data: `?include=evidence`. */
const readInclude = (
  include: string | ReadonlyArray<string> = []
): Effect.Effect<ReadonlyArray<Include>, InvalidInclude> => {
  const asked = [include].flat()
  return asked.every((one): one is Include => one === "evidence")
    ? Effect.succeed([...new Set(asked)])
    : new InvalidInclude({ message: "The include parameter knows one value: ?include=evidence." })
}

const respond = ({ body, headers }: StoredAnswer, extra: Record<string, string> = {}) =>
  HttpServerResponse.text(body, { contentType: "application/json", headers: { ...headers, ...extra } })

const conversions = HttpApiBuilder.group(Api, "conversions", (handlers) =>
  Effect.gen(function* () {
    const convert = yield* Convert
    const convertOnce = yield* ConvertOnce
    const digestKey = yield* FileDigestKey
    return handlers
      .handleRaw("convert_receipt", ({ request, urlParams }) =>
        Effect.gen(function* () {
          const caller = toCaller(yield* CurrentKey)
          const { startedAt } = yield* CurrentRequest
          const admitted = Effect.flatMap(readInclude(urlParams.include), (include) =>
            Effect.map(convert.admit(caller, roomFor(request), startedAt + longestMillis), (entry) => ({
              entry,
              include
            }))
          )
          const { entry, include } = yield* Effect.tapError(admitted, () =>
            drainBody(NodeHttpServerRequest.toIncomingMessage(request))
          )
          // of an account without credits nothing is held in memory; an answer of before can still be asked for
          const reading = { holds: entry.isAdmitted, digest: startDigest(digestKey) }
          const sendingSince = yield* steadyMillis
          const submission = yield* readSubmission(request, reading)
          const deadline = startedAt + longestMillis + (yield* steadyMillis) - sendingSince
          const idempotencyKey = yield* readIdempotencyKey(request.headers)
          const prepare = prepareAnswer(include)
          if (idempotencyKey === null) return respond(yield* convert.run(entry, submission, deadline, prepare))
          const { answer, replayed } = yield* convertOnce.run(
            entry,
            idempotencyKey,
            submission,
            include,
            deadline,
            prepare
          )
          return respond(answer, replayed ? { "idempotent-replayed": "true" } : {})
        }).pipe(Effect.scoped)
      )
      .handle("openapi", () => Effect.sync(openApiDocument))
  })
)

export const ConversionsLive = givenOnly(conversions, Context.pick(Convert, ConvertOnce, FileDigestKey, ApiKeySecurity))
