import { expect, layer } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { everything, SavedConversions } from "../../src/conversions/SavedConversions.ts"
import { Keys } from "../../src/keys/Keys.ts"
import { EventStore } from "../../src/ledger/EventStore.ts"
import { givenAccount, layerTestApp, link, receipt, send, upload } from "../support/TestApp.ts"

layer(layerTestApp(), { excludeTestServices: true })("POST /v1/convert", (it) => {
  it.effect("answers an upload with the receipt, the count and the ledger's head", () =>
    Effect.gen(function* () {
      const { account, key } = yield* givenAccount()
      const { body, headers, status } = yield* upload(key)
      expect(status).toBe(200)
      expect(body).toEqual({
        success: true,
        processing_ms: expect.any(Number),
        conversions_used: 1,
        conversions_limit: 2147483647,
        data: receipt
      })
      const store = yield* EventStore
      const head = [...(yield* Stream.runCollect(store.events(account)))].at(-1)!
      expect(headers.get("content-type")).toBe("application/json")
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get("x-ledger-position")).toBe(String(head.version))
      expect(headers.get("x-ledger-hash")).toBe(head.hash)
    })
  )

  it.effect("converts the file at a URL", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      expect((yield* link(key)).body).toMatchObject({ success: true, data: receipt })
    })
  )

  it.effect("saves each answer for the account, outside the ledger, deletable", () =>
    Effect.gen(function* () {
      const { account, key } = yield* givenAccount()
      yield* upload(key, undefined, "lunch.jpg")
      const saved = yield* SavedConversions
      const [conversion] = yield* saved.collect(account, everything)
      expect(conversion).toMatchObject({ fileName: "lunch.jpg", data: receipt })
      expect(yield* saved.remove(account, [conversion!.id])).toBe(1)
      expect(yield* saved.collect(account, everything)).toEqual([])
      expect((yield* upload(key)).body["conversions_used"]).toBe(2)
    })
  )

  it.effect("records neither the file's name nor its content in the ledger", () =>
    Effect.gen(function* () {
      const { account, key } = yield* givenAccount()
      yield* upload(key, undefined, "secret-supplier.jpg")
      const store = yield* EventStore
      const events = JSON.stringify([...(yield* Stream.runCollect(store.events(account)))])
      expect(events).not.toContain("secret-supplier")
      expect(events).not.toContain("Bakery")
      expect(events).not.toContain(key)
    })
  )

  it.effect("gives the last credit to exactly one of ten parallel requests", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount("free")
      for (let i = 0; i < 9; i++) expect((yield* upload(key)).status).toBe(200)
      const answers = yield* Effect.all(
        Array.from({ length: 10 }, () => upload(key)),
        { concurrency: "unbounded" }
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 429)])
    })
  )

  it.effect("refuses a key on the very next request after its revocation", () =>
    Effect.gen(function* () {
      const { key, keyId } = yield* givenAccount()
      const keys = yield* Keys
      expect((yield* upload(key)).status).toBe(200)
      yield* keys.revoke(keyId)
      expect(yield* upload(key)).toMatchObject({ status: 401, body: { error: "unauthorized" } })
    })
  )

  it.effect("publishes its contract", () =>
    Effect.gen(function* () {
      const { body, status } = yield* send("/openapi.json")
      expect(status).toBe(200)
      expect(body).toMatchObject({
        openapi: "3.1.0",
        info: { version: "1.0.0" },
        paths: { "/v1/convert": { post: { operationId: "convert_receipt", security: [{ api_key: [] }] } } }
      })
    })
  )
})
