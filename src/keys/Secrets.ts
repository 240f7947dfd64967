import { createHash, createHmac, randomBytes } from "node:crypto"
import { Effect, Redacted } from "effect"
import { base62, makeKey } from "../domain/ApiKey.ts"
import { AccountId, ConversionId, KeyId, PersonId } from "../domain/Identifiers.ts"

const random = (bytes: number): Uint8Array => randomBytes(bytes)

export const newKey: Effect.Effect<Redacted.Redacted> = Effect.sync(() => Redacted.make(makeKey(random)))

export const newAccountId = Effect.sync(() => AccountId.make(`acc_${base62(16, random)}`))
export const newPersonId = Effect.sync(() => PersonId.make(`per_${base62(16, random)}`))
export const newKeyId = Effect.sync(() => KeyId.make(`key_${base62(16, random)}`))
export const newConversionId = Effect.sync(() => ConversionId.make(`cnv_${base62(22, random)}`))

/**
 * SHA-256 as lower-case hex. A plain hash is enough for a secret of 190 random bits: there is no
 * dictionary to try, and it can be looked up in an index.
 */
export const hashKey = (key: Redacted.Redacted): string =>
  createHash("sha256").update(Redacted.value(key), "utf8").digest("hex")

/** A digest that is fed piece by piece. */
export interface Digest {
  readonly add: (piece: Uint8Array) => void
  readonly hex: () => string
}

/** HMAC-SHA-256 as lower-case hex: tells two files apart without telling what is in them. */
export const startDigest = (key: Redacted.Redacted): Digest => {
  const hmac = createHmac("sha256", Redacted.value(key))
  return { add: (piece) => void hmac.update(piece), hex: () => hmac.digest("hex") }
}

export const keyedDigest = (key: Redacted.Redacted, bytes: Uint8Array): string => {
  const digest = startDigest(key)
  digest.add(bytes)
  return digest.hex()
}
