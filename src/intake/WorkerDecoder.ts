import { Duration, Effect, Layer } from "effect"
import { ConversionFailed, InvalidFileType, ScannedPdf } from "../domain/Failure.ts"
import { busyMessage, makeWorkerPool } from "../workers/WorkerPool.ts"
import { Decoder } from "./Decoder.ts"
import type { DecodeJob } from "./decoding/decodeWorker.ts"
import type { Document } from "./Document.ts"

const undecodable = new InvalidFileType({
  message: "The file is damaged or needs too much time or memory to decode. Send another copy of it."
})

export interface DecoderSettings {
  readonly workers: number
  readonly queue: number
  readonly deadlineSeconds: number
  readonly memoryMegabytes: number
  /** PDFs of at most as many pages get pictures of them, for a reader that looks at pictures. */
  readonly picturedPages: number
}

/** Decodes in processes of their own, so that a hostile file can harm nothing but its own request. */
export const layerWorkers = ({
  deadlineSeconds,
  memoryMegabytes,
  picturedPages,
  queue,
  workers
}: DecoderSettings): Layer.Layer<Decoder> =>
  Layer.scoped(
    Decoder,
    Effect.gen(function* () {
      const pool = yield* makeWorkerPool<DecodeJob, Document>({
        // the built file also when the sources are run
        entry: new URL("../../dist/intake/decoding/decodeWorker.js", import.meta.url),
        size: workers,
        queue,
        deadline: Duration.seconds(deadlineSeconds),
        memoryLimitBytes: memoryMegabytes * 1024 * 1024,
        arguments: [String(picturedPages)]
      })
      return Decoder.of({
        decode: Effect.fn("Decoder.decode")((bytes, type) =>
          pool.run({ bytes, type }).pipe(
            Effect.catchTags({
              JobRefused: ({ message, tag }) =>
                tag === "ScannedPdf" ? new ScannedPdf({ message }) : new InvalidFileType({ message }),
              WorkerLost: (lost) => Effect.zipRight(Effect.logWarning("A decoder was lost", lost.message), undecodable),
              WorkersBusy: () => new ConversionFailed({ message: busyMessage })
            })
          )
        )
      })
    })
  )
