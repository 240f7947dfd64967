import { Context, Layer, type Redacted } from "effect"
import { keptSecret } from "../files/keptSecret.ts"

/** Keys the digest by which the ledger tells two files apart without telling what is in them. */
export class FileDigestKey extends Context.Tag("convert/FileDigestKey")<FileDigestKey, Redacted.Redacted>() {}

export const layerFixed = (key: Redacted.Redacted): Layer.Layer<FileDigestKey> => Layer.succeed(FileDigestKey, key)

/** A key of our own making, kept in the data directory. Servers that share a database share a setting instead. */
export const layerKept = (dataDirectory: string) =>
  Layer.effect(
    FileDigestKey,
    keptSecret(
      dataDirectory,
      "file-digest.key",
      "the file digest key. Restore it from a backup; a new key would make equal files look different"
    )
  )
