import { Context, Effect, Layer } from "effect"
import type { ConversionFailed, InvalidFileType, NotAReceipt, ScannedPdf } from "../domain/Failure.ts"
import type { AccountId } from "../domain/Identifiers.ts"
import type { ReceiptData } from "../domain/Receipt.ts"
import type { FileType } from "../intake/FileType.ts"
import { type Reading, toReading } from "./Reading.ts"

/** A file to be read. */
export interface Job {
  readonly bytes: Uint8Array
  readonly type: FileType
  /** Whose file it is. */
  readonly account: AccountId
  /** How many pages people want to look at. */
  readonly previews: number
  /** Hears the place in the line for a reader; 0 when the reading begins. */
  readonly watch?: (place: number) => void
  /** Steady milliseconds at which nobody waits for the reading any more. */
  readonly deadline: number
}

export interface Extraction {
  readonly reading: Reading
  /** Which reader answered, for the `X-Extractor` header. */
  readonly reader: string
  /** The first pages as JPEG, upright, as many as the job asked for. */
  readonly previews: ReadonlyArray<Uint8Array>
}

/**
 * Reads a receipt from a file. One that is damaged or locked is `InvalidFileType`, one without a total or of another kind
 * `NotAReceipt`.
 */
export class Reader extends Context.Tag("extraction/Reader")<
  Reader,
  {
    readonly read: (
      job: Job
    ) => Effect.Effect<Extraction, InvalidFileType | ScannedPdf | NotAReceipt | ConversionFailed>
    /** Pictures of a file's first pages, as many as the job asks for, without reading it; none of one that fails. */
    readonly draw?: (job: Job) => Effect.Effect<ReadonlyArray<Uint8Array>>
  }
>() {}

/** Reads the same receipt in every file. */
export const layerConstant = (data: ReceiptData): Layer.Layer<Reader> =>
  Layer.succeed(Reader, { read: () => Effect.succeed({ reading: toReading(data), reader: "constant", previews: [] }) })
