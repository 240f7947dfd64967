import { expect, it } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { makeBreaker } from "../../../src/extraction/model/Breaker.ts"
import { ModelNonsense, ModelUnavailable } from "../../../src/extraction/model/ChatModel.ts"

it.effect("a provider that failed five times in a row is left alone for half a minute, then tried once", () =>
  Effect.gen(function* () {
    const { guard } = yield* makeBreaker
    let asked = 0
    let answer: Effect.Effect<string, ModelUnavailable | ModelNonsense> = new ModelUnavailable({ message: "down" })
    const ask = guard(
      Effect.suspend(() => {
        asked++
        return answer
      })
    )
    for (let i = 0; i < 7; i++) expect(yield* Effect.flip(ask)).toMatchObject({ _tag: "ModelUnavailable" })
    expect(asked).toBe(5)
    yield* TestClock.adjust("29 seconds")
    yield* Effect.flip(ask)
    expect(asked).toBe(5)
    yield* TestClock.adjust("1 second")
    for (let i = 0; i < 3; i++) yield* Effect.flip(ask)
    expect(asked).toBe(6)
    answer = Effect.succeed("well")
    yield* TestClock.adjust("30 seconds")
    expect([yield* ask, yield* ask, asked]).toEqual(["well", "well", 8])
  })
)

it.effect("a model that answers nonsense is not down", () =>
  Effect.gen(function* () {
    const { guard } = yield* makeBreaker
    let asked = 0
    const ask = guard(Effect.suspend(() => (asked++, new ModelNonsense({ message: "prose" }))))
    for (let i = 0; i < 9; i++) yield* Effect.flip(ask)
    expect(asked).toBe(9)
  })
)
