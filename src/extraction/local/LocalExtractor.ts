import { availableParallelism } from "node:os"
import { Effect, Layer } from "effect"
import { ConversionFailed, NotAReceipt } from "../../domain/Failure.ts"
import type { Document } from "../../intake/Document.ts"
import { busyMessage, makeWorkerPool } from "../../workers/WorkerPool.ts"
import { Extractor } from "../Extractor.ts"
import type { Reading } from "./reading/readReceipt.ts"

const noTotal = new NotAReceipt({
  message:
    "No total amount can be found, so this does not appear to be a receipt or invoice. Send a sharper, upright photo of the whole receipt."
})

const failed = new ConversionFailed({
  message: "The receipt could not be read because of a fault on our side. Nothing was charged; please try again."
})

export interface LocalExtractorSettings {
  readonly readers: number
  readonly queue: number
}

/** Reads without any network: PP-OCR for pictures, and one reader of lines with places for pictures and PDFs. */
export const layerLocal = ({ queue, readers }: LocalExtractorSettings): Layer.Layer<Extractor> =>
  Layer.scoped(
    Extractor,
    Effect.gen(function* () {
      const pool = yield* makeWorkerPool<Document, Reading | null>({
        // the built file also when the sources are run
        entry: new URL("../../../dist/extraction/local/readWorker.js", import.meta.url),
        size: readers,
        queue,
        deadline: "45 seconds",
        memoryLimitBytes: 2 * 1024 * 1024 * 1024,
        arguments: [String(Math.max(1, Math.floor(availableParallelism() / readers)))]
      })
      return Extractor.of({
        extract: Effect.fn("LocalExtractor.extract")(function* (document) {
          const reading = yield* pool.run(document).pipe(
            Effect.catchTags({
              WorkersBusy: () => new ConversionFailed({ message: busyMessage }),
              WorkerLost: (lost) => Effect.zipRight(Effect.logError("A reader was lost", lost.message), failed),
              JobRefused: Effect.die
            })
          )
          return reading === null ? yield* noTotal : { ...reading, reader: "local" }
        })
      })
    })
  )
