// The same work as that of `empty-reader.mjs`, written by hand on node:http and pg, in a process of its own. Prints its
// address, and serves until it is stopped.
import { createHash, createHmac, randomBytes } from "node:crypto"
import { createServer } from "node:http"
import { Pool } from "pg"
import { searchWords } from "../../dist/conversions/SavedConversions.js"
import { withEvidence } from "../../dist/extraction/EvidenceAnswer.js"
import { toReading } from "../../dist/extraction/Reading.js"
import { receipt } from "./receipt.mjs"

const [, , database] = process.argv
const reading = toReading(receipt)

/** Authenticates, reads the upload, charges and saves, and answers: the same two statements and no more. */
const byHand = (pool) =>
  createServer((request, response) => {
    const pieces = []
    request.on("data", (piece) => pieces.push(piece))
    request.on("end", async () => {
      const hash = createHash("sha256").update(request.headers.authorization.slice(7)).digest("hex")
      const month = new Date().toISOString().slice(0, 7)
      const { rows } = await pool.query({ name: "key", text: keyByHash, values: [hash, month] })
      const [key] = rows
      if (key === undefined || key.revoked) return response.writeHead(401).end()
      const body = Buffer.concat(pieces)
      const from = body.indexOf("\r\n\r\n") + 4
      const bytes = body.subarray(from, body.lastIndexOf("\r\n--"))
      const digest = createHmac("sha256", "bench").update(bytes).digest("hex")
      const id = `cnv_${randomBytes(12).toString("hex").slice(0, 22)}`
      const { currency, date, total, vendor } = receipt
      const { evidence, warnings } = withEvidence(reading)
      const recorded = await pool.query({
        name: "record",
        text: recordAndSave,
        values: [key.account_id, new Date(), id, key.key_id, bytes.length, digest].concat(
          [receipt, evidence, warnings].map((one) => JSON.stringify(one)),
          [vendor, date, total, currency, searchWords(receipt, "a")]
        )
      })
      const [{ conversions_limit, conversions_used }] = recorded.rows
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ success: true, data: receipt, usage: { conversions_limit, conversions_used } }))
    })
  })

const recordAndSave = `with recorded as (select * from record_conversion($1, $2, $3, $4, null, 'api', 'upload', $5, $6)),
  kept as (
    insert into saved_conversions (account_id, conversion_id, saved_at, file_name, data, evidence, warnings, channel,
      key_id, file_digest, vendor, date, total, currency, category, words)
    select $1, $3, now(), 'a', $7::json, $8::json, $9::json, 'api', $4, $6, $10, $11, $12, $13, null, $14
    from recorded where outcome = 'recorded')
  select * from recorded`

const limitOf = `(select (p.data ->> 'conversions_limit')::integer from events p where p.account_id = k.account_id
  and p.type in ('AccountOpened', 'PlanChanged') and p.type <> 'ConversionSucceeded' order by p.version desc limit 1)`
const usedBy = `coalesce((select c.ordinal from events c where c.account_id = k.account_id and c.month >= $2
  and c.type = 'ConversionSucceeded' order by c.month desc, c.ordinal desc limit 1), 0)`
const keyByHash = `select k.account_id, k.key_id, exists (select from events r where r.account_id = k.account_id
  and r.key_id = k.key_id and r.type = 'KeyRevoked') as revoked, ${limitOf} as conversions_limit, ${usedBy} as conversions_used
  from events k where k.type = 'KeyCreated' and k.data ->> 'key_hash' = $1`

const pool = new Pool({ connectionString: database, max: 16 })
pool.on("error", () => undefined)
const server = byHand(pool).listen(0, "127.0.0.1", () =>
  console.log(JSON.stringify({ base: `http://127.0.0.1:${server.address().port}` }))
)
process.on("SIGTERM", () => process.exit(0))
