import { Context, Effect, Layer } from "effect"
import type { ConversionFailed, InvalidFileType, ScannedPdf } from "../domain/Failure.ts"
import type { Document } from "./Document.ts"
import type { FileType } from "./FileType.ts"

/** Makes a document of a file whose type is known. A file that is damaged or locked is `InvalidFileType`. */
export class Decoder extends Context.Tag("intake/Decoder")<
  Decoder,
  {
    readonly decode: (
      bytes: Uint8Array,
      type: FileType
    ) => Effect.Effect<Document, InvalidFileType | ScannedPdf | ConversionFailed>
  }
>() {}

/** Answers every file with the same document. */
export const layerConstant = (document: Document): Layer.Layer<Decoder> =>
  Layer.succeed(Decoder, { decode: () => Effect.succeed(document) })
