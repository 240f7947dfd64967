import { createHash } from "node:crypto"

/** The 32 zero bytes that stand before version 1 of every stream. */
export const genesisHash = "00".repeat(32)

export interface HashedFields {
  readonly account_id: string
  readonly version: number
  readonly type: string
  /** UTC with six decimals: `2026-11-20T08:00:00.000000Z`. */
  readonly recorded_at: string
  /** The event's data as stored: JSON without spaces, keys in alphabetical order. */
  readonly data: string
  /** The previous event's hash, 64 lower-case hex digits. */
  readonly previous_hash: string
}

/** The service's clock counts milliseconds; storage and canonical form have six decimals. */
export const canonicalTime = (instant: Date): string => instant.toISOString().replace(/Z$/, "000Z")

/** Canonical form of an event; `sql/0003_event_hash.sql` states the same in SQL. */
const canonicalForm = ({ account_id, data, recorded_at, type, version }: HashedFields): string =>
  [account_id, version, type, recorded_at, data].join("\n")

/** SHA-256 over the previous event's hash and this event's canonical form, as lower-case hex. */
export const eventHash = (event: HashedFields): string =>
  createHash("sha256")
    .update(Buffer.from(event.previous_hash, "hex"))
    .update(canonicalForm(event), "utf8")
    .digest("hex")
