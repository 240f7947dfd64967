import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { fromStored, toStored } from "../../src/ledger/EventCodec.ts"
import { parseLine, toJsonLine } from "../../src/ledger/LedgerRow.ts"
import { Recount } from "../../src/ledger/Replay.ts"
import { Verifier } from "../../src/ledger/Verification.ts"

/** An export of version 1.0.0 as of 21 November 2026, when only keys converted. */
const lines = readFileSync(new URL("../fixtures/ledger-before-actors.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
const rows = lines.map(parseLine)

it("a ledger from before events named their channel verifies, replays and exports as before", () => {
  const verifier = new Verifier({ partial: false, heads: [{ position: 5, hash: rows.at(-1)!.hash }] })
  const recount = new Recount()
  for (const row of rows) {
    verifier.add(row)
    recount.add(row)
    expect(toStored(fromStored(row.type, row.data))).toEqual({ type: row.type, data: row.data })
  }
  expect(verifier.fault).toBeNull()
  expect(rows.map(toJsonLine)).toEqual(lines)
  expect(
    recount.lines.map((line) => [line.key_id, line.used, line.account_used, line.person_id, line.channel])
  ).toEqual([
    ["key_LlOMlgupGbt5EfZ9", 10, 10, "", "api"],
    ["key_EjedGu4CKnVk8nkf", 3, 3, "", "api"]
  ])
})
