import { randomUUID } from "node:crypto"
import { Effect, type Redacted, Schedule } from "effect"
import { IdempotencyKeyReused } from "../domain/Failure.ts"
import {
  IdempotentRequests,
  leaseMillis,
  type RequestKey,
  type StoredAnswer
} from "../idempotency/IdempotentRequests.ts"
import type { Submission } from "../intake/Submission.ts"
import { keyedDigest } from "../keys/Secrets.ts"
import type { KeyStanding } from "../ledger/EventStore.ts"
import { type Conversion, Convert } from "./Convert.ts"
import { FileDigestKey } from "./FileDigestKey.ts"

export interface Answered {
  readonly answer: StoredAnswer
  /** The answer of an earlier request with the same key, sent again. */
  readonly replayed: boolean
}

/** Time between two looks at a request that another one is working on. */
const pollMillis = 100

/** What fails here mends itself when the lease runs out. */
const logged = (effect: Effect.Effect<void>) => Effect.catchAllCause(effect, (cause) => Effect.logWarning(cause))

/** Tells two requests apart: their form, their file or URL, and the file's name. */
const fingerprintOf = (submission: Submission, digestKey: Redacted.Redacted): string => {
  const content = submission._tag === "Upload" ? submission.bytes : Buffer.from(submission.url)
  const head = JSON.stringify([submission._tag, submission.fileName])
  return keyedDigest(digestKey, Buffer.concat([Buffer.from(`${head}\n`), content]))
}

/** Converts a request that carries an `Idempotency-Key` exactly once, whoever sends it how often. */
export class ConvertOnce extends Effect.Service<ConvertOnce>()("convert/ConvertOnce", {
  effect: Effect.gen(function* () {
    const convert = yield* Convert
    const requests = yield* IdempotentRequests
    const digestKey = yield* FileDigestKey

    const work = (
      request: RequestKey,
      claim: string,
      key: KeyStanding,
      submission: Submission,
      finish: (conversion: Conversion) => Effect.Effect<StoredAnswer>
    ) =>
      convert
        .run(key, submission, (conversion) =>
          Effect.tap(finish(conversion), (answer) => Effect.orDie(requests.answer(request, claim, answer)))
        )
        .pipe(
          Effect.raceFirst(
            // never ends by itself: it keeps the claim while the work goes on
            Effect.schedule(logged(requests.renew(request, claim)), Schedule.spaced(leaseMillis / 3)).pipe(
              Effect.zipRight(Effect.never)
            )
          ),
          // a failure is not an answer to keep: the key may be tried again
          Effect.onExit((exit) => (exit._tag === "Success" ? Effect.void : logged(requests.release(request, claim))))
        )

    const run = Effect.fn("ConvertOnce.run")(function* (
      key: KeyStanding,
      idempotencyKey: string,
      submission: Submission,
      finish: (conversion: Conversion) => Effect.Effect<StoredAnswer>
    ) {
      const request = {
        account: key.accountId,
        key: idempotencyKey,
        fingerprint: fingerprintOf(submission, digestKey)
      }
      const claim = randomUUID()
      while (true) {
        const attempt = yield* requests.attempt(request, claim)
        switch (attempt._tag) {
          case "Answered":
            return { answer: attempt.answer, replayed: true } satisfies Answered
          case "Reused":
            return yield* new IdempotencyKeyReused({
              message: "This Idempotency-Key was used with another request. Use a new key for a new request."
            })
          case "Claimed": {
            const answer = yield* work(request, claim, key, submission, finish)
            return { answer, replayed: false } satisfies Answered
          }
          case "Running":
            yield* Effect.sleep(pollMillis)
        }
      }
    })

    return { run }
  })
}) {}
