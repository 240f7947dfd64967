import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { mutate, random, samples } from "../../scripts/fuzzing.mjs"
import { layerDecodesOnly } from "../support/decoding.ts"
import { givenAccount, layerTestApp, upload } from "../support/TestApp.ts"

/** A small, seeded share of `scripts/fuzz.mjs`. */
const mutantsOfEachFormat = 25

const originals = await samples()
layer(layerTestApp({ reader: layerDecodesOnly }), { excludeTestServices: true })("mutants of real files", (it) => {
  for (const [format, files] of Object.entries(originals)) {
    it.effect(`${format}: are converted or refused by the error table, and harm nobody else`, () =>
      Effect.gen(function* () {
        const { key } = yield* givenAccount()
        const next = random(`suite-${format}`)
        for (let i = 0; i < mutantsOfEachFormat; i++) {
          const { body, status } = yield* upload(key, mutate(files[next(files.length)]!, next))
          expect([200, "invalid_file_type", "scanned_pdf"]).toContain(status === 200 ? status : body["error"])
        }
        expect((yield* upload(key, files[0]!)).status).toBe(200)
      })
    )
  }
})
