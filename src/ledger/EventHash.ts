import { createHash } from "node:crypto"

/** The 32 zero bytes that stand before version 1 of every stream. */
export const genesisHash = "00".repeat(32)

export interface HashedFields {
  readonly accountId: string
  readonly version: number
  readonly type: string
  readonly recordedAt: Date
  /** The event's data as stored: JSON without spaces, keys in alphabetical order. */
  readonly data: string
}

/** Canonical form of an event; `sql/0003_event_hash.sql` states the same in SQL. */
const canonicalForm = (event: HashedFields): string =>
  [event.accountId, event.version, event.type, event.recordedAt.toISOString().replace(/Z$/, "000Z"), event.data].join(
    "\n"
  )

/** SHA-256 over the previous event's hash and this event's canonical form; both hashes as lower-case hex. */
export const eventHash = (previous: string, event: HashedFields): string =>
  createHash("sha256").update(Buffer.from(previous, "hex")).update(canonicalForm(event), "utf8").digest("hex")
