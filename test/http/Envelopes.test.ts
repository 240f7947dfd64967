import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { everything, SavedConversions } from "../../src/conversions/SavedConversions.ts"
import { envelopes, random } from "../../scripts/fuzzing.mjs"
import { rawRequest } from "../support/rawRequest.ts"
import { baseUrl, givenAccount, jpegBytes, layerTestApp, link, upload } from "../support/TestApp.ts"

/** A request with these bytes as its body. */
const bodyRequest = (key: string, body: Uint8Array, contentType: string) =>
  Buffer.concat([
    Buffer.from(
      `POST /v1/convert HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`
    ),
    body
  ])

const send = (request: string | Uint8Array) =>
  Effect.flatMap(baseUrl, (base) => Effect.promise(() => rawRequest(base, request)))

const multipart = (text: string) => Buffer.from(text.replaceAll("\n", "\r\n"))
const form = "multipart/form-data; boundary=B"

const broken: Readonly<Record<string, string>> = {
  "a file name that is no percent-encoding":
    "--B\nContent-Disposition: form-data; name=\"file\"; filename*=UTF-8''%E0%A4%A\n\nx\n--B--\n",
  "a part without a body": '--B\nContent-Disposition: form-data; name="file"\n--B--\n',
  "a part without a name": "--B\nContent-Disposition: form-data\n\nx\n--B--\n",
  "a part without headers": "--B\n\nx\n--B--\n",
  "a header without a colon": "--B\nnonsense\n\nx\n--B--\n",
  "an end in the middle of the headers": '--B\nContent-Disposition: form-data; name="fi',
  "an end in the middle of the file": '--B\nContent-Disposition: form-data; name="file"\n\nx',
  "nothing but the last boundary": "--B--\n"
}

layer(layerTestApp(), { excludeTestServices: true })("envelopes", (it) => {
  for (const [what, body] of Object.entries(broken)) {
    it.effect(`with ${what} are no_file, and harm nobody else`, () =>
      Effect.gen(function* () {
        const { key } = yield* givenAccount()
        const { body: answer, status } = yield* send(bodyRequest(key, multipart(body), form))
        expect([status, answer["error"]]).toEqual([400, "no_file"])
        expect((yield* upload(key)).status).toBe(200)
      })
    )
  }

  it.effect("mutated in a thousand ways are answered by the error table", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      const next = random("suite-envelopes")
      for (let i = 0; i < 1_000; i++) {
        const { body, contentType } = envelopes(jpegBytes, next)
        const { body: answer, status } = yield* send(bodyRequest(key, body, contentType))
        expect([200, "no_file", "invalid_file_type", "url_fetch_failed"]).toContain(
          status === 200 ? status : answer["error"]
        )
      }
      expect((yield* upload(key)).status).toBe(200)
    })
  )

  it.effect("with a file_name of any kind convert all the same", () =>
    Effect.gen(function* () {
      const { account, key } = yield* givenAccount()
      const names = ["till\u0000 7.jpg", "x".repeat(20_000), "\ud83d", "", "Kassenbon ü.jpg", "\u0000"]
      for (const name of names) expect((yield* upload(key, jpegBytes, name)).status).toBe(200)
      for (const file_name of [...names, "y".repeat(100_000), 7, null]) {
        expect((yield* link(key, { url: "https://files.example/receipt.jpg", file_name })).status).toBe(200)
      }
      const saved = (yield* (yield* SavedConversions).collect(account, everything)).map(({ fileName }) => fileName)
      expect(new Set(saved)).toEqual(
        new Set(["till 7.jpg", "x".repeat(255), "\ufffd", null, "Kassenbon ü.jpg", "y".repeat(255)])
      )
    })
  )
})

layer(layerTestApp(), { excludeTestServices: true })("requests that break HTTP", (it) => {
  const get = (headers: string) => `GET /v1/openapi.json HTTP/1.1\r\n${headers}\r\n`
  const cases = [
    ["a broken request line", "NONSENSE\r\n\r\n", 400, "bad_request"],
    ["a header that is none", get("Host: x\r\nno colon\r\n"), 400, "bad_request"],
    ["no Host", get(""), 400, "bad_request"],
    ["a tunnel", "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n", 400, "bad_request"],
    ["headers without end", get(`Host: x\r\nX-Long: ${"x".repeat(20_000)}\r\n`), 431, "headers_too_large"]
  ] as const
  for (const [what, request, status, code] of cases) {
    it.effect(`${what}: ${status} ${code} in the contract's shape`, () =>
      Effect.gen(function* () {
        const answer = yield* send(request)
        expect(answer.status).toBe(status)
        expect(answer.body).toEqual({ success: false, error: code, message: expect.stringMatching(/.{20}/) })
        expect(answer.head).toMatch(/content-type: application\/json/i)
        expect(answer.head).toMatch(/x-request-id: \S{36}/i)
      })
    )
  }

  it.effect("an offer of another protocol is ignored, and the body read (Java sends one with every request)", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount()
      const body = Buffer.from('{"url":"https://files.example/receipt.jpg"}')
      const request = bodyRequest(key, body, "application/json").toString()
      const offered = request.replace(
        "Host: x\r\n",
        "Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA\r\nExpect: the unexpected\r\n"
      )
      expect((yield* send(offered)).status).toBe(200)
    })
  )
})
