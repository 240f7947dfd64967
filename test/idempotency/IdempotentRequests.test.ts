import { SqlClient } from "@effect/sql"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, TestClock } from "effect"
import {
  ClaimLost,
  IdempotentRequests,
  keptMillis,
  layerMemory,
  leaseMillis
} from "../../src/idempotency/IdempotentRequests.ts"
import { layerSql } from "../../src/idempotency/SqlIdempotentRequests.ts"
import { newAccountId } from "../../src/keys/Secrets.ts"
import { layerTestDatabase } from "../support/Database.ts"

const answer = { headers: { "x-ledger-position": "3" }, body: '{"success":true}' }

const given = Effect.map(newAccountId, (account) => ({ account, key: "order 1", fingerprint: "ab" }))

const contract = (name: string, layer: Layer.Layer<IdempotentRequests, unknown>) =>
  describe(`idempotent requests: ${name}`, () => {
    it.layer(layer)((it) => {
      it.effect("give the key to one, make others wait, and then answer all the same", () =>
        Effect.gen(function* () {
          const requests = yield* IdempotentRequests
          const request = yield* given
          expect(yield* requests.attempt(request, "a")).toEqual({ _tag: "Claimed", claim: "a" })
          expect(yield* requests.attempt(request, "b")).toEqual({ _tag: "Running" })
          yield* requests.answer(request, "a", answer)
          expect(yield* requests.attempt(request, "b")).toEqual({ _tag: "Answered", answer })
        })
      )

      it.effect("refuse the key for another request, and know nothing of other accounts' keys", () =>
        Effect.gen(function* () {
          const requests = yield* IdempotentRequests
          const request = yield* given
          yield* requests.attempt(request, "a")
          expect(yield* requests.attempt({ ...request, fingerprint: "cd" }, "b")).toEqual({ _tag: "Reused" })
          const other = { ...request, account: yield* newAccountId }
          expect(yield* requests.attempt(other, "b")).toMatchObject({ _tag: "Claimed" })
        })
      )

      it.effect("give the key again after a failure", () =>
        Effect.gen(function* () {
          const requests = yield* IdempotentRequests
          const request = yield* given
          yield* requests.attempt(request, "a")
          yield* requests.release(request, "b")
          expect(yield* requests.attempt(request, "b")).toEqual({ _tag: "Running" })
          yield* requests.release(request, "a")
          expect(yield* requests.attempt(request, "b")).toMatchObject({ _tag: "Claimed" })
        })
      )

      it.effect("pass a claim on when it is not renewed, and then take no answer from the first", () =>
        Effect.gen(function* () {
          const requests = yield* IdempotentRequests
          const request = yield* given
          yield* requests.attempt(request, "a")
          yield* TestClock.adjust(leaseMillis - 1)
          yield* requests.renew(request, "a")
          yield* TestClock.adjust(leaseMillis - 1)
          expect(yield* requests.attempt(request, "b")).toEqual({ _tag: "Running" })
          yield* TestClock.adjust(2)
          expect(yield* requests.attempt(request, "b")).toMatchObject({ _tag: "Claimed" })
          expect(yield* Effect.flip(requests.answer(request, "a", answer))).toEqual(new ClaimLost())
          yield* requests.answer(request, "b", answer)
        })
      )

      it.effect("renew, answer and release nothing for a claim that is not theirs, or for nothing at all", () =>
        Effect.gen(function* () {
          const requests = yield* IdempotentRequests
          const request = yield* given
          yield* requests.renew(request, "a")
          yield* requests.release(request, "a")
          expect(yield* Effect.flip(requests.answer(request, "a", answer))).toEqual(new ClaimLost())
          yield* requests.attempt(request, "a")
          yield* TestClock.adjust(leaseMillis - 1)
          yield* requests.renew(request, "b")
          yield* TestClock.adjust(2)
          expect(yield* requests.attempt(request, "c")).toMatchObject({ _tag: "Claimed" })
          yield* requests.answer(request, "c", answer)
          // an answer is kept, whoever gives the claim back
          yield* requests.release(request, "c")
          expect(yield* requests.attempt(request, "d")).toMatchObject({ _tag: "Answered" })
        })
      )

      it.effect("forget what has expired, and keep the rest", () =>
        Effect.gen(function* () {
          const requests = yield* IdempotentRequests
          yield* requests.expire
          const [first, second] = [yield* given, yield* given]
          yield* requests.attempt(first, "a")
          yield* requests.answer(first, "a", answer)
          yield* TestClock.adjust(1)
          yield* requests.attempt(second, "a")
          yield* requests.answer(second, "a", answer)
          yield* TestClock.adjust(keptMillis - 1)
          expect(yield* requests.attempt(first, "b")).toMatchObject({ _tag: "Claimed" })
          yield* requests.release(first, "b")
          yield* requests.expire
          expect(yield* requests.attempt(second, "b")).toMatchObject({ _tag: "Answered" })
          yield* TestClock.adjust(1)
          yield* requests.expire
          expect(yield* requests.expire).toBe(0)
          expect(yield* requests.attempt(second, "b")).toMatchObject({ _tag: "Claimed" })
        })
      )

      it.effect("leave a claim that its server never answered to any other request", () =>
        Effect.gen(function* () {
          const requests = yield* IdempotentRequests
          const request = yield* given
          yield* requests.attempt(request, "a")
          yield* TestClock.adjust(leaseMillis + 1)
          const other = { ...request, fingerprint: "cd" }
          expect(yield* requests.attempt(other, "b")).toMatchObject({ _tag: "Claimed" })
          expect(yield* Effect.flip(requests.answer(request, "a", answer))).toEqual(new ClaimLost())
          expect(yield* requests.attempt(request, "c")).toEqual({ _tag: "Reused" })
        })
      )

      it.effect("keep an answer for at least a day, and forget it in the end", () =>
        Effect.gen(function* () {
          const requests = yield* IdempotentRequests
          const request = yield* given
          yield* requests.attempt(request, "a")
          yield* requests.answer(request, "a", answer)
          yield* TestClock.adjust("24 hours")
          expect(yield* requests.attempt(request, "b")).toMatchObject({ _tag: "Answered" })
          yield* TestClock.adjust(keptMillis)
          // the clean-up of the background may have been first
          yield* requests.expire
          expect(yield* requests.expire).toBe(0)
          expect(yield* requests.attempt({ ...request, fingerprint: "cd" }, "b")).toMatchObject({ _tag: "Claimed" })
        })
      )
    })
  })

contract("in memory", layerMemory)
contract("in PostgreSQL", Layer.provide(layerSql, layerTestDatabase))

it.layer(Layer.provideMerge(layerSql, layerTestDatabase))("idempotent requests in PostgreSQL", (it) => {
  it.effect("are all forgotten when their time has come, however many there are", () =>
    Effect.gen(function* () {
      const requests = yield* IdempotentRequests
      const sql = yield* SqlClient.SqlClient
      const { account } = yield* given
      yield* sql`
        insert into idempotent_requests (account_id, idempotency_key, fingerprint, claim, leased_until, expires_at)
        select ${account}, n::text, 'ab', 'a', to_timestamp(0), to_timestamp(n / 25000) from generate_series(1, 26000) n`
      expect(yield* requests.expire).toBe(24_999)
      expect(yield* sql`select count(*)::int as left from idempotent_requests`).toEqual([{ left: 1_001 }])
    })
  )
})
