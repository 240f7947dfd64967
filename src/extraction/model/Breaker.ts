import { Duration, Effect, Metric, Ref } from "effect"
import { steadyMillis } from "../../effects/steadyClock.ts"
import { ModelUnavailable } from "./ChatModel.ts"

/** So many failures in a row, and the provider is left alone for so long. */
const [patience, pause] = [5, Duration.seconds(30)]

/** 1 while the provider is left alone. */
const isOpen = Metric.gauge("model_breaker_open", { description: "1 while the model's provider is left alone." })

interface State {
  readonly failures: number
  /** Steady milliseconds; one conversation is tried after that. */
  readonly leftAloneUntil: number
}

const leftAlone = new ModelUnavailable({ message: `the provider failed ${patience} times in a row and is left alone` })

/**
 * A circuit breaker (Nygard, Release It!): a provider that failed several times in a row is not asked for a while;
 * then one conversation tries it, and only its success lets the others follow.
 */
export const makeBreaker = Effect.gen(function* () {
  const state = yield* Ref.make<State>({ failures: 0, leftAloneUntil: 0 })

  const mayTry = Effect.flatMap(steadyMillis, (now) =>
    Ref.modify(state, (before): [boolean, State] => {
      if (before.failures < patience) return [true, before]
      return now < before.leftAloneUntil
        ? [false, before]
        : [true, { ...before, leftAloneUntil: now + Duration.toMillis(pause) }]
    })
  )

  const failed = Effect.gen(function* () {
    const now = yield* steadyMillis
    const { failures } = yield* Ref.updateAndGet(state, ({ failures }) => ({
      failures: failures + 1,
      leftAloneUntil: now + Duration.toMillis(pause)
    }))
    if (failures < patience) return
    yield* Metric.set(isOpen, 1)
    if (failures === patience) yield* Effect.logWarning(`The model failed ${failures} times in a row and is left alone`)
  })

  const succeeded = Effect.gen(function* () {
    const { failures } = yield* Ref.getAndSet(state, { failures: 0, leftAloneUntil: 0 })
    if (failures < patience) return
    yield* Metric.set(isOpen, 0)
    yield* Effect.logInfo("The model answers again")
  })

  const guard = <A, E, R>(conversation: Effect.Effect<A, E | ModelUnavailable, R>) =>
    Effect.gen(function* () {
      if (!(yield* mayTry)) return yield* leftAlone
      return yield* conversation.pipe(
        Effect.tap(() => succeeded),
        Effect.tapError((error) => (error instanceof ModelUnavailable ? failed : succeeded))
      )
    })

  return { guard }
})
