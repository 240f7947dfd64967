import { DateTime, Either, Schema } from "effect"
import type {
  AccountEvent,
  AccountOpened,
  Actor,
  Channel,
  ConversionSucceeded,
  KeyCreated,
  KeyRevoked,
  PlanChanged,
  Recorded
} from "./AccountEvent.ts"
import type { KeyId } from "./Identifiers.ts"
import { type Month, monthOf } from "./Month.ts"
import { conversionsLimit, type Plan } from "./Plan.ts"

// State

export interface AccountKey {
  readonly id: KeyId
  readonly name: string
  readonly lastCharacters: string
  readonly createdAt: Date
  readonly revokedAt: Date | null
}

export interface Account {
  readonly name: string
  readonly plan: Plan
  readonly conversionsLimit: number
  readonly keys: ReadonlyMap<KeyId, AccountKey>
  /** Highest ordinal of each month that has conversions. */
  readonly used: ReadonlyMap<Month, number>
}

/** Milliseconds since 1970: no event of this service is older, and none is recorded so far ahead. */
export const [earliest, latest] = [Date.UTC(2026, 0), Date.UTC(2100, 0)] as const

/** Time never runs backwards within an account: a clock that is behind is read as the last event's time. */
export const notBefore = (now: DateTime.Utc, last: Date | undefined): DateTime.Utc =>
  last === undefined ? now : DateTime.max(now, DateTime.unsafeFromDate(last))

/** Conversions that count against the limit now: of this month, or of a later one where the clock was set back. */
export const usedIn = (account: Account, month: Month): number => {
  const counted = [...account.used.keys()].filter((one) => one >= month).sort()
  return account.used.get(counted.at(-1) ?? month) ?? 0
}

// Fold

/** Adds one event to the state; `null` is an account that was never opened. */
export const evolve = (state: Account | null, { event, recordedAt }: Recorded): Account | null => {
  if (event._tag === "AccountOpened") {
    return {
      name: event.name,
      plan: event.plan,
      conversionsLimit: event.conversions_limit,
      keys: new Map(),
      used: new Map()
    }
  }
  if (state === null) return null
  switch (event._tag) {
    case "PlanChanged":
      return { ...state, plan: event.plan, conversionsLimit: event.conversions_limit }
    case "KeyCreated":
      return {
        ...state,
        keys: new Map(state.keys).set(event.key_id, {
          id: event.key_id,
          name: event.name,
          lastCharacters: event.last_characters,
          createdAt: recordedAt,
          revokedAt: null
        })
      }
    case "KeyRevoked": {
      const key = state.keys.get(event.key_id)
      return key === undefined
        ? state
        : { ...state, keys: new Map(state.keys).set(key.id, { ...key, revokedAt: recordedAt }) }
    }
    case "ConversionSucceeded":
      return { ...state, used: new Map(state.used).set(event.month, event.ordinal) }
  }
}

export const fold = (events: Iterable<Recorded>): Account | null => {
  let state: Account | null = null
  for (const recorded of events) state = evolve(state, recorded)
  return state
}

// Decide: each answers with the events to append; none when nothing changes.

/** Specification, section "Limits". */
export const maximumActiveKeys = 5

export class AccountMissing extends Schema.TaggedError<AccountMissing>()("AccountMissing", {}) {
  override readonly message = "there is no such account"
}
export class TooManyKeys extends Schema.TaggedError<TooManyKeys>()("TooManyKeys", {}) {
  override readonly message = `the account already holds ${maximumActiveKeys} active keys; revoke one first`
}
export class KeyMissing extends Schema.TaggedError<KeyMissing>()("KeyMissing", {}) {
  override readonly message = "there is no such key"
}
export class KeyInactive extends Schema.TaggedError<KeyInactive>()("KeyInactive", {}) {
  override readonly message = "the key has been revoked"
}
export class LimitReached extends Schema.TaggedError<LimitReached>()("LimitReached", { limit: Schema.Int }) {}

type Decision<Event extends AccountEvent, Refusal> = Either.Either<ReadonlyArray<Event>, Refusal>

export const activeKeys = (account: Account): ReadonlyArray<AccountKey> =>
  [...account.keys.values()].filter((key) => key.revokedAt === null)

export const open =
  (name: string, plan: Plan) =>
  (account: Account | null): Decision<AccountOpened, never> =>
    Either.right(
      account === null ? [{ _tag: "AccountOpened", name, plan, conversions_limit: conversionsLimit[plan] }] : []
    )

export const changePlan =
  (plan: Plan) =>
  (account: Account | null): Decision<PlanChanged, AccountMissing> => {
    if (account === null) return Either.left(new AccountMissing())
    const conversions_limit = conversionsLimit[plan]
    const unchanged = account.plan === plan && account.conversionsLimit === conversions_limit
    return Either.right(unchanged ? [] : [{ _tag: "PlanChanged", plan, conversions_limit }])
  }

export const createKey =
  (key: Omit<KeyCreated, "_tag">) =>
  (account: Account | null): Decision<KeyCreated, AccountMissing | TooManyKeys> => {
    if (account === null) return Either.left(new AccountMissing())
    if (account.keys.has(key.key_id)) return Either.right([])
    if (activeKeys(account).length >= maximumActiveKeys) return Either.left(new TooManyKeys())
    return Either.right([{ _tag: "KeyCreated", ...key }])
  }

export const revokeKey =
  (id: KeyId) =>
  (account: Account | null): Decision<KeyRevoked, AccountMissing | KeyMissing> => {
    if (account === null) return Either.left(new AccountMissing())
    const key = account.keys.get(id)
    if (key === undefined) return Either.left(new KeyMissing())
    return Either.right(key.revokedAt === null ? [{ _tag: "KeyRevoked", key_id: id }] : [])
  }

/** What is known of a finished conversion before the ledger gives it its place. */
export type ConversionFacts = Omit<
  ConversionSucceeded,
  "_tag" | "month" | "ordinal" | "key_id" | "person_id" | "channel"
> & {
  readonly actor: Actor
  readonly channel: Channel
}

/**
 * Decides the charge. The SQL function `record_conversion` restates this decision under the
 * account's lock; the contract suite holds both to the same answers.
 */
export const recordConversion =
  (facts: ConversionFacts, now: DateTime.Utc) =>
  (account: Account | null): Decision<ConversionSucceeded, AccountMissing | KeyInactive | LimitReached> => {
    if (account === null) return Either.left(new AccountMissing())
    const { actor, ...others } = facts
    if ("key_id" in actor && account.keys.get(actor.key_id)?.revokedAt !== null) return Either.left(new KeyInactive())
    const month = monthOf(now)
    const ordinal = (account.used.get(month) ?? 0) + 1
    if (ordinal > account.conversionsLimit) return Either.left(new LimitReached({ limit: account.conversionsLimit }))
    return Either.right([{ _tag: "ConversionSucceeded", ...others, ...actor, month, ordinal }])
  }
