import { describe, expect, it } from "@effect/vitest"
import { DateTime, Effect, Layer, TestClock } from "effect"
import { layerMemory, SavedConversions } from "../../src/conversions/SavedConversions.ts"
import { layerSql } from "../../src/conversions/SqlSavedConversions.ts"
import { newAccountId, newConversionId } from "../../src/keys/Secrets.ts"
import { layerTestDatabase } from "../support/Database.ts"
import { receipt } from "../support/TestApp.ts"

const at = (iso: string) => TestClock.setTime(DateTime.toEpochMillis(DateTime.unsafeMake(iso)))

const contract = (name: string, layer: Layer.Layer<SavedConversions, unknown>) =>
  describe(`saved conversions: ${name}`, () => {
    it.layer(layer)((it) => {
      it.effect("lists an account's own, newest first, each saved once, until it is removed", () =>
        Effect.gen(function* () {
          const saved = yield* SavedConversions
          const [mine, other] = [yield* newAccountId, yield* newAccountId]
          const [first, second] = [yield* newConversionId, yield* newConversionId]
          yield* at("2026-11-20T08:00:00Z")
          yield* saved.save(mine, { id: first, fileName: "a.jpg", data: receipt })
          yield* saved.save(other, { id: yield* newConversionId, fileName: null, data: receipt })
          yield* at("2026-11-20T09:00:00Z")
          yield* saved.save(mine, { id: second, fileName: null, data: receipt })
          yield* saved.save(mine, { id: second, fileName: "again.jpg", data: receipt })

          const listed = yield* saved.list(mine)
          expect(listed.map(({ fileName, id }) => [id, fileName])).toEqual([
            [second, null],
            [first, "a.jpg"]
          ])
          expect(listed[1]).toMatchObject({
            savedAt: DateTime.toDateUtc(DateTime.unsafeMake("2026-11-20T08:00:00Z")),
            data: receipt
          })
          expect(yield* saved.remove(other, first)).toBe(false)
          expect(yield* saved.remove(mine, first)).toBe(true)
          expect(yield* saved.remove(mine, first)).toBe(false)
          expect(yield* saved.list(mine)).toHaveLength(1)
        })
      )
    })
  })

contract("in memory", layerMemory)
contract("in PostgreSQL", Layer.provide(layerSql, layerTestDatabase))
