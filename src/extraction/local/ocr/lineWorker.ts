import { parentPort, workerData } from "node:worker_threads"
import * as ort from "onnxruntime-node"
import type { Crop } from "./Crop.ts"
import { modelOf } from "./LineModel.ts"

/** The model that a thread runs, and how. */
export interface LineWorker {
  readonly path: string
  readonly options: ort.InferenceSession.SessionOptions
}

const { options, path } = workerData as LineWorker
const see = modelOf(await ort.InferenceSession.create(path, options))
parentPort!.on("message", (line: Crop) => void see(line).then((steps) => parentPort!.postMessage(steps)))
