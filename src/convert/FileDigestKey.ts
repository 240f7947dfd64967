import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { FileSystem } from "@effect/platform"
import { Context, Effect, Layer, Redacted } from "effect"

/** Keys the digest by which the ledger tells two files apart without telling what is in them. */
export class FileDigestKey extends Context.Tag("convert/FileDigestKey")<FileDigestKey, Redacted.Redacted>() {}

export const layerFixed = (key: Redacted.Redacted): Layer.Layer<FileDigestKey> => Layer.succeed(FileDigestKey, key)

/** A key of our own making, kept in the data directory. Servers that share a database share a setting instead. */
export const layerKept = (dataDirectory: string) =>
  Layer.effect(
    FileDigestKey,
    Effect.gen(function* () {
      const files = yield* FileSystem.FileSystem
      const path = join(dataDirectory, "file-digest.key")
      yield* files.makeDirectory(dataDirectory, { recursive: true })
      // "wx" writes only where there is no file yet
      yield* files
        .writeFileString(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 })
        .pipe(Effect.catchTag("SystemError", (error) => (error.reason === "AlreadyExists" ? Effect.void : error)))
      return Redacted.make(yield* files.readFileString(path))
    })
  )
