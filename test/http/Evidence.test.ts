import { readFileSync } from "node:fs"
import { expect, layer } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import { ConversionResponse } from "../../src/http/Api.ts"
import { Reader } from "../../src/extraction/Reader.ts"
import { type Answer, baseUrl, givenAccount, layerTestApp, receipt, upload } from "../support/TestApp.ts"
import { receiptLines, receiptPage } from "../support/receiptPage.ts"
import { readPages } from "../support/readPages.ts"

const reader = Layer.succeed(Reader, {
  read: () => Effect.sync(() => ({ reading: readPages([receiptPage(receiptLines)])!, reader: "test", previews: [] }))
})

const convert = (key: string, query: string, headers: Record<string, string> = {}) =>
  Effect.gen(function* () {
    const base = yield* baseUrl
    const form = new FormData()
    form.append("file", new Blob([Buffer.from([0xff, 0xd8, 0xff])]), "receipt")
    return yield* Effect.promise(async (): Promise<Answer> => {
      const init = { method: "POST", headers: { authorization: `Bearer ${key}`, ...headers }, body: form }
      const response = await fetch(`${base}/convert${query}`, init)
      const body = (await response.json()) as Record<string, unknown>
      return { status: response.status, headers: response.headers, body }
    })
  })

layer(layerTestApp({ reader }), { excludeTestServices: true })("?include=evidence", (it) => {
  it.effect("adds what speaks for every value, in the shape of the data", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      const plain = yield* upload(key)
      const { body } = yield* convert(key, "?include=evidence")
      expect(Object.keys(plain.body)).toEqual([
        "success",
        "processing_ms",
        "conversions_used",
        "conversions_limit",
        "data"
      ])
      expect(body["data"]).toEqual(plain.body["data"])
      expect(body["data"]).toMatchObject({ total: receipt.total })
      const { evidence, warnings } = yield* Schema.decodeUnknown(ConversionResponse)(body)
      expect(Object.keys(evidence!)).toEqual(Object.keys(receipt))
      expect(evidence!.items).toHaveLength((body["data"] as typeof receipt).items.length)
      expect(evidence!.total).toMatchObject({ source: "print", page: 1, text: "$35.10" })
      expect(evidence!.total.reasons).toContainEqual({ reason: "parts_add_up", weight: 3 })
      expect(evidence!.tip).toBeNull()
      expect(warnings).toEqual([{ code: "currency_inferred" }])
    })
  )

  it.effect("is one request with its Idempotency-Key; without it the same key is another", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      const headers = { "idempotency-key": "one" }
      const first = yield* convert(key, "?include=evidence", headers)
      const again = yield* convert(key, "?include=evidence", headers)
      expect(again.body).toEqual(first.body)
      expect(again.headers.get("idempotent-replayed")).toBe("true")
      const other = yield* convert(key, "", headers)
      expect(other.body["error"]).toBe("idempotency_key_reused")
    })
  )

  it.effect("knows no other value: 400 invalid_include, nothing charged", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      for (const query of ["?include=boxes", "?include=", "?include=evidence&include=all"]) {
        const { body, status } = yield* convert(key, query)
        expect({ status, error: body["error"] }).toEqual({ status: 400, error: "invalid_include" })
      }
      expect((yield* convert(key, "?other=1")).body["conversions_used"]).toBe(1)
    })
  )

  it("is in the OpenAPI document, with an example", async () => {
    const { openApiDocument } = await import("../../src/http/Api.ts")
    const text = JSON.stringify(openApiDocument())
    expect(text).toContain('"name":"include"')
    expect(text).toContain('"reason":"parts_add_up"')
    expect(readFileSync(new URL("../../README.md", import.meta.url), "utf8")).toContain("?include=evidence")
  })
})
