import { Effect, Layer } from "effect"
import { NotAReceipt } from "../../domain/Failure.ts"
import type { Reading } from "../Reading.ts"
import { reconcile } from "../reconcile.ts"
import { type Extraction, Reader } from "../Reader.ts"
import { LocalReader } from "./LocalReader.ts"
import type { Seen } from "./Seen.ts"

const noTotal = new NotAReceipt({
  message:
    "No total amount can be found, so this does not appear to be a receipt or invoice. Send a sharper, upright photo of the whole receipt."
})

const unreadableTotal = new NotAReceipt({
  message:
    "The document calls itself a receipt or invoice, but its total cannot be read. Send a sharper, upright photo of the whole page."
})

/** The local reader's own answer. */
export const toExtraction = (
  reading: Reading | null,
  { namesItself, previews }: Seen
): Effect.Effect<Extraction, NotAReceipt> => {
  if (reading !== null) return Effect.succeed({ reading, reader: "local", previews })
  return namesItself ? unreadableTotal : noTotal
}

/** Answers with what the service's own eyes make of a file, without any network. */
export const layerLocal: Layer.Layer<Reader, never, LocalReader> = Layer.effect(
  Reader,
  Effect.map(LocalReader, ({ draw, read }) =>
    Reader.of({
      draw,
      read: Effect.fn("Reader.read")((job) =>
        Effect.flatMap(read(job), (seen) => toExtraction(reconcile(seen.proposals), seen))
      )
    })
  )
)
