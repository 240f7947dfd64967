import { Context, Effect, Layer } from "effect"
import type { ConversionFailed, NotAReceipt } from "../domain/Failure.ts"
import type { ReceiptData } from "../domain/Receipt.ts"
import type { Document } from "../intake/Document.ts"

export interface Extraction {
  readonly data: ReceiptData
  /** Which reader answered, for the `X-Extractor` header. */
  readonly reader: string
  /** Between 0 and 1: how sure the reader is of the total. */
  readonly confidence: number
}

/** Reads a receipt from a document. A document in which no total can be found is `NotAReceipt`. */
export class Extractor extends Context.Tag("extraction/Extractor")<
  Extractor,
  { readonly extract: (document: Document) => Effect.Effect<Extraction, NotAReceipt | ConversionFailed> }
>() {}

/** Answers every document with the same receipt. */
export const layerConstant = (data: ReceiptData): Layer.Layer<Extractor> =>
  Layer.succeed(Extractor, { extract: () => Effect.succeed({ data, reader: "constant", confidence: 1 }) })
