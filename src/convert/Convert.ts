import { Effect } from "effect"
import { Admission } from "../admission/Admission.ts"
import { PreviewDays, previewedPages, SavedConversions } from "../conversions/SavedConversions.ts"
import { Unauthorized } from "../domain/Failure.ts"
import { type Extraction, Reader } from "../extraction/Reader.ts"
import { withEvidence } from "../extraction/EvidenceAnswer.ts"
import { toReceiptData } from "../extraction/Reading.ts"
import { inStage } from "../extraction/stages.ts"
import type { ConversionId } from "../domain/Identifiers.ts"
import { fileTypeOf } from "../intake/FileType.ts"
import { type Submission, tidyFileName } from "../intake/Submission.ts"
import { UrlFetcher } from "../intake/UrlFetcher.ts"
import { keyedDigest, newConversionId } from "../keys/Secrets.ts"
import { EventStore, type LedgerEntry } from "../ledger/EventStore.ts"
import type { Caller } from "./Caller.ts"
import { countFailures, countSuccess } from "./conversionMetrics.ts"
import { limitReached, makeCredits } from "./Credits.ts"
import { timeLeft, within } from "./Deadline.ts"
import type { Entry } from "./Entry.ts"
import { FileDigestKey } from "./FileDigestKey.ts"

/** A receipt that was read, and its place in the ledger. */
export type Conversion = Extraction & LedgerEntry & { readonly id: ConversionId }

/** Answers with the place in the ledger, and cannot fail: the charge was made. */
type Finish<Answer> = (conversion: Conversion) => Effect.Effect<Answer>

/** Makes of what was read, before anything is charged, what can answer; it may fail, and then nothing is. */
export type Prepare<Answer> = (extraction: Extraction) => Finish<Answer>

/** A charge that began within the deadline has this much longer before the connection is closed without an answer. */
const graceMillis = 1_000

/** Answered conversions whose pages are pictured at the same time; when there are more, some go without. */
const drawnAtOnce = 4

/** One conversion, from a submitted file to a charged answer. Only the last step charges. */
export class Convert extends Effect.Service<Convert>()("convert/Convert", {
  scoped: Effect.gen(function* () {
    const store = yield* EventStore
    const saved = yield* SavedConversions
    const fetcher = yield* UrlFetcher
    const reader = yield* Reader
    const digestKey = yield* FileDigestKey
    const admission = yield* Admission
    const credits = yield* makeCredits
    const previewDays = yield* PreviewDays
    const drawing = yield* Effect.makeSemaphore(drawnAtOnce)

    /**
     * Lets a conversion in, for as long as the scope is open: when it has a credit that nobody else is about to use,
     * a place, and room for its file. To be asked before the file is taken into memory.
     */
    const admit = Effect.fnUntraced(function* (caller: Caller, bytes: number, deadline: number) {
      if (caller.used >= caller.limit) return { caller, isAdmitted: false } satisfies Entry
      const isAdmitted = yield* credits.take(caller, within(deadline)).pipe(
        Effect.zipRight(admission.enter(caller.accountId, bytes, within(deadline))),
        Effect.as(true),
        Effect.catchTag("MonthlyLimitReached", () => Effect.succeed(false))
      )
      return { caller, isAdmitted } satisfies Entry
    })

    /** Everything up to the charge. */
    const read = ({ caller, isAdmitted, watch }: Entry, submission: Submission, deadline: number) =>
      Effect.gen(function* () {
        if (!isAdmitted) return yield* limitReached(caller.limit)
        const bytes =
          submission._tag === "Upload" ? submission.bytes : yield* fetcher.fetch(submission.url).pipe(inStage("fetch"))
        const type = yield* fileTypeOf(bytes)
        const digest = submission._tag === "Upload" ? submission.digest : keyedDigest(digestKey, bytes)
        // a person looks at the pages now, whether they are kept or not; others do not wait for a PDF to be drawn
        const isAwaited = caller.channel === "dashboard" || (previewDays > 0 && type !== "pdf")
        const job = { bytes, type, account: caller.accountId, deadline, ...(watch === undefined ? {} : { watch }) }
        const extraction = yield* reader
          .read({ ...job, previews: isAwaited ? previewedPages : 0 })
          .pipe(inStage("read"))
        const { previews } = extraction
        const drawn = previews.length === 0 ? null : Effect.succeed(previews)
        const isDrawnLater = !isAwaited && previewDays > 0 && reader.draw !== undefined
        const draw = isDrawnLater ? reader.draw({ ...job, previews: previewedPages }) : drawn
        return { digest, byteCount: bytes.length, extraction, draw }
      }).pipe(within(deadline))

    /** Converts and charges. What `keep` writes is committed with the charge or not at all. */
    const run = Effect.fnUntraced(
      function* <Answer>(
        entry: Entry,
        submission: Submission,
        deadline: number,
        prepare: Prepare<Answer>,
        keep?: (answer: Answer) => Effect.Effect<void>
      ) {
        const { accountId, actor, channel } = entry.caller
        const { byteCount, digest, draw, extraction } = yield* read(entry, submission, deadline)
        const id = yield* newConversionId
        const facts = {
          conversion_id: id,
          actor,
          channel,
          input: submission._tag === "Upload" ? "upload" : "url",
          byte_count: byteCount,
          file_digest: digest
        } as const
        const row = yield* saved.row(accountId, {
          id,
          fileName: tidyFileName(submission.fileName),
          fileDigest: digest,
          data: toReceiptData(extraction.reading),
          ...withEvidence(extraction.reading),
          actor,
          channel
        })
        const finish = prepare(extraction)
        const answered = (place: LedgerEntry) => finish({ ...extraction, ...place, id })
        const patience = (yield* timeLeft(deadline)) + graceMillis
        const charge =
          keep === undefined
            ? Effect.flatMap(store.recordConversion(accountId, facts, row, patience), answered)
            : store.recordConversionWith(accountId, facts, row, (place) => Effect.tap(answered(place), keep), patience)
        const answer = yield* inStage("record")(charge).pipe(
          Effect.catchTags({
            LimitReached: ({ limit }) => limitReached(limit),
            KeyInactive: () => new Unauthorized({ message: "The API key has been revoked. Create a new one." }),
            AccountMissing: Effect.die
          })
        )
        yield* countSuccess(channel, extraction.reader)
        // not under the account's lock, and nobody waits for it
        if (draw !== null) {
          yield* draw.pipe(
            Effect.flatMap((previews) => saved.keepPreviews(accountId, id, previews)),
            drawing.withPermitsIfAvailable(1),
            Effect.ignoreLogged,
            Effect.forkDaemon
          )
        }
        return answer
      },
      (conversion, entry) => conversion.pipe(countFailures(entry.caller.channel))
    )

    return { admit, run }
  })
}) {}
