import type { AccountEvent } from "../../src/domain/AccountEvent.ts"
import { conversionsLimit, type Plan } from "../../src/domain/Plan.ts"
import { toStored } from "../../src/ledger/EventCodec.ts"
import { eventHash, genesisHash } from "../../src/ledger/EventHash.ts"
import type { LedgerRow } from "../../src/ledger/LedgerRow.ts"

/** An event and the time that it is dated. */
export type Dated = readonly [at: string, event: Record<string, unknown>]

export const accountId = "acc_0000000000000001"
export const key = (number: number) => `key_000000000000000${number}`
export const november = (day: number) => `2026-11-${String(day).padStart(2, "0")}T12:00:00.000000Z`

export const opened = (plan: Plan = "free") => ({
  _tag: "AccountOpened",
  name: "Ada",
  plan,
  conversions_limit: conversionsLimit[plan]
})
export const changed = (plan: Plan) => ({ _tag: "PlanChanged", plan, conversions_limit: conversionsLimit[plan] })
export const created = (number: number) => ({
  _tag: "KeyCreated",
  key_id: key(number),
  name: "till",
  key_hash: String(number).repeat(64),
  last_characters: "abcd"
})
export const revoked = (number: number) => ({ _tag: "KeyRevoked", key_id: key(number) })
export const converted = (ordinal: number, more: Record<string, unknown> = {}) => ({
  _tag: "ConversionSucceeded",
  conversion_id: `cnv_${String(ordinal).padStart(22, "0")}`,
  key_id: key(1),
  month: "2026-11",
  ordinal,
  input: "upload",
  byte_count: 9,
  file_digest: "ab".repeat(32),
  ...more
})

export const start: ReadonlyArray<Dated> = [
  [november(1), opened()],
  [november(1), created(1)]
]
export const conversions = (from: number, to: number): ReadonlyArray<Dated> =>
  Array.from({ length: to - from + 1 }, (_, index) => [november(2), converted(from + index)])

/** A ledger whose chain is right, whatever its events say. */
export const chain = (events: ReadonlyArray<Dated>, account = accountId): ReadonlyArray<LedgerRow> => {
  let previous_hash = genesisHash
  return events.map(([recorded_at, event], index) => {
    const fields = {
      account_id: account,
      version: index + 1,
      recorded_at,
      ...toStored(event as unknown as AccountEvent)
    }
    const row = { ...fields, previous_hash, hash: eventHash({ ...fields, previous_hash }) }
    previous_hash = row.hash
    return row
  })
}
