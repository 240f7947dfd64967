import { expect, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { toReading } from "../../src/extraction/Reading.ts"
import { ConversionFailed } from "../../src/domain/Failure.ts"
import { Reader } from "../../src/extraction/Reader.ts"
import { Keys } from "../../src/keys/Keys.ts"
import { baseUrl, givenAccount, jpegBytes, layerTestApp, receipt } from "../support/TestApp.ts"

/** Fails while there are failures left, and counts the extractions. */
const reader = { extractions: 0, failures: 0 }
const layerReader = Layer.succeed(Reader, {
  read: () =>
    Effect.gen(function* () {
      reader.extractions++
      yield* Effect.sleep("50 millis")
      if (reader.failures-- > 0) return yield* new ConversionFailed({ message: "The reader is out of order." })
      return { reading: toReading(receipt), reader: "test", previews: [] }
    })
})

const send = (key: string, idempotencyKey: string, bytes: Uint8Array = jpegBytes) =>
  Effect.flatMap(baseUrl, (base) =>
    Effect.promise(async () => {
      const form = new FormData()
      form.append("file", new Blob([Uint8Array.from(bytes)]), "receipt")
      const headers = { authorization: `Bearer ${key}`, "idempotency-key": idempotencyKey }
      const response = await fetch(`${base}/convert`, { method: "POST", headers, body: form })
      const text = await response.text()
      const body = JSON.parse(text) as Record<string, unknown>
      return { status: response.status, headers: response.headers, text, body }
    })
  )

layer(layerTestApp({ reader: layerReader }), { excludeTestServices: true })("Idempotency-Key", (it) => {
  it.effect("sends the stored answer again, byte for byte, and charges once", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount("free")
      const first = yield* send(key, "order 1")
      const second = yield* send(key, "order 1")
      expect(first.headers.get("idempotent-replayed")).toBeNull()
      expect(second.headers.get("idempotent-replayed")).toBe("true")
      expect(second.text).toBe(first.text)
      expect(second.headers.get("x-ledger-hash")).toBe(first.headers.get("x-ledger-hash"))
      expect((yield* send(key, "order 2")).body).toMatchObject({ conversions_used: 2 })
    })
  )

  it.effect("extracts and charges once for twenty at the same time", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      reader.extractions = 0
      const answers = yield* Effect.all(
        Array.from({ length: 20 }, () => send(key, "order 1")),
        { concurrency: "unbounded" }
      )
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === null)).toHaveLength(1)
      expect(reader.extractions).toBe(1)
    })
  )

  it.effect("refuses the key for another file", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      yield* send(key, "order 1")
      const answer = yield* send(key, "order 1", Buffer.concat([jpegBytes, Buffer.from("x")]))
      expect(answer).toMatchObject({ status: 422, body: { success: false, error: "idempotency_key_reused" } })
    })
  )

  it.effect("does not keep a failure: the next request with the key is tried anew", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      reader.failures = 1
      expect((yield* send(key, "order 1")).status).toBe(500)
      expect(yield* send(key, "order 1")).toMatchObject({ status: 200, body: { conversions_used: 1 } })
    })
  )

  it.effect("answers what was paid for even when the quota is used up, but not to a revoked key", () =>
    Effect.gen(function* () {
      const { key, keyId } = yield* givenAccount("free")
      for (let i = 0; i < 10; i++) expect((yield* send(key, `order ${i}`)).status).toBe(200)
      expect((yield* send(key, "order 10")).status).toBe(429)
      expect((yield* send(key, "order 3")).body).toMatchObject({ conversions_used: 4 })
      const keys = yield* Keys
      yield* keys.revoke(keyId)
      expect((yield* send(key, "order 3")).status).toBe(401)
    })
  )

  it.effect("takes 1 to 255 printable characters", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      expect((yield* send(key, "k".repeat(255))).status).toBe(200)
      for (const bad of ["k".repeat(256), "ü", ""]) {
        expect(yield* send(key, bad)).toMatchObject({ status: 400, body: { error: "invalid_idempotency_key" } })
      }
    })
  )
})
