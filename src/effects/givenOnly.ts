import { type Context, Effect, Layer } from "effect"

/**
 * A layer that sees what `pick` leaves of the services and no others. What serves requests keeps the context that it was
 * built in, and the platform copies that some ten times for every request: of three services it is cheaper than of forty.
 */
export const givenOnly = <A, E, R>(
  layer: Layer.Layer<A, E, R>,
  pick: (context: Context.Context<R>) => Context.Context<R>
): Layer.Layer<A, E, R> =>
  Layer.scopedContext(
    Effect.gen(function* () {
      const scope = yield* Effect.scope
      const shared = yield* Layer.CurrentMemoMap
      const few = pick(yield* Effect.context<R>())
      return yield* Effect.mapInputContext(
        Layer.buildWithMemoMap(layer, shared, scope),
        (_: Context.Context<never>) => few
      )
    })
  )
