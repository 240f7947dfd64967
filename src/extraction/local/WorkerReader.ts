import { availableParallelism } from "node:os"
import { DateTime, Duration, Effect, Layer, Metric, Schema } from "effect"
import { Admission } from "../../admission/Admission.ts"
import { ConversionFailed } from "../../domain/Failure.ts"
import { makeWorkerPool } from "../../workers/WorkerPool.ts"
import type { FileJob } from "./FileJob.ts"
import type { Job } from "../Reader.ts"
import { LocalReader } from "./LocalReader.ts"
import { explainRefusal } from "./refusal.ts"
import type { ReaderSettings } from "./ReaderSettings.ts"
import { reportStages } from "../stages.ts"
import { Sighting } from "./Sighting.ts"

const failed = new ConversionFailed({
  message: "The receipt could not be read because of a fault on our side. Nothing was charged; please try again.",
  retryAfterSeconds: 1
})

const memory = Metric.gauge("receipts_reader_resident_bytes", {
  description: "Resident memory of the reader that answered last."
})

/** Longest time for a picture, once it is decoded; text needs a tenth of a second, and what takes longer was made to. */
const [pictureSeconds, textSeconds] = [45, 10]

/** The date on the islands where the day begins first, fourteen hours before Greenwich. */
const latestDay = Effect.map(DateTime.now, (now) => DateTime.formatIsoDateUtc(DateTime.add(now, { hours: 14 })))

/**
 * What a model computes with is some megabytes, asked for anew for every line: glibc keeps it for the next model, up to a
 * bound, instead of having the system map it each time. The maps of a whole page, which are larger, it gives back.
 */
const keepsWorkingMemory = {
  MALLOC_MMAP_THRESHOLD_: String(12 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(16 * 1024 * 1024)
}

export interface WorkerReaderSettings extends Omit<ReaderSettings, "threads"> {
  readonly readers: number
}

/**
 * Reads in processes of their own, each with a decoder in another: recognisers for pictures, one reader of lines with
 * places for pictures and PDFs. Nothing decoded enters this process.
 */
export const layerWorkers = ({
  readers,
  ...settings
}: WorkerReaderSettings): Layer.Layer<LocalReader, never, Admission> =>
  Layer.scoped(
    LocalReader,
    Effect.gen(function* () {
      const { inTurn } = yield* Admission
      const threads = Math.max(1, Math.floor(availableParallelism() / readers))
      const pool = yield* makeWorkerPool<FileJob, Sighting>({
        // the built file also when the sources are run
        entry: new URL("../../../dist/extraction/local/readWorker.js", import.meta.url),
        decodeAnswer: Schema.decodeUnknown(Sighting),
        size: readers,
        deadline: Duration.seconds(settings.decodeSeconds + pictureSeconds),
        memoryLimitBytes: 2 * 1024 * 1024 * 1024,
        arguments: [JSON.stringify({ threads, ...settings } satisfies ReaderSettings)],
        environment: keepsWorkingMemory
      })
      const run = ({ account, bytes, previews, type, watch }: Job, isRead: boolean) =>
        Effect.flatMap(latestDay, (latestDay) =>
          pool.run(
            { bytes, type, previews, isRead, latestDay },
            type === "pdf" ? Duration.seconds(settings.decodeSeconds + textSeconds) : undefined
          )
        ).pipe(
          Effect.tap(({ residentBytes, stages }) =>
            Effect.zipRight(Metric.set(memory, residentBytes), isRead ? reportStages(stages) : Effect.void)
          ),
          Effect.map(({ seen }) => seen),
          inTurn(account, watch),
          // whoever stops waiting leaves at once; the reader is warm and finishes
          Effect.disconnect
        )
      return LocalReader.of({
        read: Effect.fn("LocalReader.read")((job) =>
          run(job, true).pipe(
            Effect.catchTags({
              JobRefused: explainRefusal,
              WorkerLost: (lost) => Effect.zipRight(Effect.logError("A reader was lost", lost.message), failed)
            })
          )
        ),
        draw: (job) =>
          run(job, false).pipe(
            Effect.map(({ previews }) => previews),
            Effect.orElseSucceed(() => [])
          )
      })
    })
  )
