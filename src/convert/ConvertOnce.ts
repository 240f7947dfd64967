import { randomUUID } from "node:crypto"
import { Effect, type Redacted, Schedule } from "effect"
import { ConversionFailed, IdempotencyKeyReused } from "../domain/Failure.ts"
import {
  type Attempt,
  IdempotentRequests,
  leaseMillis,
  type RequestKey,
  type StoredAnswer
} from "../idempotency/IdempotentRequests.ts"
import type { Submission } from "../intake/Submission.ts"
import { keyedDigest } from "../keys/Secrets.ts"
import { Convert, type Prepare } from "./Convert.ts"
import { timeLeft } from "./Deadline.ts"
import type { Entry } from "./Entry.ts"
import { FileDigestKey } from "./FileDigestKey.ts"

export interface Answered {
  readonly answer: StoredAnswer
  /** The answer of an earlier request with the same key, sent again. */
  readonly replayed: boolean
}

/** A request that another one is working on is looked at soon, and then twice a second. */
const [firstLookMillis, slowestLookMillis] = [50, 500]

const stillRunning = new ConversionFailed({
  message:
    "Another request with this Idempotency-Key is still being worked on. Nothing more was charged; please try again.",
  retryAfterSeconds: 10
})

/** What fails here mends itself when the lease runs out. */
const logged = (effect: Effect.Effect<void>) => Effect.catchAllCause(effect, (cause) => Effect.logWarning(cause))

/** Tells two requests apart: their form, their file or URL, the file's name, and what the answer is to include. */
const fingerprintOf = (
  submission: Submission,
  include: ReadonlyArray<string>,
  digestKey: Redacted.Redacted
): string => {
  const content = submission._tag === "Upload" ? submission.digest : submission.url
  return keyedDigest(
    digestKey,
    Buffer.from(JSON.stringify([submission._tag, submission.fileName, content, ...include]))
  )
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
      entry: Entry,
      submission: Submission,
      deadline: number,
      prepare: Prepare<StoredAnswer>
    ) =>
      convert
        .run(entry, submission, deadline, prepare, (answer) => Effect.orDie(requests.answer(request, claim, answer)))
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

    /** An attempt that is decided: waits while another one runs. */
    const settled = (
      request: RequestKey,
      claim: string,
      pause: number
    ): Effect.Effect<Exclude<Attempt, { _tag: "Running" }>> =>
      Effect.flatMap(requests.attempt(request, claim), (attempt) =>
        attempt._tag === "Running"
          ? Effect.zipRight(
              Effect.sleep(pause),
              Effect.suspend(() => settled(request, claim, Math.min(pause * 2, slowestLookMillis)))
            )
          : Effect.succeed(attempt)
      )

    const run = Effect.fn("ConvertOnce.run")(function* (
      entry: Entry,
      idempotencyKey: string,
      submission: Submission,
      include: ReadonlyArray<string>,
      deadline: number,
      prepare: Prepare<StoredAnswer>
    ) {
      const request = {
        account: entry.caller.accountId,
        key: idempotencyKey,
        fingerprint: fingerprintOf(submission, include, digestKey)
      }
      const claim = randomUUID()
      const attempt = yield* Effect.timeoutFail(settled(request, claim, firstLookMillis), {
        duration: yield* timeLeft(deadline),
        onTimeout: () => stillRunning
      })
      switch (attempt._tag) {
        case "Answered":
          return { answer: attempt.answer, replayed: true } satisfies Answered
        case "Reused":
          return yield* new IdempotencyKeyReused({
            message: "This Idempotency-Key was used with another request. Use a new key for a new request."
          })
        case "Claimed": {
          const answer = yield* work(request, claim, entry, submission, deadline, prepare)
          return { answer, replayed: false } satisfies Answered
        }
      }
    })

    return { run }
  })
}) {}
