import { expect, layer } from "@effect/vitest"
import { SqlClient } from "@effect/sql"
import { Cause, Context, Deferred, Effect, Layer, Stream } from "effect"
import { toReading } from "../../src/extraction/Reading.ts"
import { layerStores } from "../../src/App.ts"
import { everything, SavedConversions } from "../../src/conversions/SavedConversions.ts"
import type { AccountId } from "../../src/domain/Identifiers.ts"
import { Reader } from "../../src/extraction/Reader.ts"
import { EventStore, OutcomeUnknown } from "../../src/ledger/EventStore.ts"
import { baseUrl, givenAccount, jpegBytes, layerTestApp, receipt, upload } from "../support/TestApp.ts"

const charged = (account: AccountId) =>
  Effect.flatMap(EventStore, (store) =>
    Stream.runCount(Stream.filter(store.events(account), ({ event }) => event._tag === "ConversionSucceeded"))
  )

/** Sends the file, and leaves as soon as the signal has come. */
const leaveAfter = (key: string, signal: Deferred.Deferred<void>) =>
  Effect.gen(function* () {
    const base = yield* baseUrl
    const leaving = new AbortController()
    const form = new FormData()
    form.append("file", new Blob([jpegBytes]), "receipt")
    const request = fetch(`${base}/convert`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: form,
      signal: leaving.signal
    }).then(
      () => "answered",
      () => "left"
    )
    yield* Deferred.await(signal)
    leaving.abort()
    expect(yield* Effect.promise(() => request)).toBe("left")
    yield* Effect.sleep("900 millis")
  })

const reading = Effect.runSync(Deferred.make<void>())
const slowReader = Layer.succeed(Reader, {
  read: () =>
    Deferred.succeed(reading, undefined).pipe(
      Effect.zipRight(Effect.sleep("500 millis")),
      Effect.as({ reading: toReading(receipt), reader: "slow", previews: [] })
    )
})

layer(layerTestApp({ reader: slowReader }), { excludeTestServices: true })(
  "a client that leaves before the record",
  (it) => {
    it.effect("is not charged, and nothing of its receipt is saved", () =>
      Effect.gen(function* () {
        const { account, key } = yield* givenAccount()
        yield* leaveAfter(key, reading)
        expect(yield* charged(account)).toBe(0)
        expect(yield* (yield* SavedConversions).collect(account, everything)).toEqual([])
      })
    )
  }
)

const recording = Effect.runSync(Deferred.make<void>())
/** Tells that a charge is under way. */
const watchedStores = Layer.map(layerStores, (stores) => {
  const store = Context.get(stores, EventStore)
  return Context.add(stores, EventStore, {
    ...store,
    recordConversion: (...charge) =>
      Effect.zipRight(
        Effect.fork(Effect.delay(Deferred.succeed(recording, undefined), "200 millis")),
        store.recordConversion(...charge)
      )
  })
})

/** Nobody else's charge of the account gets on meanwhile. */
const holdAccount = (account: AccountId) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* Effect.zipRight(
      sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`,
      Effect.sleep("700 millis")
    ).pipe(sql.withTransaction)
  })

layer(layerTestApp({ stores: watchedStores }), { excludeTestServices: true })(
  "a client that leaves during the record",
  (it) => {
    it.effect("is charged once, and its receipt is saved", () =>
      Effect.gen(function* () {
        const { account, key } = yield* givenAccount()
        yield* Effect.fork(holdAccount(account))
        yield* leaveAfter(key, recording)
        expect(yield* charged(account)).toBe(1)
        expect(yield* (yield* SavedConversions).collect(account, everything)).toHaveLength(1)
      })
    )
  }
)

/** A ledger of which it cannot be told whether it took the charge. */
const lostStores = Layer.map(layerStores, (stores) =>
  Context.add(stores, EventStore, {
    ...Context.get(stores, EventStore),
    recordConversion: () => Effect.die(new OutcomeUnknown())
  })
)

layer(layerTestApp({ stores: lostStores }), { excludeTestServices: true })(
  "a charge whose outcome is unknown",
  (it) => {
    it.effect("is answered by nothing: the connection is closed", () =>
      Effect.gen(function* () {
        const { key } = yield* givenAccount()
        const told = yield* Effect.map(Effect.sandbox(upload(key)), () => "an answer").pipe(
          Effect.catchAll((cause) => Effect.succeed(String((Cause.squash(cause) as Error).cause)))
        )
        expect(told).toMatch(/other side closed|ECONNRESET/)
        expect((yield* upload("sk_live_nobody")).status).toBe(401)
      })
    )
  }
)
