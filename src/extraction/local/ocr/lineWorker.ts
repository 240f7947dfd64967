import { parentPort, workerData } from "node:worker_threads"
import * as ort from "onnxruntime-node"
import type { Crop } from "./Crop.ts"
import { modelOf } from "./LineModel.ts"

/** The models that a thread runs, and how. */
export interface LineWorker {
  readonly paths: ReadonlyArray<string>
  readonly options: ort.InferenceSession.SessionOptions
}

/** A line, and which of the models is to see it. */
export interface LineShown {
  readonly line: Crop
  readonly model: number
}

const { options, paths } = workerData as LineWorker
const models = await Promise.all(paths.map(async (path) => modelOf(await ort.InferenceSession.create(path, options))))
parentPort!.on(
  "message",
  ({ line, model }: LineShown) => void models[model]!(line).then((steps) => parentPort!.postMessage(steps))
)
