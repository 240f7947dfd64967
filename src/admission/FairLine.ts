import { Deferred, Effect, type Scope } from "effect"
import type { AccountId } from "../domain/Identifiers.ts"
import { busy, type ConversionFailed } from "../domain/Failure.ts"
import type { FairOrder } from "./FairOrder.ts"

/** Hears how many came before and still wait, with oneself; 0 when it is one's turn. */
export type Watch = (place: number) => void

interface Ticket {
  readonly account: AccountId
  readonly amount: number
  readonly granted: Deferred.Deferred<void, ConversionFailed>
  readonly watch: Watch
  isGranted: boolean
}

export interface FairLine {
  /**
   * Takes so much of what there is, for as long as the scope is open. Accounts are served in their fair order, and
   * those of one account as they came.
   */
  readonly take: (
    account: AccountId,
    amount: number,
    watch?: Watch
  ) => Effect.Effect<void, ConversionFailed, Scope.Scope>
  /** Sends the newest one of the account who waits here away, as busy; false where nobody does. */
  readonly sendAway: (account: AccountId) => boolean
}

/** A line for something of which there is a fixed amount, and of which one account never gets more than its share. */
export const makeFairLine = (capacity: number, largestShare: number, order: FairOrder): FairLine => {
  let free = capacity
  let waiting: ReadonlyArray<Ticket> = []
  const held = new Map<AccountId, number>()
  const heldBy = (account: AccountId): number => held.get(account) ?? 0
  const hold = ({ account, amount }: Ticket, sign: 1 | -1) => {
    free -= amount * sign
    const now = heldBy(account) + amount * sign
    if (now === 0) held.delete(account)
    else held.set(account, now)
  }

  const underWay = (account: AccountId): number =>
    heldBy(account) + waiting.reduce((sum, one) => sum + (one.account === account ? one.amount : 0), 0)

  /** The next who may be served; a large wish at the head is waited for, so that small ones do not starve it. */
  const grant = () => {
    while (true) {
      const eligible = waiting.filter(({ account, amount }) => heldBy(account) + amount <= largestShare)
      const accounts = [...new Set(eligible.map(({ account }) => account))]
      const first = order.next(accounts, underWay)
      const next = eligible.find(({ account }) => account === first)
      if (next === undefined || next.amount > free) return
      waiting = waiting.filter((one) => one !== next)
      next.isGranted = true
      hold(next, 1)
      next.watch(0)
      Deferred.unsafeDone(next.granted, Effect.void)
    }
  }

  const tellPlaces = () => {
    for (const [index, { watch }] of waiting.entries()) watch(index + 1)
  }

  return {
    take: (account, amount, watch = () => undefined) =>
      Effect.gen(function* () {
        const granted = yield* Deferred.make<void, ConversionFailed>()
        const ticket: Ticket = { account, amount: Math.min(amount, largestShare), granted, watch, isGranted: false }
        yield* Effect.acquireReleaseInterruptible(
          Effect.suspend(() => {
            waiting = [...waiting, ticket]
            grant()
            tellPlaces()
            return Deferred.await(granted)
          }),
          () =>
            Effect.sync(() => {
              if (ticket.isGranted) hold(ticket, -1)
              waiting = waiting.filter((one) => one !== ticket)
              grant()
              tellPlaces()
            })
        )
      }),
    sendAway: (account) => {
      const last = waiting.findLast((ticket) => ticket.account === account)
      if (last === undefined) return false
      waiting = waiting.filter((one) => one !== last)
      Deferred.unsafeDone(last.granted, busy)
      tellPlaces()
      return true
    }
  }
}
