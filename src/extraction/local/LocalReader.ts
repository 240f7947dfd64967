import { Context, Effect, Layer } from "effect"
import type { ConversionFailed, InvalidFileType, ScannedPdf } from "../../domain/Failure.ts"
import type { Job } from "../Reader.ts"
import type { Seen } from "./Seen.ts"

/** Reads a file without any network. */
export class LocalReader extends Context.Tag("extraction/LocalReader")<
  LocalReader,
  {
    readonly read: (job: Job) => Effect.Effect<Seen, InvalidFileType | ScannedPdf | ConversionFailed>
    /** As `Reader.draw`. */
    readonly draw: (job: Job) => Effect.Effect<ReadonlyArray<Uint8Array>>
  }
>() {}

/** Sees the same in every file. */
export const layerConstant = (seen: Seen): Layer.Layer<LocalReader> =>
  Layer.succeed(LocalReader, { read: () => Effect.succeed(seen), draw: () => Effect.succeed([]) })
