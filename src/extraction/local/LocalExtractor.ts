import { Effect, Layer } from "effect"
import { NotAReceipt } from "../../domain/Failure.ts"
import { type Extraction, Extractor } from "../Extractor.ts"
import { LocalReader, type Seen } from "./LocalReader.ts"

const noTotal = new NotAReceipt({
  message:
    "No total amount can be found, so this does not appear to be a receipt or invoice. Send a sharper, upright photo of the whole receipt."
})

/** The local reader's own answer. */
export const toExtraction = ({ reading }: Seen): Effect.Effect<Extraction, NotAReceipt> =>
  reading === null ? noTotal : Effect.succeed({ data: reading.data, confidence: reading.confidence, reader: "local" })

/** Answers with what the service's own eyes make of a document, without any network. */
export const layerLocal: Layer.Layer<Extractor, never, LocalReader> = Layer.effect(
  Extractor,
  Effect.map(LocalReader, ({ read }) =>
    Extractor.of({
      extract: Effect.fn("LocalExtractor.extract")((document) => Effect.flatMap(read(document), toExtraction))
    })
  )
)
