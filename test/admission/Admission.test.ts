import { expect, it } from "@effect/vitest"
import { Deferred, Effect, Either, Exit, Fiber, Scope } from "effect"
import { Admission, layer } from "../../src/admission/Admission.ts"
import { AccountId } from "../../src/domain/Identifiers.ts"

const account = (letter: string) => AccountId.make(`acc_${letter.repeat(16)}`)
const [flood, steady] = [account("F"), account("S")]

/** A conversion that came in, and waits for its turn or reads until it is told to end. */
const conversion = (id: AccountId, name: string, served: Array<string>, bytes = 1) =>
  Effect.gen(function* () {
    const end = yield* Deferred.make<void>()
    const { enter, inTurn } = yield* Admission
    const fiber = yield* Effect.fork(
      Effect.scoped(
        Effect.zipRight(
          enter(id, bytes),
          inTurn(id)(
            Effect.zipRight(
              Effect.sync(() => served.push(name)),
              Deferred.await(end)
            )
          )
        )
      )
    )
    yield* Effect.yieldNow()
    return { end: Effect.zipRight(Deferred.succeed(end, undefined), Fiber.join(fiber)), fiber }
  })

it.scopedLive("serves an account with one conversion before those that another one has waiting", () =>
  Effect.gen(function* () {
    const served: Array<string> = []
    const first = yield* conversion(flood, "F0", served)
    const others = yield* Effect.forEach([1, 2, 3], (n) => conversion(flood, `F${n}`, served))
    yield* Effect.sleep("20 millis")
    const late = yield* conversion(steady, "S0", served)
    yield* first.end
    yield* Effect.sleep("5 millis")
    yield* late.end
    for (const { end } of others) {
      yield* Effect.sleep("5 millis")
      yield* end
    }
    expect(served).toEqual(["F0", "S0", "F1", "F2", "F3"])
  }).pipe(Effect.provide(layer({ readers: 1, queue: 9, bytes: 100 })))
)

it.scopedLive(
  "when it is full, sends the newest of the greediest away for one who has less, and nobody for that one",
  () =>
    Effect.gen(function* () {
      const served: Array<string> = []
      const all = yield* Effect.forEach([0, 1, 2, 3], (n) => conversion(flood, `F${n}`, served))
      const refused = yield* conversion(flood, "F4", served)
      expect(yield* Effect.flip(Fiber.join(refused.fiber))).toMatchObject({
        _tag: "ConversionFailed",
        retryAfterSeconds: 5
      })
      const late = yield* conversion(steady, "S0", served)
      expect(yield* Effect.flip(Fiber.join(all[3]!.fiber))).toMatchObject({ _tag: "ConversionFailed" })
      yield* all[0]!.end
      yield* Effect.sleep("5 millis")
      yield* late.end
      expect(served.slice(0, 2)).toEqual(["F0", "S0"])
      for (const one of all) yield* Fiber.interrupt(one.fiber)
    }).pipe(Effect.provide(layer({ readers: 1, queue: 3, bytes: 100 })))
)

it.scopedLive("holds no more bytes than it may, half of them for one account at most", () =>
  Effect.gen(function* () {
    const { enter } = yield* Admission
    const [mine, theirs] = [yield* Scope.make(), yield* Scope.make()]
    const within = <A, E>(effect: Effect.Effect<A, E>) => Effect.either(Effect.timeout(effect, "20 millis"))
    yield* Scope.extend(enter(flood, 40), mine)
    expect(Either.isLeft(yield* within(Effect.scoped(enter(flood, 20))))).toBe(true)
    yield* Scope.extend(enter(steady, 50), theirs)
    expect(Either.isLeft(yield* within(Effect.scoped(enter(account("T"), 20))))).toBe(true)
    yield* Scope.close(mine, Exit.void)
    expect(Either.isRight(yield* within(Effect.scoped(enter(account("T"), 20))))).toBe(true)
  }).pipe(Effect.provide(layer({ readers: 1, queue: 9, bytes: 100 })))
)

it.scopedLive("gives back what a client took that left while it waited", () =>
  Effect.gen(function* () {
    const served: Array<string> = []
    const first = yield* conversion(flood, "F0", served)
    const leaving = yield* conversion(steady, "S0", served)
    yield* Fiber.interrupt(leaving.fiber)
    yield* first.end
    const next = yield* conversion(steady, "S1", served)
    yield* next.end
    expect(served).toEqual(["F0", "S1"])
  }).pipe(Effect.provide(layer({ readers: 1, queue: 1, bytes: 100 })))
)
