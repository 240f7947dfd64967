import { Context, Data, DateTime, Effect, Either, Layer, Option, Stream, SynchronizedRef } from "effect"
import * as Account from "../domain/Account.ts"
import type { AccountEvent, ConversionSucceeded, KeyCreated, Recorded } from "../domain/AccountEvent.ts"
import type { CompanionRow } from "../domain/CompanionRow.ts"
import type { AccountId, KeyId } from "../domain/Identifiers.ts"
import { monthOf } from "../domain/Month.ts"
import { toStored } from "./EventCodec.ts"
import { canonicalTime, eventHash, genesisHash } from "./EventHash.ts"

/** Events about an account's plan and keys: few, so that they are folded whenever one is decided. */
export type AdministrativeEvent = Exclude<AccountEvent, ConversionSucceeded>

export interface LedgerEntry {
  /** Conversions of the month, this one included. */
  readonly used: number
  readonly limit: number
  /** The head of the account's stream after this conversion. */
  readonly version: number
  /** 64 lower-case hex digits. */
  readonly hash: string
}

/** What authentication needs to know about a key, read at once. */
export interface KeyStanding {
  readonly accountId: AccountId
  readonly keyId: KeyId
  readonly revoked: boolean
  /** Conversions of the current UTC month. */
  readonly used: number
  readonly limit: number
}

export type Quota = Pick<KeyStanding, "used" | "limit">

/** Why a conversion is not charged. */
export type ChargeRefusal = Account.AccountMissing | Account.KeyInactive | Account.LimitReached

export interface OpenAccount {
  readonly id: AccountId
  readonly account: Account.Account
}

/**
 * The defect of a charge of which it cannot be told whether it was made: the storage stayed away. The
 * only honest answer is none.
 */
export class OutcomeUnknown extends Data.TaggedError("OutcomeUnknown")<{}> {}

/** The defect of a charge that never had its turn: it was not made. */
export class TurnMissed extends Data.TaggedError("TurnMissed")<{}> {}

/** An event and its hash, 64 lower-case hex digits. */
export interface ChainedEvent extends Recorded {
  readonly hash: string
}

/** Append-only streams of events, one for each account. Storage that fails or lies is a defect. */
export class EventStore extends Context.Tag("ledger/EventStore")<
  EventStore,
  {
    /**
     * Folds the account's plan and keys, decides, and appends what was decided, while no other
     * writer can touch the account. Answers with the appended events.
     */
    readonly administer: <Event extends AdministrativeEvent, Refusal>(
      id: AccountId,
      decide: (account: Account.Account | null) => Either.Either<ReadonlyArray<Event>, Refusal>
    ) => Effect.Effect<ReadonlyArray<Event>, Refusal>
    /**
     * Charges one conversion, in one statement; the row is committed with the event or not at all. The same conversion
     * id recorded again finds its first place. Once begun, a charge is seen through, whoever stops waiting for it; its
     * outcome is waited for so many milliseconds, and half a minute at most.
     */
    readonly recordConversion: (
      id: AccountId,
      facts: Account.ConversionFacts,
      row: CompanionRow,
      patience?: number
    ) => Effect.Effect<LedgerEntry, ChargeRefusal>
    /**
     * The same where more is committed with the event, or not at all: `alongside`, which gives the answer. It may run
     * again when the database was lost in between.
     */
    readonly recordConversionWith: <Answer, Refusal>(
      id: AccountId,
      facts: Account.ConversionFacts,
      row: CompanionRow,
      alongside: (entry: LedgerEntry) => Effect.Effect<Answer, Refusal>,
      patience?: number
    ) => Effect.Effect<Answer, ChargeRefusal | Refusal>
    readonly findKey: (keyHash: string) => Effect.Effect<Option.Option<KeyStanding>>
    /** Conversions of the current UTC month, and how many the plan allows. An account that is missing has none. */
    readonly quota: (id: AccountId) => Effect.Effect<Quota>
    readonly ownerOf: (id: KeyId) => Effect.Effect<Option.Option<AccountId>>
    /** Whether no account was ever opened. */
    readonly isEmpty: Effect.Effect<boolean>
    /** In the order of opening; plans and keys only, `used` stays empty. */
    readonly accounts: Effect.Effect<ReadonlyArray<OpenAccount>>
    /** Plan and keys only; `used` stays empty, whatever was converted. */
    readonly find: (id: AccountId) => Effect.Effect<Option.Option<Account.Account>>
    /** The last event, and so many of those before the version, newest first; of all where it is null. */
    readonly newest: (
      id: AccountId,
      before: number | null,
      count: number
    ) => Effect.Effect<{ readonly head: ChainedEvent | null; readonly lines: ReadonlyArray<ChainedEvent> }>
    /** The account's whole stream, from version 1. */
    readonly events: (id: AccountId) => Stream.Stream<ChainedEvent>
  }
>() {}

const findConversion = (stream: ReadonlyArray<ChainedEvent>, id: string) =>
  stream.find(({ event }) => event._tag === "ConversionSucceeded" && event.conversion_id === id)

const foldAdministration = (stream: ReadonlyArray<ChainedEvent>) =>
  Account.fold(stream.filter(({ event }) => event._tag !== "ConversionSucceeded"))

/** Streams in a map; the pure decisions of the domain are the whole logic, and rows of other stores are nobody's. */
export const layerMemory: Layer.Layer<EventStore> = Layer.effect(
  EventStore,
  Effect.gen(function* () {
    const streams = yield* SynchronizedRef.make<ReadonlyMap<AccountId, ReadonlyArray<ChainedEvent>>>(new Map())

    const append = (
      stream: ReadonlyArray<ChainedEvent>,
      accountId: AccountId,
      event: AccountEvent,
      recordedAt: Date
    ) => {
      const version = stream.length + 1
      const { data, type } = toStored(event)
      const previous_hash = stream.at(-1)?.hash ?? genesisHash
      const recorded_at = canonicalTime(recordedAt)
      const hash = eventHash({ account_id: accountId, version, type, recorded_at, data, previous_hash })
      return [...stream, { version, recordedAt, event, hash }]
    }

    const decided = <Event extends AccountEvent, Refusal, Success, Other = never>(
      id: AccountId,
      decide: (account: Account.Account | null, now: DateTime.Utc) => Either.Either<ReadonlyArray<Event>, Refusal>,
      answer: (events: ReadonlyArray<Event>, stream: ReadonlyArray<ChainedEvent>) => Effect.Effect<Success, Other>
    ): Effect.Effect<Success, Refusal | Other> =>
      SynchronizedRef.modifyEffect(streams, (all) =>
        Effect.gen(function* () {
          const before = all.get(id) ?? []
          const now = Account.notBefore(yield* DateTime.now, before.at(-1)?.recordedAt)
          const events = yield* decide(Account.fold(before), now)
          const after = events.reduce<ReadonlyArray<ChainedEvent>>(
            (stream, event) => append(stream, id, event, DateTime.toDateUtc(now)),
            before
          )
          return [yield* answer(events, after), new Map(all).set(id, after)] as const
        })
      )

    const allKeys = (all: ReadonlyMap<AccountId, ReadonlyArray<ChainedEvent>>) =>
      [...all].flatMap(([accountId, stream]) =>
        stream.flatMap(({ event }) =>
          event._tag === "KeyCreated" ? [{ accountId, stream, key: event as KeyCreated }] : []
        )
      )

    const recordConversion = <Answer, Refusal>(
      id: AccountId,
      facts: Account.ConversionFacts,
      alongside: (entry: LedgerEntry) => Effect.Effect<Answer, Refusal>
    ) =>
      Effect.gen(function* () {
        const known = findConversion((yield* streams).get(id) ?? [], facts.conversion_id)
        return yield* decided(
          id,
          (account, now): ReturnType<ReturnType<typeof Account.recordConversion>> =>
            known === undefined ? Account.recordConversion(facts, now)(account) : Either.right([]),
          (_, stream) => {
            const { event, hash, version } = findConversion(stream, facts.conversion_id)!
            const limit = Account.fold(stream)!.conversionsLimit
            return alongside({ used: (event as ConversionSucceeded).ordinal, limit, version, hash })
          }
        )
      })

    return EventStore.of({
      administer: (id, decide) => decided(id, decide, Effect.succeed),
      recordConversion: (id, facts) => recordConversion(id, facts, Effect.succeed),
      recordConversionWith: (id, facts, _, alongside) => recordConversion(id, facts, alongside),
      findKey: (keyHash) =>
        Effect.gen(function* () {
          const month = monthOf(yield* DateTime.now)
          const found = allKeys(yield* streams).find(({ key }) => key.key_hash === keyHash)
          if (found === undefined) return Option.none()
          const account = Account.fold(found.stream)!
          return Option.some({
            accountId: found.accountId,
            keyId: found.key.key_id,
            revoked: account.keys.get(found.key.key_id)!.revokedAt !== null,
            used: Account.usedIn(account, month),
            limit: account.conversionsLimit
          })
        }),
      quota: (id) =>
        Effect.gen(function* () {
          const account = Account.fold((yield* streams).get(id) ?? [])
          if (account === null) return { used: 0, limit: 0 }
          return { used: Account.usedIn(account, monthOf(yield* DateTime.now)), limit: account.conversionsLimit }
        }),
      isEmpty: Effect.map(streams, (all) => all.size === 0),
      ownerOf: (id) =>
        Effect.map(streams, (all) => Option.fromNullable(allKeys(all).find(({ key }) => key.key_id === id)?.accountId)),
      accounts: Effect.map(streams, (all) =>
        [...all].map(([id, stream]) => ({ id, account: foldAdministration(stream)! }))
      ),
      find: (id) => Effect.map(streams, (all) => Option.fromNullable(foldAdministration(all.get(id) ?? []))),
      newest: (id, before, count) =>
        Effect.map(streams, (all) => {
          const stream = all.get(id) ?? []
          const lines = stream.filter(({ version }) => before === null || version < before).toReversed()
          return { head: stream.at(-1) ?? null, lines: lines.slice(0, count) }
        }),
      events: (id) => Stream.unwrap(Effect.map(streams, (all) => Stream.fromIterable(all.get(id) ?? [])))
    })
  })
)
