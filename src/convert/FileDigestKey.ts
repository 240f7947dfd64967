import { randomBytes, randomUUID } from "node:crypto"
import { join } from "node:path"
import { FileSystem } from "@effect/platform"
import { Context, Effect, Layer, Redacted, Schema } from "effect"
import { openDataDirectory } from "../files/DataDirectory.ts"

/** Keys the digest by which the ledger tells two files apart without telling what is in them. */
export class FileDigestKey extends Context.Tag("convert/FileDigestKey")<FileDigestKey, Redacted.Redacted>() {}

export class DigestKeyDamaged extends Schema.TaggedError<DigestKeyDamaged>()("DigestKeyDamaged", {
  message: Schema.String
}) {}

export const layerFixed = (key: Redacted.Redacted): Layer.Layer<FileDigestKey> => Layer.succeed(FileDigestKey, key)

/** A key of our own making, kept in the data directory. Servers that share a database share a setting instead. */
export const layerKept = (dataDirectory: string) =>
  Layer.effect(
    FileDigestKey,
    Effect.gen(function* () {
      const files = yield* FileSystem.FileSystem
      const path = join(yield* openDataDirectory(dataDirectory), "file-digest.key")
      if (!(yield* files.exists(path))) {
        // written elsewhere first: whoever starts at the same time sees the whole key or none
        const own = `${path}.${randomUUID()}`
        yield* files.writeFileString(own, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 })
        yield* files.link(own, path).pipe(
          Effect.catchTag("SystemError", (error) => (error.reason === "AlreadyExists" ? Effect.void : error)),
          Effect.ensuring(Effect.ignore(files.remove(own)))
        )
      }
      const key = (yield* files.readFileString(path)).trim()
      if (!/^[0-9a-f]{64}$/.test(key)) {
        return yield* new DigestKeyDamaged({
          message: `${path} does not hold the 64 hex digits of the file digest key. Restore it from a backup; a new key would make equal files look different`
        })
      }
      return Redacted.make(key)
    })
  )
