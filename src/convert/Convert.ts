import { Effect } from "effect"
import { SavedConversions } from "../conversions/SavedConversions.ts"
import { ConversionFailed, MonthlyLimitReached, Unauthorized } from "../domain/Failure.ts"
import { type Extraction, Extractor } from "../extraction/Extractor.ts"
import { Decoder } from "../intake/Decoder.ts"
import { fileTypeOf } from "../intake/FileType.ts"
import type { Submission } from "../intake/Submission.ts"
import { UrlFetcher } from "../intake/UrlFetcher.ts"
import { keyedDigest, newConversionId } from "../keys/Secrets.ts"
import { EventStore, type KeyStanding, type LedgerEntry } from "../ledger/EventStore.ts"
import { FileDigestKey } from "./FileDigestKey.ts"

/** No conversion takes longer, whatever it waits for. */
const deadline = "60 seconds"

const longestFileName = 255

const limitReached = (limit: number) =>
  new MonthlyLimitReached({
    message: `The ${limit} conversions of this month are used up. Wait for the 1st, or change to a larger plan.`
  })

/** A receipt that was read, and its place in the ledger. */
export type Conversion = Extraction & LedgerEntry

/** One conversion, from a submitted file to a charged answer. Only the last step charges. */
export class Convert extends Effect.Service<Convert>()("convert/Convert", {
  effect: Effect.gen(function* () {
    const store = yield* EventStore
    const saved = yield* SavedConversions
    const fetcher = yield* UrlFetcher
    const decoder = yield* Decoder
    const extractor = yield* Extractor
    const digestKey = yield* FileDigestKey

    /** Everything up to the charge, within the deadline. */
    const read = (key: KeyStanding, submission: Submission) =>
      Effect.gen(function* () {
        if (submission._tag === "Upload") yield* fileTypeOf(submission.bytes)
        if (key.used >= key.limit) return yield* limitReached(key.limit)
        const bytes = submission._tag === "Upload" ? submission.bytes : yield* fetcher.fetch(submission.url)
        const document = yield* decoder.decode(bytes, yield* fileTypeOf(bytes))
        return { bytes, extraction: yield* extractor.extract(document) }
      }).pipe(
        Effect.timeoutFail({
          duration: deadline,
          onTimeout: () =>
            new ConversionFailed({ message: "The conversion took too long and was not charged. Please try again." })
        })
      )

    /** Converts and charges. `finish` makes the answer; it is committed with the charge or not at all. */
    const run = Effect.fn("Convert.run")(function* <Answer>(
      key: KeyStanding,
      submission: Submission,
      finish: (conversion: Conversion) => Effect.Effect<Answer>
    ) {
      const { bytes, extraction } = yield* read(key, submission)
      const id = yield* newConversionId
      const facts = {
        conversion_id: id,
        key_id: key.keyId,
        input: submission._tag === "Upload" ? "upload" : "url",
        byte_count: bytes.length,
        file_digest: keyedDigest(digestKey, bytes)
      } as const
      const fileName = submission.fileName?.slice(0, longestFileName) ?? null
      const commit = (entry: LedgerEntry) =>
        Effect.zipRight(
          saved.save(key.accountId, { id, fileName, data: extraction.data }),
          finish({ ...extraction, ...entry })
        )
      return yield* store.recordConversion(key.accountId, facts, commit).pipe(
        // once begun, the charge is seen through: its outcome must be known
        Effect.uninterruptible,
        Effect.catchTags({
          LimitReached: ({ limit }) => limitReached(limit),
          KeyInactive: () => new Unauthorized({ message: "The API key has been revoked. Create a new one." }),
          AccountMissing: Effect.die
        })
      )
    })

    return { run }
  })
}) {}
