import { describe, expect, layer } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { ConversionFailed, NotAReceipt, ScannedPdf } from "../../src/domain/Failure.ts"
import type { AccountId } from "../../src/domain/Identifiers.ts"
import { Reader } from "../../src/extraction/Reader.ts"
import { EventStore } from "../../src/ledger/EventStore.ts"
import { type Answer, givenAccount, jpegBytes, layerTestApp, link, send, upload } from "../support/TestApp.ts"

const expectError = ({ body, headers, status }: Answer, expected: number, code: string) => {
  expect(body).toEqual({ success: false, error: code, message: expect.stringMatching(/.{20}/) })
  expect(status).toBe(expected)
  expect(headers.get("content-type")).toBe("application/json")
  expect(headers.get("x-request-id")).toBeTruthy()
}

/** Conversions charged to the account, counted in its stream. */
const chargedTo = (account: AccountId) =>
  Effect.flatMap(EventStore, (store) =>
    Stream.runCount(Stream.filter(store.events(account), ({ event }) => event._tag === "ConversionSucceeded"))
  )

const post = (init: RequestInit) => send("/convert", { method: "POST", ...init })

const headers = (key: string, contentType?: string) => ({
  authorization: `Bearer ${key}`,
  ...(contentType === undefined ? {} : { "content-type": contentType })
})

layer(layerTestApp(), { excludeTestServices: true })("the error table", (it) => {
  it.effect("401 unauthorized: no key, a wrong scheme, a mistyped key, a key of nobody", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      const mistyped = key.slice(0, 20) + (key[20] === "a" ? "b" : "a") + key.slice(21)
      for (const authorization of ["", `Basic ${key}`, "Bearer", `Bearer ${mistyped}`, "Bearer sk_live_", key]) {
        const answer = yield* post({ headers: authorization === "" ? {} : { authorization } })
        expectError(answer, 401, "unauthorized")
        expect(answer.headers.get("www-authenticate")).toBe("Bearer")
      }
    })
  )

  it.effect("401 comes before any look at the request", () =>
    Effect.gen(function* () {
      expectError(yield* post({ body: "x" }), 401, "unauthorized")
    })
  )

  it.effect("400 no_file: every request without a file or url", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      const form = new FormData()
      form.append("receipt", "x")
      const requests: ReadonlyArray<RequestInit> = [
        {},
        { body: "x", headers: headers(key, "text/plain") },
        { body: "url=https%3A%2F%2Fx", headers: headers(key, "application/x-www-form-urlencoded") },
        { body: form },
        { body: "--x\r\n", headers: headers(key, "multipart/form-data") },
        { body: "not multipart at all", headers: headers(key, "multipart/form-data; boundary=x") },
        { body: "--x--\r\n", headers: headers(key, "multipart/form-data; boundary=x") },
        { body: "", headers: headers(key, "application/json") },
        { body: "{", headers: headers(key, "application/json") },
        { body: "[]", headers: headers(key, "application/json") },
        { body: "{}", headers: headers(key, "application/json") },
        { body: '{"url":""}', headers: headers(key, "application/json") },
        { body: '{"url":null}', headers: headers(key, "application/json") }
      ]
      for (const request of requests) expectError(yield* post({ headers: headers(key), ...request }), 400, "no_file")
      expectError(yield* upload(key, Buffer.alloc(0)), 400, "no_file")
    })
  )

  it.effect("400 file_too_large: one byte over 10 MB, on a connection that stays usable", () =>
    Effect.gen(function* () {
      const { account, key } = yield* givenAccount()
      const limit = Buffer.concat([jpegBytes, Buffer.alloc(10 * 1024 * 1024 - jpegBytes.length)])
      expect((yield* upload(key, limit)).status).toBe(200)
      expect(yield* chargedTo(account)).toBe(1)
      for (const extra of [1, 5_000_000]) {
        expectError(yield* upload(key, Buffer.concat([limit, Buffer.alloc(extra)])), 400, "file_too_large")
        expect((yield* upload(key)).status).toBe(200)
      }
      expect(yield* chargedTo(account)).toBe(3)
    })
  )

  it.effect("400 invalid_file_type: by the bytes, whatever the name says", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      for (const text of ["GIF89a......", "<html></html>", "%!PS-Adobe", "PK\u0003\u0004aaaa", "plain words"]) {
        expectError(yield* upload(key, Buffer.from(text), "receipt.jpg"), 400, "invalid_file_type")
      }
      expectError(yield* link(key, { url: "https://files.example/photo.gif" }), 400, "invalid_file_type")
    })
  )

  it.effect("400 url_fetch_failed: nothing at the URL", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      expectError(yield* link(key, { url: "https://files.example/missing" }), 400, "url_fetch_failed")
    })
  )

  it.effect("429 monthly_limit_reached, until the first of the next month", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount("free")
      for (let i = 0; i < 10; i++) yield* upload(key)
      const answer = yield* upload(key)
      expectError(answer, 429, "monthly_limit_reached")
      const seconds = Number(answer.headers.get("retry-after"))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(31 * 86_400)
      // the quota is looked at before the file, of which nothing is kept then
      expectError(yield* upload(key, Buffer.from("GIF89a")), 429, "monthly_limit_reached")
      expectError(yield* upload(key, Buffer.alloc(0)), 400, "no_file")
    })
  )

  it.effect("404 not_found and 405 method_not_allowed in the same shape", () =>
    Effect.gen(function* () {
      expectError(yield* send("/nothing"), 404, "not_found")
      const answer = yield* send("/convert", { method: "PUT" })
      expectError(answer, 405, "method_not_allowed")
      expect(answer.headers.get("allow")).toBe("POST")
      expect((yield* send("/openapi.json", { method: "POST" })).headers.get("allow")).toBe("GET")
    })
  )
})

describe("failures of reading", () => {
  const failing = [
    [400, "scanned_pdf", new ScannedPdf({ message: "The PDF is a scanned image." })],
    [422, "not_a_receipt", new NotAReceipt({ message: "No total amount can be found." })],
    [500, "conversion_failed", new ConversionFailed({ message: "The reader is out of order." })]
  ] as const
  for (const [status, code, failure] of failing) {
    const leaves = { reader: Layer.succeed(Reader, { read: () => failure }) }
    layer(layerTestApp(leaves), { excludeTestServices: true })(`${status} ${code}`, (it) => {
      it.effect("is answered and never charged", () =>
        Effect.gen(function* () {
          const { account, key } = yield* givenAccount()
          expectError(yield* upload(key), status, code)
          expect(yield* chargedTo(account)).toBe(0)
        })
      )
    })
  }

  const broken = { reader: Layer.succeed(Reader, { read: () => Effect.die("secret detail") }) }
  layer(layerTestApp(broken), { excludeTestServices: true })("500 conversion_failed for a defect", (it) => {
    it.effect("tells nothing of the cause", () =>
      Effect.gen(function* () {
        const { key } = yield* givenAccount()
        const answer = yield* upload(key)
        expectError(answer, 500, "conversion_failed")
        expect(JSON.stringify(answer.body)).not.toContain("secret")
      })
    )
  })
})
