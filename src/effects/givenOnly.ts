import { Context, Effect, Layer } from "effect"

/** As `Context.pick` takes them: a tag's types are invariant, so that nothing narrower holds all tags. */
// oxlint-disable-next-line typescript/no-explicit-any
type AnyTag = Context.Tag<any, any>

/**
 * A layer that sees these services and no others. What serves requests keeps the context that it was built in, and the
 * platform copies that some ten times for every request: of three services it is cheaper than of forty.
 */
export const givenOnly =
  <Tags extends ReadonlyArray<AnyTag>>(...tags: Tags) =>
  <A, E, R extends Context.Tag.Identifier<Tags[number]>>(layer: Layer.Layer<A, E, R>): Layer.Layer<A, E, R> =>
    Layer.scopedContext(
      Effect.gen(function* () {
        const scope = yield* Effect.scope
        const shared = yield* Layer.CurrentMemoMap
        const few: Context.Context<R> = Context.pick(...tags)(yield* Effect.context<R>())
        return yield* Effect.mapInputContext(
          Layer.buildWithMemoMap(layer, shared, scope),
          (_: Context.Context<never>) => few
        )
      })
    )
