import { describe, expect, it } from "@effect/vitest"
import { DateTime, Effect, Either, Exit, Layer, Option, Stream, TestClock } from "effect"
import * as Account from "../../src/domain/Account.ts"
import { EventStore } from "../../src/ledger/EventStore.ts"
import { canonicalTime, eventHash, genesisHash } from "../../src/ledger/EventHash.ts"
import { toStored } from "../../src/ledger/EventCodec.ts"
import { newAccountId, newKeyId } from "../../src/keys/Secrets.ts"
import { convert as charge, factsOf, rowOf } from "../support/convert.ts"
import { type AccountId, type KeyId, PersonId } from "../../src/domain/Identifiers.ts"

const keyHash = (seed: string) => Buffer.from(seed).toString("hex").padEnd(64, "0").slice(0, 64)

const givenKey = (account: AccountId, name = "first") =>
  Effect.gen(function* () {
    const store = yield* EventStore
    const id = yield* newKeyId
    yield* store.administer(
      account,
      Account.createKey({ key_id: id, name, key_hash: keyHash(id), last_characters: "abcd" })
    )
    return id
  })

const givenAccount = (plan: "free" | "pro" | "pro_plus" = "free") =>
  Effect.gen(function* () {
    const store = yield* EventStore
    const account = yield* newAccountId
    yield* store.administer(account, Account.open("Ada", plan))
    return { account, key: yield* givenKey(account) }
  })

const convert = (account: AccountId, key: KeyId, alongside?: Effect.Effect<void>) =>
  charge(account, { key_id: key }, "api", alongside)

const at = (iso: string) => TestClock.setTime(DateTime.toEpochMillis(DateTime.unsafeMake(iso)))

/** What every event store must do, whatever it stores in. */
export const eventStoreContract = (name: string, layer: Layer.Layer<EventStore, unknown>) =>
  describe(`event store: ${name}`, () => {
    it.layer(layer)((it) => {
      it.effect("is empty until an account is opened", () =>
        Effect.gen(function* () {
          const store = yield* EventStore
          expect(yield* store.isEmpty).toBe(true)
        })
      )

      it.effect("counts each conversion of the month and starts again on the first (UTC)", () =>
        Effect.gen(function* () {
          const { account, key } = yield* givenAccount()
          yield* at("2026-11-30T23:59:59.000Z")
          expect((yield* convert(account, key)).used).toBe(1)
          expect((yield* convert(account, key)).used).toBe(2)
          yield* at("2026-12-01T00:00:00.000Z")
          expect((yield* convert(account, key)).used).toBe(1)
        })
      )

      it.effect("refuses the conversion after the plan's last one and allows it after a change of plan", () =>
        Effect.gen(function* () {
          const store = yield* EventStore
          const { account, key } = yield* givenAccount("free")
          yield* Effect.replicateEffect(convert(account, key), 10)
          expect(yield* Effect.flip(convert(account, key))).toEqual(new Account.LimitReached({ limit: 10 }))
          yield* store.administer(account, Account.changePlan("pro"))
          expect(yield* convert(account, key)).toMatchObject({ used: 11, limit: 100 })
        })
      )

      it.effect("gives the last credit to exactly one of ten parallel conversions", () =>
        Effect.gen(function* () {
          const { account, key } = yield* givenAccount("free")
          yield* Effect.replicateEffect(convert(account, key), 9)
          const answers = yield* Effect.all(
            Array.from({ length: 10 }, () => Effect.either(convert(account, key))),
            { concurrency: "unbounded" }
          )
          expect(answers.filter(Either.isRight)).toHaveLength(1)
        })
      )

      it.effect("answers a conversion recorded twice with its first place", () =>
        Effect.gen(function* () {
          const store = yield* EventStore
          const { account, key } = yield* givenAccount()
          const facts = yield* factsOf({ key_id: key })
          const row = rowOf(account, facts.conversion_id)
          const first = yield* store.recordConversion(account, facts, row)
          yield* convert(account, key)
          expect(yield* store.recordConversion(account, facts, row)).toEqual(first)
          expect(yield* store.recordConversionWith(account, facts, row, Effect.succeed)).toEqual(first)
          const events = [...(yield* Stream.runCollect(store.events(account)))]
          expect(events.filter(({ event }) => event._tag === "ConversionSucceeded")).toHaveLength(2)
          expect((yield* store.quota(account)).used).toBe(2)
        })
      )

      it.effect("charges a person of the account on the same limit, and names them", () =>
        Effect.gen(function* () {
          const store = yield* EventStore
          const { account, key } = yield* givenAccount()
          const person = { person_id: PersonId.make("per_0000000000000001") }
          yield* Effect.replicateEffect(convert(account, key), 4)
          yield* Effect.replicateEffect(charge(account, person, "dashboard"), 6)
          const refused = new Account.LimitReached({ limit: 10 })
          expect(yield* Effect.flip(charge(account, person, "dashboard"))).toEqual(refused)
          expect(yield* Effect.flip(convert(account, key))).toEqual(refused)
          const last = [...(yield* Stream.runCollect(store.events(account)))].at(-1)!
          expect(last.event).toMatchObject({ ...person, channel: "dashboard", ordinal: 10 })
          expect(last.event).not.toHaveProperty("key_id")
        })
      )

      it.effect("charges nothing for a revoked key or a key of nobody", () =>
        Effect.gen(function* () {
          const store = yield* EventStore
          const { account, key } = yield* givenAccount()
          yield* store.administer(account, Account.revokeKey(key))
          expect(yield* Effect.flip(convert(account, key))).toEqual(new Account.KeyInactive())
          expect(yield* Effect.flip(convert(account, yield* newKeyId))).toEqual(new Account.KeyInactive())
          expect(yield* Effect.flip(convert(yield* newAccountId, key))).toEqual(new Account.AccountMissing())
          expect(Option.getOrThrow(yield* store.findKey(keyHash(key)))).toMatchObject({ used: 0, revoked: true })
        })
      )

      it.effect("holds at most five active keys, also when they are created in parallel", () =>
        Effect.gen(function* () {
          const { account } = yield* givenAccount()
          const answers = yield* Effect.all(
            Array.from({ length: 12 }, () => Effect.either(givenKey(account))),
            { concurrency: "unbounded" }
          )
          expect(answers.filter(Either.isRight)).toHaveLength(4)
        })
      )

      it.effect("finds a key's standing, its owner and the accounts", () =>
        Effect.gen(function* () {
          const store = yield* EventStore
          yield* at("2026-11-20T12:00:00.000Z")
          const { account, key } = yield* givenAccount("pro")
          yield* convert(account, key)
          expect(Option.getOrThrow(yield* store.findKey(keyHash(key)))).toEqual({
            accountId: account,
            keyId: key,
            revoked: false,
            used: 1,
            limit: 100
          })
          expect(yield* store.findKey("00".repeat(32))).toEqual(Option.none())
          expect(yield* store.ownerOf(key)).toEqual(Option.some(account))
          expect(Option.getOrThrow(yield* store.find(account)).used.size).toBe(0)
          expect((yield* store.accounts).find(({ id }) => id === account)?.account.plan).toBe("pro")
        })
      )

      it.effect("never dates an event before the one before it: a clock that is set back opens no month again", () =>
        Effect.gen(function* () {
          const store = yield* EventStore
          yield* at("2026-12-01T00:00:05.000Z")
          const { account, key } = yield* givenAccount("free")
          yield* Effect.replicateEffect(convert(account, key), 9)
          yield* at("2026-11-30T23:59:59.000Z")
          expect(yield* store.quota(account)).toEqual({ used: 9, limit: 10 })
          expect(Option.getOrThrow(yield* store.findKey(keyHash(key)))).toMatchObject({ used: 9 })
          expect((yield* convert(account, key)).used).toBe(10)
          expect(yield* Effect.flip(convert(account, key))).toEqual(new Account.LimitReached({ limit: 10 }))
          yield* store.administer(account, Account.revokeKey(key))
          const events = [...(yield* Stream.runCollect(store.events(account)))]
          expect(events.at(-2)).toMatchObject({ event: { month: "2026-12", ordinal: 10 } })
          expect(new Set(events.map(({ recordedAt }) => recordedAt.toISOString()))).toEqual(
            new Set(["2026-12-01T00:00:05.000Z"])
          )
        })
      )

      it.effect("tells the quota of an account, and whether there is any", () =>
        Effect.gen(function* () {
          const store = yield* EventStore
          yield* at("2026-12-31T23:00:00.000Z")
          const { account, key } = yield* givenAccount("pro")
          expect(yield* store.isEmpty).toBe(false)
          yield* convert(account, key)
          expect(yield* store.quota(account)).toEqual({ used: 1, limit: 100 })
          yield* at("2027-01-01T00:00:00.000Z")
          expect(yield* store.quota(account)).toEqual({ used: 0, limit: 100 })
          expect(yield* store.quota(yield* newAccountId)).toEqual({ used: 0, limit: 0 })
        })
      )

      it.effect("commits what goes alongside with the event or not at all", () =>
        Effect.gen(function* () {
          const store = yield* EventStore
          const { account, key } = yield* givenAccount()
          const exit = yield* Effect.exit(convert(account, key, Effect.die("the other table is gone")))
          expect(Exit.isFailure(exit)).toBe(true)
          expect(Option.getOrThrow(yield* store.findKey(keyHash(key))).used).toBe(0)
        })
      )

      it.effect("numbers an account's events without gaps and chains their hashes", () =>
        Effect.gen(function* () {
          const store = yield* EventStore
          const { account, key } = yield* givenAccount()
          const entry = yield* convert(account, key)
          yield* store.administer(account, Account.revokeKey(key))
          const events = [...(yield* Stream.runCollect(store.events(account)))]
          expect(events.map(({ event }) => event._tag)).toEqual([
            "AccountOpened",
            "KeyCreated",
            "ConversionSucceeded",
            "KeyRevoked"
          ])
          let previous = genesisHash
          for (const [index, { event, hash, recordedAt, version }] of events.entries()) {
            expect(version).toBe(index + 1)
            previous = eventHash({
              account_id: account,
              version,
              recorded_at: canonicalTime(recordedAt),
              previous_hash: previous,
              ...toStored(event)
            })
            expect(hash).toBe(previous)
          }
          expect(events[2]).toMatchObject({ version: entry.version, hash: entry.hash })
        })
      )
    })
  })
