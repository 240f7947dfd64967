import { createHash } from "node:crypto"
import { DateTime } from "effect"
import { describe, expect, it } from "vitest"
import type { AccountEvent } from "../../src/domain/AccountEvent.ts"
import { fromStored, toStored } from "../../src/ledger/EventCodec.ts"
import { canonicalTime, eventHash, genesisHash } from "../../src/ledger/EventHash.ts"
import { converted } from "../support/ledgerRows.ts"

const event = converted(1) as unknown as AccountEvent

describe("an event in storage", () => {
  it("is JSON without spaces, its keys in alphabetical order", () => {
    expect(toStored(event)).toEqual({
      type: "ConversionSucceeded",
      data: `{"byte_count":9,"conversion_id":"cnv_0000000000000000000001","file_digest":"${"ab".repeat(32)}","input":"upload","key_id":"key_0000000000000001","month":"2026-11","ordinal":1}`
    })
  })

  it("is the same event again, from its text or from what a driver made of it", () => {
    const { data, type } = toStored(event)
    expect(fromStored(type, data)).toEqual(event)
    expect(fromStored(type, JSON.parse(data))).toEqual(event)
    expect(() => fromStored("KeyCreated", data)).toThrow()
  })
})

describe("an event's hash", () => {
  const fields = {
    account_id: "acc_0000000000000001",
    version: 3,
    type: "KeyRevoked",
    recorded_at: "2026-11-20T08:00:00.123000Z",
    data: '{"key_id":"key_0000000000000001"}',
    previous_hash: genesisHash
  }

  it("is SHA-256 over the hash before it and the lines of its canonical form", () => {
    const form = `acc_0000000000000001\n3\nKeyRevoked\n2026-11-20T08:00:00.123000Z\n{"key_id":"key_0000000000000001"}`
    const expected = createHash("sha256").update(Buffer.alloc(32)).update(form).digest("hex")
    expect(eventHash(fields)).toBe(expected)
    expect(genesisHash).toBe("0".repeat(64))
  })

  it("changes with every field", () => {
    const changes = {
      account_id: "acc_x",
      version: 4,
      type: "x",
      recorded_at: "x",
      data: "{}",
      previous_hash: "11".repeat(32)
    }
    const hashes = Object.entries(changes).map(([name, value]) => eventHash({ ...fields, [name]: value }))
    expect(new Set([eventHash(fields), ...hashes]).size).toBe(7)
  })

  it("counts the time in UTC with six decimals", () => {
    expect(canonicalTime(DateTime.toDateUtc(DateTime.unsafeMake("2026-11-20T09:00:00.123+01:00")))).toBe(
      "2026-11-20T08:00:00.123000Z"
    )
  })
})
