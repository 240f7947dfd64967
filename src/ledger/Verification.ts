import { earliest, latest, maximumActiveKeys } from "../domain/Account.ts"
import type { AccountEvent } from "../domain/AccountEvent.ts"
import { fromStored } from "./EventCodec.ts"
import { eventHash, genesisHash } from "./EventHash.ts"
import type { LedgerRow } from "./LedgerRow.ts"

/** The first thing that is wrong, and where. */
export interface Fault {
  readonly account: string
  readonly version: number
  readonly reason: string
}

/** A place on an account's chain that a customer was told: `X-Ledger-Position` and `X-Ledger-Hash`. */
export interface Head {
  readonly position: number
  readonly hash: string
}

export interface VerificationOptions {
  /** Streams may begin later than at version 1, as in the export of a month; plans and keys from before are unknown. */
  readonly partial: boolean
  readonly heads: ReadonlyArray<Head>
}

/** What has been read of the account at hand. */
interface Progress {
  readonly account: string
  version: number
  /** Milliseconds since 1970, of the event before. */
  recordedAt: number
  hash: string
  /** Whether the stream was read from its beginning. */
  readonly whole: boolean
  limit: number | null
  readonly activeKeys: Set<string>
  readonly revokedKeys: Set<string>
  readonly ordinals: Map<string, number>
  readonly conversions: Set<string>
}

const begin = (row: LedgerRow): Progress => ({
  account: row.account_id,
  version: row.version - 1,
  recordedAt: Number.NEGATIVE_INFINITY,
  hash: row.previous_hash,
  whole: row.version === 1,
  limit: null,
  activeKeys: new Set(),
  revokedKeys: new Set(),
  ordinals: new Map(),
  conversions: new Set()
})

/** Checks what an event means after those before it; answers with what is wrong. */
const checkEvent = (progress: Progress, event: AccountEvent, row: LedgerRow): string | null => {
  const { activeKeys, conversions, ordinals, revokedKeys, whole } = progress
  switch (event._tag) {
    case "AccountOpened":
      if (row.version !== 1) return "the account is opened a second time"
      progress.limit = event.conversions_limit
      return null
    case "PlanChanged":
      progress.limit = event.conversions_limit
      return null
    case "KeyCreated":
      if (activeKeys.has(event.key_id) || revokedKeys.has(event.key_id))
        return `key ${event.key_id} is created a second time`
      activeKeys.add(event.key_id)
      return activeKeys.size > maximumActiveKeys ? `more than ${maximumActiveKeys} keys are active` : null
    case "KeyRevoked":
      if (whole && !activeKeys.has(event.key_id)) return `key ${event.key_id} is revoked, but was not active`
      activeKeys.delete(event.key_id)
      revokedKeys.add(event.key_id)
      return null
    case "ConversionSucceeded": {
      const last = ordinals.get(event.month)
      const expected = last === undefined ? (whole ? 1 : event.ordinal) : last + 1
      if (event.month !== row.recorded_at.slice(0, 7)) return `month ${event.month} is not the month it was recorded in`
      if (event.ordinal !== expected) return `ordinal ${event.ordinal} of ${event.month} where ${expected} was due`
      if (progress.limit !== null && event.ordinal > progress.limit) {
        return `ordinal ${event.ordinal} of ${event.month} is above the plan's limit of ${progress.limit}`
      }
      if (event.key_id !== undefined) {
        if (revokedKeys.has(event.key_id)) return `key ${event.key_id} was used after it was revoked`
        if (whole && !activeKeys.has(event.key_id)) return `key ${event.key_id} was used, but never created`
      }
      if (conversions.has(event.conversion_id)) return `conversion ${event.conversion_id} is charged a second time`
      conversions.add(event.conversion_id)
      ordinals.set(event.month, event.ordinal)
      return null
    }
  }
}

/**
 * Time does not run backwards within an account. Ledgers from before that was decided under the account's
 * lock hold events that waited for their turn longer than others, by no more than this.
 */
const toleratedMillis = 120_000

const checkTime = (progress: Progress, row: LedgerRow): string | null => {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(row.recorded_at) ? Date.parse(row.recorded_at) : Number.NaN
  if (!(at >= earliest && at < latest)) return `the time ${row.recorded_at} is none of this service`
  if (at < progress.recordedAt - toleratedMillis)
    return `the time ${row.recorded_at} is before that of the event before`
  progress.recordedAt = Math.max(progress.recordedAt, at)
  return null
}

/** Checks the row's place and hash, then its meaning. */
const checkRow = (progress: Progress, row: LedgerRow): string | null => {
  if (row.version !== progress.version + 1) return `version ${row.version} follows version ${progress.version}`
  if (row.version === 1 && row.previous_hash !== genesisHash) return "the hash before version 1 is not zero"
  if (row.previous_hash !== progress.hash) return "the previous hash is not that of the version before"
  if (eventHash(row) !== row.hash) return "the hash does not match the event"
  let event: AccountEvent
  try {
    event = fromStored(row.type, row.data)
  } catch {
    return `the data is not that of ${row.type}`
  }
  if (row.version === 1 && event._tag !== "AccountOpened") return "the stream does not begin with AccountOpened"
  return checkTime(progress, row) ?? checkEvent(progress, event, row)
}

/** Reads a ledger row by row, account after account, and remembers the first fault. */
export class Verifier {
  readonly #options: VerificationOptions
  readonly #finished = new Set<string>()
  readonly #missingHeads: Set<Head>
  #progress: Progress | null = null
  #fault: Fault | null = null
  #events = 0

  constructor(options: VerificationOptions) {
    this.#options = options
    this.#missingHeads = new Set(options.heads)
  }

  get events(): number {
    return this.#events
  }

  get accounts(): number {
    return this.#finished.size
  }

  /** The next row; after a fault the rest is not looked at. */
  add(row: LedgerRow): void {
    if (this.#fault !== null) return
    if (this.#progress?.account !== row.account_id) {
      const again = this.#finished.has(row.account_id)
      this.#finished.add(row.account_id)
      this.#progress = begin(row)
      if (again) return this.#fail(row, "the account's events do not stand together")
      if (row.version !== 1 && !this.#options.partial) {
        return this.#fail(row, `the stream begins at version ${row.version}, not at 1`)
      }
    }
    const reason = checkRow(this.#progress, row)
    if (reason !== null) return this.#fail(row, reason)
    this.#progress.version = row.version
    this.#progress.hash = row.hash
    this.#events++
    for (const head of this.#missingHeads) {
      if (head.position === row.version && head.hash === row.hash) this.#missingHeads.delete(head)
    }
  }

  /** The first fault, when all rows have been added. */
  get fault(): Fault | null {
    const [head] = this.#missingHeads
    if (this.#fault !== null || head === undefined) return this.#fault
    return { account: "any", version: head.position, reason: `the head ${head.position}:${head.hash} is on no chain` }
  }

  #fail(row: LedgerRow, reason: string): void {
    this.#fault = { account: row.account_id, version: row.version, reason }
  }
}
