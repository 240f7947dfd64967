import { readFileSync } from "node:fs"
import { SqlClient } from "@effect/sql"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import type { AccountEvent } from "../../src/domain/AccountEvent.ts"
import { toStored } from "../../src/ledger/EventCodec.ts"
import { LedgerReader } from "../../src/ledger/LedgerReader.ts"
import type { LedgerRow } from "../../src/ledger/LedgerRow.ts"
import * as SqlLedgerReader from "../../src/ledger/SqlLedgerReader.ts"
import { Verifier } from "../../src/ledger/Verification.ts"
import { asOwner, freshDatabaseUrl, layerDatabaseAt } from "../support/Database.ts"
import {
  accountId,
  chain,
  changed,
  conversions,
  converted,
  created,
  type Dated,
  key,
  november,
  opened,
  revoked,
  start
} from "../support/ledgerRows.ts"

const verify = (rows: ReadonlyArray<LedgerRow>, partial = false) => {
  const verifier = new Verifier({ partial, heads: [] })
  for (const row of rows) verifier.add(row)
  return verifier.fault
}

interface Forgery {
  readonly events: ReadonlyArray<Dated>
  readonly version: number
  readonly reason: RegExp
  /** The SQL audit that finds it too, where one looks for it; the unique indexes let the other ones in no table. */
  readonly audit?: string
}

const forgeries: Readonly<Record<string, Forgery>> = {
  "an eleventh conversion of a free month": {
    events: [...start, ...conversions(1, 11)],
    version: 13,
    reason: /ordinal 11 of 2026-11 is above the plan's limit of 10/,
    audit: "4_limits.sql"
  },
  "a conversion above the limit of a smaller plan that was taken": {
    events: [
      [november(1), opened("pro")],
      [november(1), created(1)],
      ...conversions(1, 11),
      [november(3), changed("free")],
      [november(3), converted(12)]
    ],
    version: 15,
    reason: /ordinal 12 of 2026-11 is above the plan's limit of 10/,
    audit: "4_limits.sql"
  },
  "a conversion booked to another month": {
    events: [...start, [november(2), converted(1, { month: "2026-10" })]],
    version: 3,
    reason: /month 2026-10 is not the month it was recorded in/,
    audit: "3_ordinals.sql"
  },
  "a conversion left out of the count": {
    events: [...start, ...conversions(1, 2), [november(3), converted(4)]],
    version: 5,
    reason: /ordinal 4 of 2026-11 where 3 was due/,
    audit: "3_ordinals.sql"
  },
  "a count that begins with two": {
    events: [...start, ...conversions(2, 2)],
    version: 3,
    reason: /ordinal 2 of 2026-11 where 1 was due/,
    audit: "3_ordinals.sql"
  },
  "an ordinal that is used twice": {
    events: [...start, ...conversions(1, 1), [november(2), converted(1, { conversion_id: `cnv_${"x".repeat(22)}` })]],
    version: 4,
    reason: /ordinal 1 of 2026-11 where 2 was due/
  },
  "a conversion that is charged twice": {
    events: [
      ...start,
      ...conversions(1, 1),
      [november(2), converted(2, { conversion_id: converted(1).conversion_id })]
    ],
    version: 4,
    reason: /is charged a second time/
  },
  "a conversion with a key that was never created": {
    events: [...start, [november(2), converted(1, { key_id: key(2) })]],
    version: 3,
    reason: /key_0000000000000002 was used, but never created/,
    audit: "5_keys.sql"
  },
  "a conversion with a key that was created after it": {
    events: [...start, [november(2), converted(1, { key_id: key(2) })], [november(3), created(2)]],
    version: 3,
    reason: /never created/,
    audit: "5_keys.sql"
  },
  "a conversion with a key that was revoked": {
    events: [...start, [november(2), revoked(1)], [november(3), converted(1)]],
    version: 4,
    reason: /key_0000000000000001 was used after it was revoked/,
    audit: "5_keys.sql"
  },
  "a sixth active key": {
    events: [...start, ...[2, 3, 4, 5, 6].map((number): Dated => [november(1), created(number)])],
    version: 7,
    reason: /more than 5 keys are active/,
    audit: "5_keys.sql"
  },
  "a key that is created twice": {
    events: [...start, [november(2), created(1)]],
    version: 3,
    reason: /created a second time/
  },
  "a key that is revoked, but was never there": {
    events: [...start, [november(2), revoked(2)]],
    version: 3,
    reason: /revoked, but was not active/,
    audit: "5_keys.sql"
  },
  "an account that is opened twice": {
    events: [...start, [november(2), opened("pro_plus")]],
    version: 3,
    reason: /opened a second time/,
    audit: "4_limits.sql"
  },
  "an account that is never opened": {
    events: [[november(1), created(1)]],
    version: 1,
    reason: /does not begin with AccountOpened/,
    audit: "4_limits.sql"
  },
  "an event that is dated before the one before it": {
    events: [...start, [november(3), converted(1)], [november(2), converted(2)]],
    version: 4,
    reason: /is before that of the event before/
  },
  "an event of 1969": {
    events: [["1969-07-20T20:17:40.000000Z", opened()]],
    version: 1,
    reason: /the time 1969-07-20T20:17:40.000000Z is none of this service/,
    audit: "8_times.sql"
  },
  "an event of the year 9999": {
    events: [...start, ["9999-12-31T23:59:59.000000Z", converted(1, { month: "9999-12" })]],
    version: 3,
    reason: /is none of this service/,
    audit: "8_times.sql"
  }
}

/** Appends the events as the owner of the tables could: with a right chain, past every check of the service. */
const forge = (events: ReadonlyArray<Dated>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    for (const [at, event] of events) {
      const { data, type } = toStored(event as unknown as AccountEvent)
      yield* sql`select append_event(${accountId}, ${type}, ${at}::timestamptz, ${data}::json)`
    }
  })

const audits = new URL("../../sql/audit/", import.meta.url)

describe("a ledger whose chain is right and whose content is wrong", () => {
  it("is a real ledger when nothing is wrong", () => {
    expect(
      verify(chain([...start, ...conversions(1, 10), [november(3), changed("pro")], [november(3), converted(11)]]))
    ).toBeNull()
    const late = "2026-11-03T11:59:00.000000Z"
    expect(verify(chain([...start, [november(3), converted(1)], [late, converted(2)]]))).toBeNull()
  })

  for (const [what, { audit, events, reason, version }] of Object.entries(forgeries)) {
    it(`is found out by the verifier: ${what}`, () => {
      expect(verify(chain(events))).toMatchObject({
        account: accountId,
        version,
        reason: expect.stringMatching(reason)
      })
    })
    if (audit === undefined) continue
    it.scopedLive(`is found out in the database by ${audit} and the verifier: ${what}`, () =>
      Effect.gen(function* () {
        const url = yield* freshDatabaseUrl
        const reader = Layer.provideMerge(SqlLedgerReader.layerSql, layerDatabaseAt(url))
        yield* Effect.gen(function* () {
          yield* asOwner(url)(Effect.orDie(forge(events)))
          const sql = yield* SqlClient.SqlClient
          expect((yield* sql.unsafe(readFileSync(new URL(audit, audits), "utf8"))).length).toBeGreaterThan(0)
          expect(yield* sql.unsafe(readFileSync(new URL("1_chain.sql", audits), "utf8"))).toEqual([])
          const { rows } = yield* LedgerReader
          const read = yield* Stream.runCollect(rows({ account: null, month: null }))
          expect(verify([...read])).toMatchObject({ version })
        }).pipe(Effect.provide(reader))
      })
    )
  }

  it("of an export of one month: limits and keys that it cannot know are no faults, ordinals and months are", () => {
    const rows = chain([...start, ...conversions(1, 4)])
    expect(verify(rows.slice(3), true)).toBeNull()
    expect(verify(rows.slice(3))).toMatchObject({ version: 4, reason: "the stream begins at version 4, not at 1" })
    const skipped = chain([...start, ...conversions(1, 2), [november(2), converted(4)]])
    expect(verify(skipped.slice(3), true)).toMatchObject({ version: 5 })
    const reused = chain([...start, ...conversions(1, 1), [november(2), revoked(1)], ...conversions(2, 2)])
    expect(verify(reused.slice(2), true)).toMatchObject({ version: 5, reason: expect.stringMatching(/revoked/) })
  })
})
