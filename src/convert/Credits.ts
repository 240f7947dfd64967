import { Deferred, Effect } from "effect"
import { MonthlyLimitReached } from "../domain/Failure.ts"
import type { AccountId } from "../domain/Identifiers.ts"
import { held } from "../effects/held.ts"
import { makeShared } from "../effects/shared.ts"
import { EventStore } from "../ledger/EventStore.ts"
import type { Bound } from "../admission/FairLine.ts"
import type { Caller } from "./Caller.ts"

export const limitReached = (limit: number) =>
  new MonthlyLimitReached({
    message: `The ${limit} conversions of this month are used up. Wait for the 1st, or change to a larger plan.`
  })

/** Who has more credits left than this, as of the authentication, needs no exact count. */
const nearTheLimit = 256

/** One account's conversions on this server. */
interface Line {
  underWay: number
  /** How many have ended so far. */
  ended: number
  /** Done when the next of them ends; null while nobody waits for that. */
  next: Deferred.Deferred<void> | null
}

/** Somebody's place in the line. */
interface Hold {
  readonly line: Line
  hasCredit: boolean
}

/**
 * Holds an account to as many conversions at once as it has credits left; further ones wait in a line of
 * their own and are refused, unread, when the credits are gone. It spares work and decides no charge:
 * that is the ledger's.
 */
export const makeCredits = Effect.gen(function* () {
  const store = yield* EventStore
  const lines = makeShared<AccountId, Line>(() => ({ underWay: 0, ended: 0, next: null }))

  const tryTake = (hold: Hold, left: number): boolean => {
    if (hold.line.underWay >= left) return false
    hold.line.underWay++
    hold.hasCredit = true
    return true
  }

  const letGo = (id: AccountId, { hasCredit, line }: Hold) => {
    lines.leave(id)
    if (!hasCredit) return
    line.underWay--
    line.ended++
    if (line.next !== null) Deferred.unsafeDone(line.next, Effect.void)
    line.next = null
  }

  /** Waits for a credit that nobody else is about to use. */
  const waitFor = Effect.fnUntraced(function* (hold: Hold, id: AccountId) {
    const { line } = hold
    while (true) {
      const { ended } = line
      const next = (line.next ??= yield* Deferred.make<void>())
      const { limit, used } = yield* store.quota(id)
      if (used >= limit) return yield* limitReached(limit)
      // those that ended meanwhile may have been charged without being counted
      const uncounted = line.ended - ended
      if (tryTake(hold, limit - used - uncounted)) return
      if (uncounted === 0) yield* Deferred.await(next)
    }
  })

  /** Takes a credit that nobody else is about to use, for as long as the scope is open; `within` bounds the wait for one. */
  const take = Effect.fnUntraced(function* ({ accountId: id, limit, used }: Caller, within: Bound) {
    const hold = yield* held(
      (): Hold => ({ line: lines.enter(id), hasCredit: false }),
      (hold) => letGo(id, hold)
    )
    if (!tryTake(hold, limit - used - nearTheLimit)) yield* within(waitFor(hold, id))
  })

  return { take }
})
