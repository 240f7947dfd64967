import { describe, expect, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { layerStores } from "../../src/App.ts"
import * as Readiness from "../../src/health/Readiness.ts"
import { baseUrl, layerTestApp } from "../support/TestApp.ts"

const look = (path: string) =>
  Effect.flatMap(baseUrl, (base) =>
    Effect.promise(async () => {
      const response = await fetch(new URL(path, base))
      return [response.status, await response.text()]
    })
  )

const ok = [200, '{"status":"ok"}']
const unavailable = [503, '{"status":"unavailable"}']

describe("whoever watches the service", () => {
  layer(layerTestApp(), { excludeTestServices: true })((it) => {
    it.effect("sees that it lives, and that requests may come", () =>
      Effect.gen(function* () {
        expect(yield* look("/livez")).toEqual(ok)
        expect(yield* look("/readyz")).toEqual(ok)
      })
    )
  })

  const stores = Layer.merge(layerStores, Readiness.layerAlways)
  layer(Layer.merge(layerTestApp({ stores }), Readiness.layerAlways), { excludeTestServices: true })(
    "while it is being stopped",
    (it) => {
      it.effect("sees that it lives, and that requests should go elsewhere", () =>
        Effect.gen(function* () {
          const { beginDraining } = yield* Readiness.Readiness
          yield* beginDraining
          expect(yield* look("/livez")).toEqual(ok)
          expect(yield* look("/readyz")).toEqual(unavailable)
        })
      )
    }
  )
})
