import { describe, expect, it } from "@effect/vitest"
import { DateTime, Effect, Layer, Option, TestClock } from "effect"
import {
  type ConversionFilter,
  everything,
  type NewConversion,
  SavedConversions,
  undoMillis
} from "../../src/conversions/SavedConversions.ts"
import { layerSql } from "../../src/conversions/SqlSavedConversions.ts"
import type { Month } from "../../src/domain/Month.ts"
import { withEvidence } from "../../src/extraction/EvidenceAnswer.ts"
import { toReading } from "../../src/extraction/Reading.ts"
import { newAccountId, newConversionId, newKeyId, newPersonId } from "../../src/keys/Secrets.ts"
import { keep } from "../support/keep.ts"
import { layerTestDatabase } from "../support/Database.ts"
import { receipt } from "../support/TestApp.ts"

const at = (iso: string) => TestClock.setTime(DateTime.toEpochMillis(DateTime.unsafeMake(iso)))

const conversion = (given: Partial<NewConversion> = {}) =>
  Effect.gen(function* () {
    const data = given.data ?? receipt
    return {
      id: yield* newConversionId,
      fileName: null,
      fileDigest: "0".repeat(64),
      data,
      ...withEvidence(toReading(data)),
      actor: { key_id: yield* newKeyId },
      channel: "api",
      ...given
    } satisfies NewConversion
  })

describe("saved conversions", () => {
  it.layer(Layer.provideMerge(layerSql, layerTestDatabase))((it) => {
    it.effect("lists an account's own, newest first, each saved once", () =>
      Effect.gen(function* () {
        const saved = yield* SavedConversions
        const [mine, other] = [yield* newAccountId, yield* newAccountId]
        yield* at("2026-11-20T08:00:00Z")
        const first = yield* conversion({ fileName: "a.jpg" })
        yield* keep(mine, first)
        yield* keep(other, yield* conversion())
        yield* at("2026-11-20T09:00:00Z")
        const second = yield* conversion()
        yield* keep(mine, second)
        yield* keep(mine, { ...second, fileName: "again.jpg" })

        const { conversions } = yield* saved.list(mine, everything, null)
        expect(conversions.map(({ fileName, id, isRepeated }) => [id, fileName, isRepeated])).toEqual([
          [second.id, null, true],
          [first.id, "a.jpg", false]
        ])
        expect(Option.getOrThrow(yield* saved.find(mine, first.id))).toMatchObject({
          data: receipt,
          sameFile: second.id
        })
        expect(yield* saved.find(other, first.id)).toEqual(Option.none())
      })
    )

    it.effect("finds by vendor, item, amount, file name and key, and page by page", () =>
      Effect.gen(function* () {
        const saved = yield* SavedConversions
        const account = yield* newAccountId
        for (let day = 1; day <= 60; day++) {
          yield* at(DateTime.formatIso(DateTime.add(DateTime.unsafeMake("2026-09-01T00:00:00Z"), { days: day })))
          const vendor = day === 7 ? "Café 100 % Öl_y" : "Harbour"
          yield* keep(account, yield* conversion({ data: { ...receipt, vendor }, fileName: `scan-${day}.jpg` }))
        }
        const key = yield* newKeyId
        yield* keep(account, yield* conversion({ actor: { key_id: key }, data: { ...receipt, currency: "EUR" } }))
        const count = (filter: Partial<ConversionFilter>) =>
          Effect.map(saved.list(account, { ...everything, ...filter }, null), ({ conversions }) => conversions.length)

        expect(yield* count({ text: "café öl_y" })).toBe(1)
        expect(yield* count({ text: "100 %" })).toBe(1)
        expect(yield* count({ text: "SCAN-31" })).toBe(1)
        expect(yield* count({ text: "35,10 sourdough" })).toBe(50)
        expect(yield* count({ text: "nothing such", keys: [key] })).toBe(1)
        expect(yield* count({ currency: "EUR" })).toBe(1)
        expect(yield* count({ month: "2026-09" as Month })).toBe(29)
        const first = yield* saved.list(account, everything, null)
        const second = yield* saved.list(account, everything, first.next)
        expect([first.conversions.length, second.conversions.length, second.next]).toEqual([50, 11, null])
        const { newer, older } = yield* saved.neighbours(account, first.conversions[3]!.id, everything)
        expect([newer, older]).toEqual([first.conversions[2]!.id, first.conversions[4]!.id])
      })
    )

    it.effect("keeps a correction beside what was read, and takes it back", () =>
      Effect.gen(function* () {
        const saved = yield* SavedConversions
        const [account, person, one] = [yield* newAccountId, yield* newPersonId, yield* conversion()]
        yield* at("2026-11-20T08:00:00Z")
        yield* keep(account, one)
        const corrected = { ...receipt, vendor: "Hafen Bäckerei", total: 36.1 }
        expect(yield* saved.correct(account, one.id, { data: corrected, correctedBy: person })).toBe(true)
        expect(yield* saved.correct(yield* newAccountId, one.id, null)).toBe(false)
        const found = Option.getOrThrow(yield* saved.find(account, one.id))
        expect(found).toMatchObject({ data: receipt, correction: { data: corrected, correctedBy: person } })
        const { conversions } = yield* saved.list(account, { ...everything, text: "bäckerei" }, null)
        expect(conversions).toMatchObject([{ vendor: "Hafen Bäckerei", total: 36.1, isCorrected: true }])
        yield* saved.correct(account, one.id, null)
        expect(Option.getOrThrow(yield* saved.find(account, one.id)).correction).toBeNull()
      })
    )

    it.effect("deletes with its pictures, and restores for ten minutes", () =>
      Effect.gen(function* () {
        const saved = yield* SavedConversions
        const [account, one] = [yield* newAccountId, yield* conversion()]
        yield* TestClock.setTime(Date.now())
        yield* keep(account, one)
        yield* saved.keepPreviews(account, one.id, [new Uint8Array([1, 2, 3])])
        expect(Option.getOrThrow(yield* saved.find(account, one.id)).pages).toBe(1)
        expect(yield* saved.remove(yield* newAccountId, [one.id])).toBe(0)
        expect(yield* saved.remove(account, [one.id])).toBe(1)
        expect(yield* saved.preview(account, one.id, 1)).toEqual(Option.none())
        expect((yield* saved.list(account, everything, null)).conversions).toEqual([])
        yield* saved.expire
        expect(yield* saved.restore(account, [one.id])).toBe(1)
        expect(Option.isSome(yield* saved.preview(account, one.id, 1))).toBe(true)
        yield* saved.remove(account, [one.id])
        yield* TestClock.adjust(undoMillis + 1_000)
        yield* saved.expire
        expect(yield* saved.restore(account, [one.id])).toBe(0)
      })
    )

    it.effect("keeps no pictures for an account that wants none, and forgets those it had", () =>
      Effect.gen(function* () {
        const saved = yield* SavedConversions
        const [account, one, two] = [yield* newAccountId, yield* conversion(), yield* conversion()]
        yield* TestClock.setTime(Date.now())
        for (const each of [one, two]) yield* keep(account, each)
        yield* saved.keepPreviews(account, one.id, [new Uint8Array([1])])
        yield* saved.setKeepsPreviews(account, false)
        yield* saved.keepPreviews(account, two.id, [new Uint8Array([1])])
        for (const { id } of [one, two]) expect(yield* saved.preview(account, id, 1)).toEqual(Option.none())
      })
    )
  })
})
