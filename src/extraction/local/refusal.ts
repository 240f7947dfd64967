import { Effect } from "effect"
import { InvalidFileType, ScannedPdf } from "../../domain/Failure.ts"

/** Tags with which a decoder refuses a file; every other one is a file that is damaged or locked. */
export const scannedPdf = "ScannedPdf"
/** The decoder was lost on the file, or took too long. */
export const decoderLost = "DecoderLost"

const undecodable = new InvalidFileType({
  message: "The file is damaged or needs too much time or memory to decode. Send another copy of it."
})

/** What the client hears of a file that a worker refused. */
export const explainRefusal = ({
  message,
  tag
}: {
  readonly tag: string
  readonly message: string
}): Effect.Effect<never, ScannedPdf | InvalidFileType> => {
  if (tag === scannedPdf) return new ScannedPdf({ message })
  if (tag === decoderLost) return Effect.zipRight(Effect.logWarning("A decoder was lost", message), undecodable)
  return new InvalidFileType({ message })
}
