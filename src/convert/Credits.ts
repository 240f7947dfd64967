import { Deferred, Effect, RcMap } from "effect"
import { MonthlyLimitReached } from "../domain/Failure.ts"
import type { AccountId } from "../domain/Identifiers.ts"
import { EventStore } from "../ledger/EventStore.ts"
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
  /** Done when the next of them ends. */
  next: Deferred.Deferred<void>
}

/**
 * Holds an account to as many conversions at once as it has credits left; further ones wait in a line of
 * their own and are refused, unread, when the credits are gone. It spares work and decides no charge:
 * that is the ledger's.
 */
export const makeCredits = Effect.gen(function* () {
  const store = yield* EventStore
  const lines = yield* RcMap.make({
    lookup: (_: AccountId) => Effect.map(Deferred.make<void>(), (next): Line => ({ underWay: 0, ended: 0, next }))
  })

  const tryTake = (line: Line, left: number) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        if (line.underWay >= left) return false
        line.underWay++
        return true
      }),
      (taken) =>
        Effect.gen(function* () {
          if (!taken) return
          line.underWay--
          line.ended++
          const ended = line.next
          line.next = yield* Deferred.make<void>()
          yield* Deferred.succeed(ended, undefined)
        })
    )

  /** Waits for a credit that nobody else is about to use, and keeps it for as long as the scope is open. */
  const take = Effect.fnUntraced(function* ({ accountId: id, limit, used }: Caller) {
    const line = yield* RcMap.get(lines, id)
    if (yield* tryTake(line, limit - used - nearTheLimit)) return
    while (true) {
      const { ended, next } = line
      const { limit, used } = yield* store.quota(id)
      if (used >= limit) return yield* limitReached(limit)
      // those that ended meanwhile may have been charged without being counted
      const uncounted = line.ended - ended
      if (yield* tryTake(line, limit - used - uncounted)) return
      if (uncounted === 0) yield* Deferred.await(next)
    }
  })

  return { take }
})
