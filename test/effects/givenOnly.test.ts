import { describe, expect, it } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { givenOnly } from "../../src/effects/givenOnly.ts"

class Wanted extends Context.Tag("test/Wanted")<Wanted, number>() {}
class Other extends Context.Tag("test/Other")<Other, number>() {}
class Seen extends Context.Tag("test/Seen")<Seen, ReadonlyArray<string>>() {}

describe("a layer that is given some services only", () => {
  it.effect("sees no others, and shares with its neighbours what both are built of", () => {
    let built = 0
    const other = Layer.sync(Other, () => ++built)
    const seen = Layer.effect(
      Seen,
      Effect.map(Effect.context<Wanted>(), (context) => [...context.unsafeMap.keys()])
    ).pipe(Layer.provide(other))
    const given = givenOnly(seen, Context.pick(Wanted)).pipe(
      Layer.provideMerge(Layer.merge(Layer.succeed(Wanted, 1), other))
    )
    return Effect.gen(function* () {
      expect(yield* Seen).toContain(Wanted.key)
      expect(built).toBe(1)
    }).pipe(Effect.provide(given))
  })

  it.effect("does not see a service that stands beside it", () => {
    const seen = Layer.effect(
      Seen,
      Effect.map(Effect.context<Wanted>(), (context) => [...context.unsafeMap.keys()])
    )
    const beside = Layer.merge(Layer.succeed(Wanted, 1), Layer.succeed(Other, 2))
    return Effect.gen(function* () {
      expect(yield* Seen).not.toContain(Other.key)
    }).pipe(Effect.provide(givenOnly(seen, Context.pick(Wanted)).pipe(Layer.provide(beside))))
  })
})
