// Two servers on one database, in one process: ours with a reader that answers at once, and the same work written by
// hand on node:http and pg. Prints their addresses and keys, and serves until it is stopped.
import { createHash, createHmac, randomBytes } from "node:crypto"
import { createServer } from "node:http"
import { NodeContext } from "@effect/platform-node"
import { HttpServer } from "@effect/platform"
import { Effect, Layer, Logger, LogLevel, Redacted } from "effect"
import { Pool } from "pg"
import { Accounts } from "../../dist/accounts/Accounts.js"
import * as Admission from "../../dist/admission/Admission.js"
import { layerDatabase, layerServing, layerStores } from "../../dist/App.js"
import * as FileDigestKey from "../../dist/convert/FileDigestKey.js"
import { searchWords } from "../../dist/conversions/SavedConversions.js"
import { withEvidence } from "../../dist/extraction/EvidenceAnswer.js"
import { toReading } from "../../dist/extraction/Reading.js"
import * as Reader from "../../dist/extraction/Reader.js"
import * as UrlFetcher from "../../dist/intake/UrlFetcher.js"
import { Keys } from "../../dist/keys/Keys.js"
import * as BetterAuthPeople from "../../dist/people/BetterAuthPeople.js"
import * as Mail from "../../dist/people/Mail.js"
import { DatabaseServer, layerServer } from "../../dist/postgres/Database.js"

const [, , folder, accounts] = process.argv
const receipt = {
  vendor: "Bench",
  date: "2026-11-14",
  total: 35.1,
  subtotal: 32.5,
  currency: "USD",
  payment_method: null,
  category: null,
  tip: null,
  taxes: [{ label: "Sales Tax", amount: 2.6 }],
  items: [{ name: "Loaf", quantity: 2, unit_price: 6.5, total_price: 13 }]
}
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

const settings = { databaseUrl: null, databaseOwnerUrl: null, dataDirectory: folder }
const people = BetterAuthPeople.layerBetterAuth({
  secret: Redacted.make("a secret of benchmarks, and of nothing else"),
  publicUrl: null,
  signUp: false,
  provider: null
}).pipe(Layer.provide(Mail.layerNone))

const program = Effect.gen(function* () {
  const { address } = yield* HttpServer.HttpServer
  const keys = yield* Effect.forEach(Array.from({ length: Number(accounts) }), (_, index) =>
    Effect.gen(function* () {
      const account = yield* (yield* Accounts).open(`bench ${index}`, "pro_plus")
      return Redacted.value((yield* (yield* Keys).create(account, "bench")).secret)
    })
  )
  const { service } = yield* DatabaseServer
  const pool = new Pool({ connectionString: Redacted.value(service.url), max: 16 })
  pool.on("error", () => undefined)
  const hand = byHand(pool).listen(0, "127.0.0.1")
  yield* Effect.promise(() => new Promise((resolve) => hand.once("listening", resolve)))
  console.log(
    JSON.stringify({
      keys,
      ours: `http://127.0.0.1:${address.port}/v1`,
      byHand: `http://127.0.0.1:${hand.address().port}`
    })
  )
  return yield* Effect.never
})

const layer = layerServing({ host: "127.0.0.1", port: 0, drainSeconds: 0 }, layerStores, people).pipe(
  Layer.provide([
    Reader.layerConstant(receipt),
    UrlFetcher.layerMemory(new Map()),
    Admission.layer({ readers: 64, queue: 512, bytes: 2 ** 30 }),
    FileDigestKey.layerFixed(Redacted.make("bench"))
  ]),
  Layer.provide(layerDatabase(settings)),
  Layer.provideMerge(layerServer(settings)),
  Layer.provideMerge(Layer.merge(NodeContext.layer, Logger.minimumLogLevel(LogLevel.Warning)))
)
const fiber = Effect.runFork(Effect.provide(program, layer))
process.on("SIGTERM", () => Effect.runFork(fiber.interruptAsFork(fiber.id())))
fiber.addObserver((exit) => {
  if (exit._tag === "Failure" && process.exitCode === undefined && !String(exit.cause).includes("nterrupt"))
    console.error(String(exit.cause))
  process.exit(0)
})
