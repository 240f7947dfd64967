import { createHash } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { SqlClient } from "@effect/sql"
import { Effect, Exit, Scope } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { LedgerRow } from "../../src/ledger/LedgerRow.ts"
import { asOwner, freshDatabaseUrl } from "../support/Database.ts"
import { accountId, chain, changed, converted, created, type Dated, opened, revoked } from "../support/ledgerRows.ts"
import { receipts } from "../support/Service.ts"

const folder = mkdtempSync(join(tmpdir(), "receipts-commands-"))
const scope = Effect.runSync(Scope.make())
let environment: Record<string, string>

/**
 * A ledger from before time was decided under the account's lock: the last conversion of November had to wait, and
 * was recorded after the first one of December.
 */
const honest: ReadonlyArray<Dated> = [
  ["2026-10-31T12:00:00.000000Z", opened("pro")],
  ["2026-10-31T12:00:00.000000Z", created(1)],
  ["2026-11-02T12:00:00.000000Z", converted(1)],
  ["2026-11-30T23:59:58.000000Z", converted(2)],
  ["2026-12-01T00:00:01.000000Z", converted(1, { month: "2026-12", conversion_id: `cnv_${"d".repeat(22)}` })],
  ["2026-11-30T23:59:59.000000Z", converted(3)],
  ["2026-12-05T00:00:00.000000Z", created(2)],
  [
    "2026-12-05T00:00:00.000000Z",
    converted(2, { month: "2026-12", conversion_id: `cnv_${"e".repeat(22)}`, key_id: "key_0000000000000002" })
  ],
  ["2026-12-06T00:00:00.000000Z", revoked(1)],
  ["2026-12-07T00:00:00.000000Z", changed("free")]
]
const otherAccount = "acc_0000000000000002"

const insert = (rows: ReadonlyArray<LedgerRow>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    for (const row of rows) {
      yield* sql`
        insert into events (account_id, version, type, recorded_at, data, hash) values (
          ${row.account_id}, ${row.version}, ${row.type}, ${row.recorded_at}::timestamptz, ${row.data}::json, decode(${row.hash}, 'hex'))`
    }
  })

beforeAll(async () => {
  const url = await Effect.runPromise(Scope.extend(freshDatabaseUrl, scope))
  environment = { DATABASE_URL: url }
  await receipts(environment, "migrate")
  const other = chain(honest.slice(0, 3), otherAccount)
  await Effect.runPromise(asOwner(url)(insert([...chain(honest), ...other])))
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  rmSync(folder, { recursive: true, force: true })
})

const run = async (...words: ReadonlyArray<string>) => {
  const { code, stderr, stdout } = await receipts(environment, ...words)
  expect([stderr, code]).toEqual(["", 0])
  return stdout
}
const saved = async (name: string, ...words: ReadonlyArray<string>) => {
  const path = join(folder, name)
  writeFileSync(path, await run("ledger", "export", ...words))
  return path
}
const json = async (...words: ReadonlyArray<string>) => JSON.parse(await run(...words, "--json")) as unknown

describe("the ledger's commands", () => {
  it("verify a ledger in which a conversion of the old month was recorded after one of the new", async () => {
    expect(await json("ledger", "verify")).toMatchObject({ status: "intact", events: 13, accounts: 2 })
  })

  for (const format of ["jsonl", "csv"]) {
    it(`export each month so that it verifies by itself, with --partial (${format})`, async () => {
      for (const [month, events] of [
        ["2026-10", 4],
        ["2026-11", 5],
        ["2026-12", 6]
      ] as const) {
        const path = await saved(`${month}.${format}`, "--month", month, "--format", format)
        expect(await json("ledger", "verify", "--partial", "--file", path)).toMatchObject({ status: "intact", events })
        const whole = await receipts(environment, "ledger", "verify", "--file", path)
        expect(whole.code).toBe(month === "2026-10" ? 0 : 1)
      }
    })
  }

  it("recount an export to the same as the database, one account of it or all", async () => {
    const path = await saved("all.jsonl")
    const lines = (await json("ledger", "replay")) as ReadonlyArray<{ account_id: string }>
    expect(lines.map(({ account_id }) => account_id)).toEqual([accountId, accountId, accountId, otherAccount])
    expect(await json("ledger", "replay", "--file", path)).toEqual(lines)
    const own = lines.filter(({ account_id }) => account_id === accountId)
    expect(await json("ledger", "replay", "--account", accountId)).toEqual(own)
    expect(await json("ledger", "replay", "--account", accountId, "--file", path)).toEqual(own)
    expect(await json("ledger", "verify", "--account", otherAccount, "--file", path)).toMatchObject({ events: 3 })
    expect(await json("ledger", "replay", "--month", "2026-12", "--file", path)).toEqual([
      {
        account_id: accountId,
        month: "2026-12",
        key_id: "key_0000000000000001",
        used: 1,
        account_used: 2,
        conversions_limit: 100,
        person_id: "",
        channel: "api"
      },
      {
        account_id: accountId,
        month: "2026-12",
        key_id: "key_0000000000000002",
        used: 1,
        account_used: 2,
        conversions_limit: 100,
        person_id: "",
        channel: "api"
      }
    ])
    const csv = await run("ledger", "replay", "--format", "csv", "--file", path)
    expect(csv.split("\n")[0]).toBe("account_id,month,key_id,used,account_used,conversions_limit,person_id,channel")
    expect(csv.trim().split("\n")).toHaveLength(5)
  })

  it("refuse a file that is no export, in one line", async () => {
    const path = join(folder, "none.jsonl")
    writeFileSync(path, "hello\n")
    for (const command of ["replay", "verify"]) {
      const { code, stderr } = await receipts(environment, "ledger", command, "--file", path)
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^error: .*is not an export of the ledger.*\n$/)])
    }
  })
})

describe("ledger archive", () => {
  const path = join(folder, "archive-2026-10.jsonl")

  it("writes a closed month once, proves it against the database, and finds a change in either", async () => {
    const archived = await receipts(environment, "ledger", "archive", "--month", "2026-10", "--out", path, "--json")
    const text = readFileSync(path, "utf8")
    expect(JSON.parse(archived.stdout)).toEqual({
      status: "archived",
      month: "2026-10",
      events: 4,
      accounts: 2,
      sha256: createHash("sha256").update(text).digest("hex"),
      file: path
    })
    const again = await receipts(environment, "ledger", "archive", "--month", "2026-10", "--out", path)
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining("is there already") as string })
    const check = () => receipts(environment, "ledger", "archive", "--check", "--month", "2026-10", "--out", path)
    expect((await check()).code).toBe(0)
    writeFileSync(path, text.replace("key 1", "key 7").replace('"version":2', '"version":3'))
    expect(await check()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("not what the database holds") as string
    })
    writeFileSync(path, `${text.split("\n").slice(0, 3).join("\n")}\n`)
    expect((await check()).code).toBe(1)
  })

  it("refuses a month that is not over", async () => {
    const refused = await receipts(
      environment,
      "ledger",
      "archive",
      "--month",
      "2099-01",
      "--out",
      join(folder, "none")
    )
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("is not over") as string })
  })
})
