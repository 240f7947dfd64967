import { Effect, Layer } from "effect"
import { toReading } from "../../src/extraction/Reading.ts"
import type { Document } from "../../src/extraction/local/Document.ts"
import { startDecoder } from "../../src/extraction/local/decodeElsewhere.ts"
import { explainRefusal } from "../../src/extraction/local/refusal.ts"
import { Reader } from "../../src/extraction/Reader.ts"
import { fileTypeOf } from "../../src/intake/FileType.ts"
import { Refusal } from "../../src/workers/workerMain.ts"
import { receipt } from "./TestApp.ts"

let decoder: ReturnType<typeof startDecoder> | null = null

/** Decodes a file in a process of its own, as a reader does. */
export const decode = (bytes: Uint8Array) =>
  Effect.gen(function* () {
    const type = yield* fileTypeOf(bytes)
    decoder ??= startDecoder({
      decodeSeconds: 10,
      decodeMegabytes: 768,
      picturedPages: 3,
      threads: 1,
      preparesPictures: true
    })
    const decoded = yield* Effect.promise(async (): Promise<Document | Refusal> => {
      try {
        return await (
          await decoder!
        )({ bytes, type, previews: 0, isRead: true })
      } catch (error) {
        if (error instanceof Refusal) return error
        throw error
      }
    })
    return decoded instanceof Refusal ? yield* explainRefusal(decoded) : decoded
  })

/** Decodes every file and reads the same receipt in it. */
export const layerDecodesOnly = Layer.succeed(Reader, {
  read: ({ bytes }) => Effect.as(decode(bytes), { reading: toReading(receipt), reader: "constant", previews: [] })
})
