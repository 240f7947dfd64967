import { availableParallelism } from "node:os"
import { Effect, Layer } from "effect"
import { ConversionFailed } from "../../domain/Failure.ts"
import type { Document } from "../../intake/Document.ts"
import { busyMessage, makeWorkerPool } from "../../workers/WorkerPool.ts"
import { LocalReader, type Seen } from "./LocalReader.ts"

const failed = new ConversionFailed({
  message: "The receipt could not be read because of a fault on our side. Nothing was charged; please try again."
})

export interface WorkerReaderSettings {
  readonly readers: number
  readonly queue: number
  /** Whether pictures are prepared for another reader. */
  readonly preparesPictures: boolean
}

/** Reads in processes of their own: PP-OCR for pictures, and one reader of lines with places for pictures and PDFs. */
export const layerWorkers = ({ preparesPictures, queue, readers }: WorkerReaderSettings): Layer.Layer<LocalReader> =>
  Layer.scoped(
    LocalReader,
    Effect.gen(function* () {
      const pool = yield* makeWorkerPool<Document, Seen>({
        // the built file also when the sources are run
        entry: new URL("../../../dist/extraction/local/readWorker.js", import.meta.url),
        size: readers,
        queue,
        deadline: "45 seconds",
        memoryLimitBytes: 2 * 1024 * 1024 * 1024,
        arguments: [String(Math.max(1, Math.floor(availableParallelism() / readers))), String(preparesPictures)]
      })
      return LocalReader.of({
        read: Effect.fn("LocalReader.read")((document) =>
          pool.run(document).pipe(
            Effect.catchTags({
              WorkersBusy: () => new ConversionFailed({ message: busyMessage }),
              WorkerLost: (lost) => Effect.zipRight(Effect.logError("A reader was lost", lost.message), failed),
              JobRefused: Effect.die
            })
          )
        )
      })
    })
  )
