import { Effect, Layer } from "effect"
import { NotAReceipt } from "../../domain/Failure.ts"
import type { Reading } from "../Reading.ts"
import { reconcile } from "../reconcile.ts"
import { type Extraction, Reader } from "../Reader.ts"
import { LocalReader } from "./LocalReader.ts"
import { isOfAnotherKind } from "./reading/kind/documentKind.ts"
import type { Seen } from "./Seen.ts"

const noTotal = new NotAReceipt({
  message:
    "No total amount can be found, so this does not appear to be a receipt or invoice. Send a sharper, upright photo of the whole receipt."
})

const unreadableTotal = new NotAReceipt({
  message:
    "The document calls itself a receipt or invoice, but its total cannot be read. Send a sharper, upright photo of the whole page."
})

const anotherKind = new NotAReceipt({
  message:
    "This appears to be another kind of document than a receipt or invoice. If it is one, send the whole page, its title included."
})

/** What the client hears of a document that was seen, but has no total that is believed. */
const refusalOf = ({ namesItself, proposals }: Seen): NotAReceipt => {
  if (proposals.some(({ total }) => total.some(({ evidence }) => isOfAnotherKind(evidence)))) return anotherKind
  return namesItself ? unreadableTotal : noTotal
}

/** The local reader's own answer. */
export const toExtraction = (reading: Reading | null, seen: Seen): Effect.Effect<Extraction, NotAReceipt> =>
  reading === null ? refusalOf(seen) : Effect.succeed({ reading, reader: "local", previews: seen.previews })

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
