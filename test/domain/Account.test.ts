import { describe, expect, it } from "@effect/vitest"
import { DateTime, Either, FastCheck } from "effect"
import * as Account from "../../src/domain/Account.ts"
import type { AccountEvent, ConversionSucceeded, Recorded } from "../../src/domain/AccountEvent.ts"
import { ConversionId, KeyId, PersonId } from "../../src/domain/Identifiers.ts"
import { Month } from "../../src/domain/Month.ts"

const key = (n: number) => KeyId.make(`key_${String(n).padStart(16, "0")}`)
const conversion = (n: number) => ConversionId.make(`cnv_${String(n).padStart(22, "0")}`)
const november = DateTime.unsafeMake("2026-11-20T08:00:00Z")
const digest = "ab".repeat(32)

const opened: AccountEvent = { _tag: "AccountOpened", name: "Ada", plan: "free", conversions_limit: 10 }
const created = (n: number): AccountEvent => ({
  _tag: "KeyCreated",
  key_id: key(n),
  name: `key ${n}`,
  key_hash: digest,
  last_characters: "abcd"
})
const revoked = (n: number): AccountEvent => ({ _tag: "KeyRevoked", key_id: key(n) })
const succeeded = (ordinal: number, month = "2026-11"): AccountEvent => ({
  _tag: "ConversionSucceeded",
  conversion_id: conversion(ordinal),
  key_id: key(1),
  channel: "api",
  month: Month.make(month),
  ordinal,
  input: "upload",
  byte_count: 5,
  file_digest: digest
})
const facts = (n: number): Account.ConversionFacts => ({
  conversion_id: conversion(n),
  actor: { key_id: key(1) },
  channel: "api",
  input: "upload",
  byte_count: 5,
  file_digest: digest
})

const recorded = (events: ReadonlyArray<AccountEvent>): ReadonlyArray<Recorded> =>
  events.map((event, index) => ({ version: index + 1, recordedAt: DateTime.toDateUtc(november), event }))

const given = (...events: ReadonlyArray<AccountEvent>) => ({
  when: <Event extends AccountEvent, Refusal>(
    decide: (account: Account.Account | null) => Either.Either<ReadonlyArray<Event>, Refusal>
  ) => {
    const decision = decide(Account.fold(recorded(events)))
    return {
      thenEvents: (...expected: ReadonlyArray<AccountEvent>) => expect(decision).toEqual(Either.right(expected)),
      thenRefused: (refusal: Refusal) => expect(decision).toEqual(Either.left(refusal))
    }
  }
})

describe("opening and plans", () => {
  it("opens an account once", () => {
    given().when(Account.open("Ada", "free")).thenEvents(opened)
    given(opened).when(Account.open("Ada", "free")).thenEvents()
  })
  it("records a plan with its limit, and the same plan again not at all", () => {
    const pro: AccountEvent = { _tag: "PlanChanged", plan: "pro", conversions_limit: 100 }
    given(opened).when(Account.changePlan("pro")).thenEvents(pro)
    given(opened, pro).when(Account.changePlan("pro")).thenEvents()
    given().when(Account.changePlan("pro")).thenRefused(new Account.AccountMissing())
  })
  it("records a plan again when its limit has changed since", () => {
    const old: AccountEvent = { _tag: "PlanChanged", plan: "pro", conversions_limit: 50 }
    const pro: AccountEvent = { _tag: "PlanChanged", plan: "pro", conversions_limit: 100 }
    given(opened, old).when(Account.changePlan("pro")).thenEvents(pro)
  })
  it("knows nothing of an account that was never opened, whatever else is in its stream", () => {
    expect(Account.fold(recorded([created(1), succeeded(1)]))).toBeNull()
    expect(Account.fold(recorded([opened, revoked(9)]))?.keys.size).toBe(0)
  })
})

const create = (n: number) =>
  Account.createKey({ key_id: key(n), name: `key ${n}`, key_hash: digest, last_characters: "abcd" })

describe("keys", () => {
  it("creates up to five active keys; a revoked one makes room", () => {
    const five = [1, 2, 3, 4, 5].map(created)
    given(opened).when(create(1)).thenEvents(created(1))
    given(opened, ...five)
      .when(create(6))
      .thenRefused(new Account.TooManyKeys())
    given(opened, ...five, revoked(2))
      .when(create(6))
      .thenEvents(created(6))
  })
  it("creates and revokes nothing in an account that is missing", () => {
    given().when(create(1)).thenRefused(new Account.AccountMissing())
    given()
      .when(Account.revokeKey(key(1)))
      .thenRefused(new Account.AccountMissing())
  })
  it("revokes a key once, and no key of nobody", () => {
    given(opened, created(1))
      .when(Account.revokeKey(key(1)))
      .thenEvents(revoked(1))
    given(opened, created(1), revoked(1))
      .when(Account.revokeKey(key(1)))
      .thenEvents()
    given(opened)
      .when(Account.revokeKey(key(1)))
      .thenRefused(new Account.KeyMissing())
  })
})

describe("conversions", () => {
  it("numbers the conversions of a month, and starts again with the next (UTC)", () => {
    given(opened, created(1))
      .when(Account.recordConversion(facts(1), november))
      .thenEvents(succeeded(1))
    given(opened, created(1), succeeded(1))
      .when(Account.recordConversion(facts(2), november))
      .thenEvents(succeeded(2))
    given(opened, created(1), succeeded(1, "2026-10"))
      .when(Account.recordConversion(facts(1), november))
      .thenEvents(succeeded(1))
  })
  it("refuses the one after the plan's last", () => {
    given(opened, created(1), succeeded(10))
      .when(Account.recordConversion(facts(11), november))
      .thenRefused(new Account.LimitReached({ limit: 10 }))
  })
  it("counts what a person converts on the same limit, whatever becomes of the keys", () => {
    const person = { person_id: PersonId.make("per_0000000000000001") }
    const byPerson = (n: number) => ({ ...facts(n), actor: person, channel: "dashboard" }) as const
    const { key_id: _, ...asRecorded } = succeeded(2) as ConversionSucceeded
    given(opened, created(1), succeeded(1), revoked(1))
      .when(Account.recordConversion(byPerson(2), november))
      .thenEvents({ ...asRecorded, ...person, channel: "dashboard" })
    given(opened, created(1), succeeded(10))
      .when(Account.recordConversion(byPerson(11), november))
      .thenRefused(new Account.LimitReached({ limit: 10 }))
  })
  it("refuses a revoked key", () => {
    given(opened, created(1), revoked(1))
      .when(Account.recordConversion(facts(1), november))
      .thenRefused(new Account.KeyInactive())
  })
})

const command = FastCheck.oneof(
  FastCheck.constantFrom("free", "pro", "pro_plus").map((plan) => Account.changePlan(plan as "free")),
  FastCheck.integer({ min: 1, max: 8 }).map((n) =>
    Account.createKey({ key_id: key(n), name: "any", key_hash: digest, last_characters: "abcd" })
  ),
  FastCheck.integer({ min: 1, max: 8 }).map((n) => Account.revokeKey(key(n))),
  FastCheck.integer({ min: 1, max: 99 }).map((n) => Account.recordConversion(facts(n), november))
)
type AnyDecision = (account: Account.Account | null) => Either.Either<ReadonlyArray<AccountEvent>, unknown>

describe("time and months", () => {
  const at = (iso: string) => DateTime.unsafeMake(iso)

  it("never run backwards: a clock that is behind reads as the last event's time", () => {
    const last = DateTime.toDateUtc(november)
    expect(Account.notBefore(at("2026-11-20T07:59:59Z"), last)).toEqual(november)
    expect(Account.notBefore(at("2026-11-20T08:00:01Z"), last)).toEqual(at("2026-11-20T08:00:01Z"))
    expect(Account.notBefore(november, undefined)).toEqual(november)
  })

  it("count what was used in this month, or in the latest one where the clock was set back", () => {
    const account = Account.fold(
      recorded([opened, created(1), succeeded(7, "2026-10"), succeeded(3, "2027-01"), succeeded(4, "2026-12")])
    )!
    const used = (month: string) => Account.usedIn(account, Month.make(month))
    expect([used("2026-10"), used("2026-11"), used("2026-12"), used("2027-01"), used("2027-02")]).toEqual([
      3, 3, 3, 3, 0
    ])
  })
})

describe("any sequence of commands", () => {
  it.prop(
    "keeps at most five keys active, never passes the limit, and numbers without gaps",
    [FastCheck.array(command, { maxLength: 60 })],
    ([commands]) => {
      let events: ReadonlyArray<AccountEvent> = [opened]
      for (const decide of commands as ReadonlyArray<AnyDecision>) {
        const account = Account.fold(recorded(events))!
        const decision = Either.getOrElse(decide(account), () => [])
        for (const event of decision) {
          if (event._tag === "ConversionSucceeded") expect(event.ordinal).toBeLessThanOrEqual(account.conversionsLimit)
        }
        events = [...events, ...decision]
        expect(Account.activeKeys(Account.fold(recorded(events))!).length).toBeLessThanOrEqual(5)
      }
      const ordinals = events.flatMap((event) => (event._tag === "ConversionSucceeded" ? [event.ordinal] : []))
      expect(ordinals).toEqual(ordinals.map((_, index) => index + 1))
    }
  )

  it.prop(
    "yields nothing new when a command about plan or keys is repeated",
    [FastCheck.array(command, { maxLength: 30 })],
    ([commands]) => {
      let events: ReadonlyArray<AccountEvent> = [opened]
      for (const decide of commands as ReadonlyArray<AnyDecision>) {
        const decision = Either.getOrElse(decide(Account.fold(recorded(events))), () => [])
        events = [...events, ...decision]
        if (decision.some(({ _tag }) => _tag === "ConversionSucceeded")) continue
        expect(Either.getOrElse(decide(Account.fold(recorded(events))), () => [])).toEqual([])
      }
    }
  )
})
