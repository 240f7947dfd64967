import { Effect, Scope } from "effect"

/**
 * What is taken at once, and given back when the scope closes. `Effect.acquireRelease` compares all of the fiber's
 * references for that, twice.
 */
export const held = <A>(take: () => A, giveBack: (taken: A) => void): Effect.Effect<A, never, Scope.Scope> =>
  Effect.uninterruptible(
    Effect.scopeWith((scope) => {
      const taken = take()
      return Effect.as(
        Scope.addFinalizer(
          scope,
          Effect.sync(() => giveBack(taken))
        ),
        taken
      )
    })
  )
