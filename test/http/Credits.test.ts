import { expect, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { toReading } from "../../src/extraction/Reading.ts"
import { Reader } from "../../src/extraction/Reader.ts"
import { givenAccount, layerTestApp, receipt, upload } from "../support/TestApp.ts"

let [read, together, most] = [0, 0, 0]
/** Milliseconds that a file takes; of many at once longer than a busy machine needs to take all of them in. */
const [takesOfOne, takesOfMany] = [20, 1_000]
let takes = takesOfOne

/** A reader that takes its time and remembers how much it was given. */
const slow = Layer.succeed(Reader, {
  read: () =>
    Effect.gen(function* () {
      read++
      most = Math.max(most, ++together)
      yield* Effect.sleep(takes)
      together--
      return { reading: toReading(receipt), reader: "slow", previews: [] }
    })
})

const allAtOnce = (key: string, count: number) =>
  Effect.gen(function* () {
    ;[read, most, takes] = [0, 0, takesOfMany]
    const answers = yield* Effect.all(
      Array.from({ length: count }, () => upload(key)),
      { concurrency: "unbounded" }
    )
    takes = takesOfOne
    return answers.map(({ body, status }) => (status === 200 ? "ok" : body["error"])).sort()
  })

layer(layerTestApp({ reader: slow }), { excludeTestServices: true })(
  "an account with fewer credits than requests",
  (it) => {
    it.effect("has one file read for each credit, and the rest refused unread", () =>
      Effect.gen(function* () {
        const { key } = yield* givenAccount("free")
        const answers = yield* allAtOnce(key, 30)
        expect(answers).toEqual([...Array(20).fill("monthly_limit_reached"), ...Array(10).fill("ok")])
        expect([read, most]).toEqual([10, 10])
      })
    )

    it.effect("with one credit left has one file read, though sixty are sent", () =>
      Effect.gen(function* () {
        const { key } = yield* givenAccount("free")
        for (let i = 0; i < 9; i++) yield* upload(key)
        const answers = yield* allAtOnce(key, 60)
        expect(answers).toEqual([...Array(59).fill("monthly_limit_reached"), "ok"])
        expect(read).toBe(1)
      })
    )
  }
)

const broken = Layer.succeed(Reader, { read: () => Effect.die("broken") })

layer(layerTestApp({ reader: broken }), { excludeTestServices: true })("an account whose conversions fail", (it) => {
  it.effect("goes on with all its credits", () =>
    Effect.gen(function* () {
      const { key } = yield* givenAccount("free")
      for (let i = 0; i < 3; i++) {
        expect(yield* allAtOnce(key, 12)).toEqual(Array(12).fill("conversion_failed"))
      }
    })
  )
})
