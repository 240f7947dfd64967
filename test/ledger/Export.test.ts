import { Effect, Stream } from "effect"
import { describe, expect, it } from "vitest"
import { LedgerReader, layerMemory } from "../../src/ledger/LedgerReader.ts"
import { csvHead, parseLine, toCsvLine, toJsonLine } from "../../src/ledger/LedgerRow.ts"
import { Recount } from "../../src/ledger/Replay.ts"
import { Verifier } from "../../src/ledger/Verification.ts"
import {
  accountId,
  chain,
  changed,
  converted,
  created,
  type Dated,
  november,
  opened,
  revoked
} from "../support/ledgerRows.ts"

const otherAccount = "acc_0000000000000002"
const december = "2026-12-01T00:00:00.000000Z"
const inDecember = (ordinal: number, key_id = "key_0000000000000002") =>
  converted(ordinal, { month: "2026-12", conversion_id: `cnv_${String(ordinal).padStart(22, "d")}`, key_id })

const story: ReadonlyArray<Dated> = [
  [november(1), { ...opened("pro"), name: 'Bob "the" O\'Brien, Zoë\n' }],
  [november(1), created(1)],
  [november(2), converted(1)],
  [november(3), converted(2)],
  [december, created(2)],
  [december, inDecember(1)],
  [december, inDecember(2, "key_0000000000000001")],
  [december, changed("free")],
  [december, inDecember(3)],
  [december, revoked(1)]
]
const rows = [...chain(story), ...chain(story.slice(0, 3), otherAccount)]

describe("a line of an export", () => {
  it("is the same row again, from either format, whatever names hold", () => {
    for (const row of rows) {
      expect(parseLine(toJsonLine(row))).toEqual(row)
      expect(parseLine(toCsvLine(row))).toEqual(row)
    }
  })

  it("has its fields where the documentation says", () => {
    const row = rows[1]!
    expect(csvHead).toBe("account_id,version,type,recorded_at,data,previous_hash,hash")
    expect(toCsvLine(row)).toBe(
      `"${accountId}","2","KeyCreated","${row.recorded_at}","${row.data.replaceAll('"', '""')}","${row.previous_hash}","${row.hash}"`
    )
    expect(JSON.parse(toJsonLine(row))).toEqual({ ...row, data: JSON.parse(row.data) as unknown })
    expect(toJsonLine(row)).toMatch(/,"data":\{[^ ]*\}\}$/)
  })

  it("is canonical again when a tool has sorted it otherwise, inner objects and lists included", () => {
    const line =
      '{"data":{"b":{"d":1,"c":[{"y":2,"x":1}]},"a":null},"account_id":"a","version":1,"type":"t","recorded_at":"r","previous_hash":"p","hash":"h"}'
    expect(parseLine(line).data).toBe('{"a":null,"b":{"c":[{"x":1,"y":2}],"d":1}}')
  })

  it("is refused when it is none", () => {
    for (const line of ["", "hello", "{}", '"a","b"', "[]"]) expect(() => parseLine(line)).toThrow()
  })
})

describe("a recount", () => {
  it("tells used and limit by account, month and key, from the events alone", () => {
    const recount = new Recount()
    for (const row of rows) recount.add(row)
    const line = (
      account_id: string,
      month: string,
      key: number,
      used: number,
      account_used: number,
      conversions_limit: number
    ) => ({
      account_id,
      month,
      key_id: `key_000000000000000${key}`,
      used,
      account_used,
      conversions_limit,
      person_id: "",
      channel: "api"
    })
    expect(recount.lines).toEqual([
      line(accountId, "2026-11", 1, 2, 2, 100),
      line(accountId, "2026-12", 2, 2, 3, 10),
      line(accountId, "2026-12", 1, 1, 3, 10),
      line(otherAccount, "2026-11", 1, 1, 1, 100)
    ])
  })

  it("knows no limit where the plan lies before what was read, nor that of another account", () => {
    const recount = new Recount()
    for (const row of [rows[0]!, ...rows.slice(-1)]) recount.add(row)
    expect(recount.lines).toMatchObject([{ account_id: otherAccount, conversions_limit: null }])
  })
})

describe("a reader of rows", () => {
  const read = (account: string | null, month: string | null) =>
    Effect.runPromise(
      Effect.flatMap(LedgerReader, (reader) =>
        Stream.runCollect(reader.rows({ account, month } as Parameters<typeof reader.rows>[0]))
      ).pipe(
        Effect.map((chunk) => [...chunk]),
        Effect.provide(layerMemory(rows))
      )
    )

  it("reads all, one account, or one month of each from its first to its last event", async () => {
    expect(await read(null, null)).toEqual(rows)
    expect(await read(otherAccount, null)).toEqual(rows.slice(10))
    expect(await read(null, "2026-11")).toEqual([...rows.slice(0, 4), ...rows.slice(10)])
    expect(await read(accountId, "2026-12")).toEqual(rows.slice(4, 10))
    expect(await read(otherAccount, "2026-12")).toEqual([])
  })
})

describe("a verifier", () => {
  const verified = (
    lines: ReadonlyArray<(typeof rows)[number]>,
    heads: ConstructorParameters<typeof Verifier>[0]["heads"] = []
  ) => {
    const verifier = new Verifier({ partial: false, heads })
    for (const row of lines) verifier.add(row)
    return verifier
  }

  it("counts what it has read", () => {
    expect(verified(rows)).toMatchObject({ events: 13, accounts: 2, fault: null })
  })

  it("names the first row whose place or hash is wrong, and counts the events before it", () => {
    const edited = rows.with(2, { ...rows[2]!, data: rows[2]!.data.replace('"byte_count":9', '"byte_count":8') })
    expect(verified(edited)).toMatchObject({
      events: 2,
      fault: { account: accountId, version: 3, reason: "the hash does not match the event" }
    })
    const unlinked = rows.with(2, { ...rows[2]!, previous_hash: "11".repeat(32) })
    expect(verified(unlinked).fault?.reason).toBe("the previous hash is not that of the version before")
    expect(verified(rows.toSpliced(2, 1)).fault?.reason).toBe("version 4 follows version 2")
    const begun = rows.with(0, { ...rows[0]!, previous_hash: "11".repeat(32) })
    expect(verified(begun).fault?.reason).toBe("the hash before version 1 is not zero")
    expect(verified([...rows, rows[0]!]).fault?.reason).toBe("the account's events do not stand together")
    const strange = { ...rows[0]!, recorded_at: "2026-11-01 12:00" }
    expect(verified([strange]).fault?.reason).toMatch(/the hash does not match/)
  })

  it("names data that is none of its type", () => {
    const [row] = chain([[november(1), opened()]]) as [(typeof rows)[number]]
    const other = chain([[november(1), opened()]]).map((one) => ({ ...one, type: "KeyRevoked" }))[0]!
    expect(verified([row]).fault).toBeNull()
    expect(verified([other]).fault?.reason).toBe("the hash does not match the event")
  })

  it("proves a head by position and hash, and says which one is on no chain", () => {
    const { hash } = rows[4]!
    expect(verified(rows, [{ position: 5, hash }]).fault).toBeNull()
    expect(verified(rows, [{ position: 4, hash }]).fault).toEqual({
      account: "any",
      version: 4,
      reason: `the head 4:${hash} is on no chain`
    })
    expect(verified(rows, [{ position: 5, hash: "11".repeat(32) }]).fault?.version).toBe(5)
    const both = verified(rows.with(0, { ...rows[0]!, data: "{}" }), [{ position: 5, hash }])
    expect(both.fault).toMatchObject({ account: accountId, version: 1 })
  })
})
