import { Deferred, Effect, FiberId, type Scope } from "effect"
import type { AccountId } from "../domain/Identifiers.ts"
import { busy, type ConversionFailed } from "../domain/Failure.ts"
import { held } from "../effects/held.ts"
import type { FairOrder } from "./FairOrder.ts"

/** Hears how many came before and still wait, with oneself; 0 when it is one's turn. */
export type Watch = (place: number) => void

/** Ends a wait that takes too long. */
export type Bound = <A, E, R>(wait: Effect.Effect<A, E, R>) => Effect.Effect<A, E | ConversionFailed, R>

const asLongAsItTakes: Bound = (wait) => wait

interface Ticket {
  readonly account: AccountId
  readonly amount: number
  /** Made where it has to be waited for. */
  granted: Deferred.Deferred<void, ConversionFailed> | null
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
    wait?: { readonly within?: Bound | undefined; readonly watch?: Watch | undefined }
  ) => Effect.Effect<void, ConversionFailed, Scope.Scope>
  /** Sends the newest one of the account who waits here away, as busy; false where nobody does. */
  readonly sendAway: (account: AccountId) => boolean
}

/** A line for something of which there is a fixed amount, and of which one account never gets more than its share. */
export const makeFairLine = (capacity: number, largestShare: number, order: FairOrder): FairLine => {
  let free = capacity
  let waiting: ReadonlyArray<Ticket> = []
  const holdings = new Map<AccountId, number>()
  const heldBy = (account: AccountId): number => holdings.get(account) ?? 0
  const hold = ({ account, amount }: Ticket, sign: 1 | -1) => {
    free -= amount * sign
    const now = heldBy(account) + amount * sign
    if (now === 0) holdings.delete(account)
    else holdings.set(account, now)
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
      if (next.granted !== null) Deferred.unsafeDone(next.granted, Effect.void)
    }
  }

  const tellPlaces = () => {
    for (const [index, { watch }] of waiting.entries()) watch(index + 1)
  }

  const enter = (ticket: Ticket) => {
    waiting = [...waiting, ticket]
    grant()
    tellPlaces()
  }
  const leave = (ticket: Ticket) => {
    if (ticket.isGranted) hold(ticket, -1)
    waiting = waiting.filter((one) => one !== ticket)
    grant()
    tellPlaces()
  }

  return {
    take: (account, amount, { watch = () => undefined, within = asLongAsItTakes } = {}) =>
      Effect.gen(function* () {
        const ticket = yield* held(() => {
          const ticket: Ticket = {
            account,
            amount: Math.min(amount, largestShare),
            granted: null,
            watch,
            isGranted: false
          }
          enter(ticket)
          if (!ticket.isGranted) ticket.granted = Deferred.unsafeMake(FiberId.none)
          return ticket
        }, leave)
        if (ticket.granted !== null) yield* within(Deferred.await(ticket.granted))
      }),
    sendAway: (account) => {
      const last = waiting.findLast((ticket) => ticket.account === account)
      if (last === undefined) return false
      waiting = waiting.filter((one) => one !== last)
      if (last.granted !== null) Deferred.unsafeDone(last.granted, busy)
      tellPlaces()
      return true
    }
  }
}
