import { Duration, Effect, Scope, Schema } from "effect"
import { makeWorkerPool } from "../../workers/WorkerPool.ts"
import { Refusal } from "../../workers/workerMain.ts"
import { Document } from "./Document.ts"
import type { FileJob } from "./FileJob.ts"
import { decoderLost } from "./refusal.ts"
import type { ReaderSettings } from "./ReaderSettings.ts"

/**
 * Pictures are large, and no two of a size: what glibc would keep of each for the next one is given back at once. Without
 * it a decoder holds twice as much after two hundred files; a reader, which computes, would be slower with it.
 */
const givesMemoryBack = {
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "8388608"
}

/**
 * A decoder in a process of its own, for as long as the reader lives: a hostile file costs that one, and not the
 * reader that is warm.
 */
export const startDecoder = async ({
  decodeMegabytes,
  decodeSeconds,
  picturedPages
}: ReaderSettings): Promise<(job: FileJob) => Promise<Document>> => {
  const scope = await Effect.runPromise(Scope.make())
  const pool = await Effect.runPromise(
    makeWorkerPool<FileJob, Document>({
      // the built file also when the sources are run
      entry: new URL("../../../dist/extraction/local/decoding/decodeWorker.js", import.meta.url),
      decodeAnswer: Schema.decodeUnknown(Document),
      size: 1,
      deadline: Duration.seconds(decodeSeconds),
      memoryLimitBytes: decodeMegabytes * 1024 * 1024,
      arguments: [String(picturedPages)],
      environment: givesMemoryBack
    }).pipe(Scope.extend(scope))
  )
  return async (job) => {
    const decoded = await Effect.runPromise(Effect.either(pool.run(job)))
    if (decoded._tag === "Right") return decoded.right
    const { left } = decoded
    throw new Refusal(left._tag === "JobRefused" ? left.tag : decoderLost, left.message)
  }
}
