#!/usr/bin/env node
// Checks an export of the ledger with nothing but Node: node scripts/verify-export.mjs export.jsonl [POSITION:HASH]
// It shares no code with the service, so that an auditor can read all of it: chains, gaps and ordinals.
// Ends with 1 at the first fault.
import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { createInterface } from "node:readline"

const [path, head] = process.argv.slice(2)
const canonical = (data) => JSON.stringify(data, Object.keys(data).sort())
const fault = (row, reason) => {
  console.error(`fault: account ${row.account_id}, version ${row.version}: ${reason}`)
  process.exit(1)
}

let last = { account_id: null }
let ordinals = {}
let [events, accounts, headFound] = [0, 0, false]
for await (const line of createInterface({ input: createReadStream(path) })) {
  const row = JSON.parse(line)
  if (row.account_id !== last.account_id) {
    last = { account_id: row.account_id, version: 0, hash: "00".repeat(32) }
    ordinals = {}
    accounts++
  }
  if (row.version !== last.version + 1) fault(row, `follows version ${last.version}`)
  const text = [row.account_id, row.version, row.type, row.recorded_at, canonical(row.data)].join("\n")
  const hash = createHash("sha256").update(Buffer.from(last.hash, "hex")).update(text).digest("hex")
  if (hash !== row.hash) fault(row, "the hash does not follow from the event and the one before it")
  if (row.type === "ConversionSucceeded") {
    const { month, ordinal } = row.data
    if (ordinal !== (ordinals[month] ?? 0) + 1) fault(row, `ordinal ${ordinal} of ${month} is out of turn`)
    ordinals[month] = ordinal
  }
  if (head === `${row.version}:${row.hash}`) headFound = true
  last = row
  events++
}
if (head !== undefined && !headFound)
  fault({ account_id: "any", version: head.split(":")[0] }, "this head is on no chain")
console.log(`intact: ${events} events of ${accounts} accounts${head === undefined ? "" : ", the head is on the chain"}`)
