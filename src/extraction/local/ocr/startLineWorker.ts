import { Worker } from "node:worker_threads"
import type { LineModel } from "./LineModel.ts"
import type { LineShown, LineWorker } from "./lineWorker.ts"
import type { Steps } from "./steps.ts"

/** All that is made for a line is numbers outside of the heap, which are given back the sooner, the less new there may be. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 }

/** The built file also when the sources are run. */
const entry = new URL("../../../../dist/extraction/local/ocr/lineWorker.js", import.meta.url)

/**
 * Models in one thread of their own, which computes while this one does, and answers in order. Where it fails, so does the
 * process, as by any fault that nobody expects: a reader is started anew.
 */
export const startLineWorker = (what: LineWorker): ReadonlyArray<LineModel> => {
  const worker = new Worker(entry, { workerData: what, resourceLimits })
  worker.unref()
  const asked: Array<(seen: Steps) => void> = []
  worker.on("message", (seen: Steps) => {
    asked.shift()!(seen)
    if (asked.length === 0) worker.unref()
  })
  return what.paths.map(
    (_, model) => (line) =>
      new Promise((resolve) => {
        worker.ref()
        asked.push(resolve)
        worker.postMessage({ line, model } satisfies LineShown, [line.values.buffer as ArrayBuffer])
      })
  )
}
