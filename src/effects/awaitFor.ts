import { Effect, type Exit, type Fiber, Option } from "effect"

/**
 * The fiber's end, if it comes within so many milliseconds; none else, and the fiber goes on. `Effect.timeout` races two
 * more fibers for that, which a request has several times.
 */
export const awaitFor = <A, E>(
  fiber: Fiber.RuntimeFiber<A, E>,
  millis: number
): Effect.Effect<Option.Option<Exit.Exit<A, E>>> =>
  Effect.async((resume) => {
    const leave = () => {
      clearTimeout(timer)
      fiber.removeObserver(hear)
    }
    const timer = setTimeout(() => {
      leave()
      resume(Effect.succeedNone)
    }, millis)
    const hear = (exit: Exit.Exit<A, E>) => {
      leave()
      resume(Effect.succeed(Option.some(exit)))
    }
    fiber.addObserver(hear)
    return Effect.sync(leave)
  })
