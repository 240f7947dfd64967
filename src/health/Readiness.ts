import { Context, Effect, Layer } from "effect"

/** Whether requests should be sent here. */
export class Readiness extends Context.Tag("health/Readiness")<
  Readiness,
  {
    /** False while the service is being stopped, and while the database has failed several times in a row. */
    readonly isReady: Effect.Effect<boolean>
    /** From now on it is being stopped. */
    readonly beginDraining: Effect.Effect<void>
  }
>() {}

/** Ready until it drains, whatever the database does. */
export const layerAlways: Layer.Layer<Readiness> = Layer.sync(Readiness, () => {
  let isDraining = false
  return Readiness.of({
    isReady: Effect.sync(() => !isDraining),
    beginDraining: Effect.sync(() => {
      isDraining = true
    })
  })
})
