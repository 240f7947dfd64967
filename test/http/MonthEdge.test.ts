import { expect, layer } from "@effect/vitest"
import { DateTime, Effect, TestClock } from "effect"
import { givenAccount, layerTestApp, upload } from "../support/TestApp.ts"

const at = (iso: string) => TestClock.setTime(DateTime.toEpochMillis(DateTime.unsafeMake(iso)))

layer(layerTestApp())("the edge of a month (UTC), under a test clock", (it) => {
  it.effect("refuses until the last millisecond and counts from one after it", () =>
    Effect.gen(function* () {
      yield* at("2026-11-30T12:00:00Z")
      const { key } = yield* givenAccount("free")
      for (let i = 1; i <= 10; i++) expect((yield* upload(key)).body["conversions_used"]).toBe(i)
      yield* at("2026-11-30T23:59:59.999Z")
      const refused = yield* upload(key)
      expect(refused.status).toBe(429)
      expect(refused.headers.get("retry-after")).toBe("1")
      yield* at("2026-12-01T00:00:00.000Z")
      expect((yield* upload(key)).body["conversions_used"]).toBe(1)
    })
  )

  it.effect("tells how long the month still takes", () =>
    Effect.gen(function* () {
      yield* at("2026-12-01T00:00:00Z")
      const { key } = yield* givenAccount("free")
      for (let i = 1; i <= 10; i++) yield* upload(key)
      expect((yield* upload(key)).headers.get("retry-after")).toBe(String(31 * 86_400))
    })
  )
})
