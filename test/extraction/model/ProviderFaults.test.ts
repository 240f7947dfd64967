import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { answerOf, attempt, good, layerModelServer, local } from "../../support/modelReading.ts"
import * as Server from "../../support/ModelServer.ts"
import { receipt } from "../../support/TestApp.ts"

const faults: ReadonlyArray<readonly [string, Server.Reply]> = [
  ["a provider that never answers", Server.staysSilent],
  ["an answer that drips and never ends", Server.drips],
  ["an answer without end", Server.floods],
  ["a connection lost in the middle of the answer", Server.hangsUp],
  ["429 Too Many Requests", Server.fails(429)],
  ["429 that asks for more patience than there is time", Server.fails(429, { "retry-after": "3600" })],
  ["500", Server.fails(500)],
  ["503", Server.fails(503)],
  ["401 for a wrong key", Server.fails(401)],
  ["404 for an unknown model", Server.fails(404)],
  ["an answer that is cut off", Server.says('{"is_receipt": true, "total": 35.', "length")],
  ["a refusal", Server.refuses],
  ["a filtered answer", Server.says("", "content_filter")],
  ["prose", Server.says("The total is 35.10 dollars.")],
  ["prose around the JSON", Server.says(`Here you are:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\`\nAnything else?`)],
  ["amounts as text", Server.says({ ...good, total: "35.10" })],
  ["a missing field", Server.says({ ...good, items: undefined })],
  ["a category of its own", Server.says({ ...good, category: "Baked goods" })],
  ["an amount beyond all numbers", Server.says(JSON.stringify(good).replace("35.1", "1e999"))],
  ["an empty answer", Server.says("")],
  ["a page of HTML", Server.sendsNoJson],
  ["another JSON", Server.sendsOtherJson]
]

layer(layerModelServer, { excludeTestServices: true })("a provider or a model at fault", (it) => {
  for (const [name, fault] of faults) {
    it.effect(`answers ${name} with the local reader's receipt`, () =>
      Effect.gen(function* () {
        const { confidence, ...answer } = yield* answerOf({ replies: [fault] })
        expect(answer).toEqual({ data: local, reader: "local" })
        expect(confidence).toBeGreaterThanOrEqual(0.95)
      })
    )
    it.effect(`answers ${name} with conversion_failed where it must not fall back`, () =>
      Effect.gen(function* () {
        const { result } = yield* attempt({ replies: [fault], fallsBack: false })
        expect(result).toMatchObject({ _tag: "Left", left: { _tag: "ConversionFailed" } })
        expect(JSON.stringify(result)).not.toContain("sk-")
      })
    )
  }

  const passing = faults.filter(([name]) => !/40\d|patience/.test(name))
  for (const [name, fault] of passing) {
    it.effect(`gets over ${name}`, () =>
      Effect.gen(function* () {
        const { data, reader } = yield* answerOf({ replies: [fault, Server.says(good)] })
        expect({ data, reader }).toEqual({ data: receipt, reader: "model:test-vision" })
      })
    )
  }

  it.effect("waits as long as the provider asks it to", () =>
    Effect.gen(function* () {
      const started = performance.now()
      const { reader } = yield* answerOf({ replies: [Server.fails(429, { "retry-after": "1" }), Server.says(good)] })
      expect(reader).toBe("model:test-vision")
      expect(performance.now() - started).toBeGreaterThanOrEqual(1_000)
    })
  )

  it.effect("understands a date in Retry-After", () =>
    Effect.gen(function* () {
      const past = { "retry-after": "Fri, 20 Nov 2020 10:00:00 GMT" }
      const hour = { "retry-after": "Fri, 20 Nov 2099 10:00:00 GMT" }
      expect((yield* answerOf({ replies: [Server.fails(429, past), Server.says(good)] })).reader).toContain("model")
      expect((yield* attempt({ replies: [Server.fails(429, hour), Server.says(good)] })).requests.length).toBe(1)
    })
  )

  it.effect("asks no third time for an answer that can be used", () =>
    Effect.gen(function* () {
      const { requests } = yield* attempt({ replies: [Server.says("prose")] })
      expect(requests.length).toBe(2)
    })
  )

  it.effect("does not ask again where the key or the request is refused", () =>
    Effect.gen(function* () {
      expect((yield* attempt({ replies: [Server.fails(401)] })).requests.length).toBe(1)
      expect((yield* attempt({ replies: [Server.fails(400)] })).requests.length).toBe(1)
    })
  )
})
