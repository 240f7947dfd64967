import { Context, Duration, Effect, Layer, Metric, MetricBoundaries, type Scope } from "effect"
import { busy, type ConversionFailed } from "../domain/Failure.ts"
import type { AccountId } from "../domain/Identifiers.ts"
import { held } from "../effects/held.ts"
import { steadyMillis } from "../effects/steadyClock.ts"
import { type Bound, makeFairLine, type Watch } from "./FairLine.ts"
import { FairOrder } from "./FairOrder.ts"

export interface AdmissionSettings {
  /** Files that are read at the same time. */
  readonly readers: number
  /** Conversions that may be under way beside those that are read: sending, fetching or waiting. */
  readonly queue: number
  /** Bytes of files that may be held at the same time. */
  readonly bytes: number
}

/** Who comes in, and whose turn it is: one bounded line for everything that conversions wait for on this server. */
export class Admission extends Context.Tag("admission/Admission")<
  Admission,
  {
    /**
     * A place, and room for a file of so many bytes, for as long as the scope is open. When all places are taken, the
     * account with the most of them gives up its newest that still waits; an account that has the most itself is busy.
     * `within` bounds the waits.
     */
    readonly enter: (
      account: AccountId,
      bytes: number,
      within?: Bound
    ) => Effect.Effect<void, ConversionFailed, Scope.Scope>
    /** Waits for the account's turn at a reader, and lets one watch how the line moves; what `read` takes is counted against its next turns. */
    readonly inTurn: (
      account: AccountId,
      watch?: Watch
    ) => <A, E, R>(read: Effect.Effect<A, E, R>) => Effect.Effect<A, E | ConversionFailed, R>
  }
>() {}

/** One account never holds more than this share of the bytes: slow senders of one delay only their own. */
const largestShare = 0.5

const waiting = Metric.gauge("receipts_queue_length", { description: "Files that wait for a reader." })
const waits = Metric.histogram(
  "receipts_queue_wait_seconds",
  MetricBoundaries.fromIterable([0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]),
  "How long files waited for a reader."
)

const whileWaiting = <A, E, R>(wait: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.acquireUseRelease(
    Metric.incrementBy(waiting, 1),
    () => Metric.trackDurationWith(wait, waits, Duration.toSeconds),
    () => Metric.incrementBy(waiting, -1)
  )

export const layer = ({ bytes, queue, readers }: AdmissionSettings): Layer.Layer<Admission> =>
  Layer.sync(Admission, () => {
    const order = new FairOrder()
    // room is served in an order of its own: who waits for it is not in the race for a reader yet
    const room = makeFairLine(bytes, bytes * largestShare, new FairOrder())
    const turns = makeFairLine(readers, readers, order)
    const inside = new Map<AccountId, number>()
    const placesOf = (account: AccountId): number => inside.get(account) ?? 0
    const count = (account: AccountId, change: 1 | -1) => {
      const now = placesOf(account) + change
      if (now === 0) inside.delete(account)
      else inside.set(account, now)
    }
    const isFull = () => [...inside.values()].reduce((sum, places) => sum + places, 0) >= readers + queue

    /** Makes room for an account that has less than others; false where none has more. */
    const makePlace = (account: AccountId): boolean => {
      const greedy = [...inside]
        .filter(([, places]) => places > placesOf(account) + 1)
        .sort(([, a], [, b]) => b - a)
        .map(([one]) => one)
      return greedy.some((one) => turns.sendAway(one) || room.sendAway(one))
    }

    const place = (account: AccountId) =>
      Effect.suspend(() =>
        isFull() && !makePlace(account)
          ? busy
          : held(
              () => count(account, 1),
              () => count(account, -1)
            )
      )

    return Admission.of({
      enter: (account, size, within) => Effect.zipRight(place(account), room.take(account, size, { within })),
      inTurn: (account, watch) => (read) =>
        Effect.gen(function* () {
          yield* whileWaiting(turns.take(account, 1, { watch }))
          const end = order.begin(account)
          const began = yield* steadyMillis
          return yield* Effect.ensuring(
            read,
            Effect.map(steadyMillis, (ended) => end(ended - began))
          )
        }).pipe(Effect.scoped)
    })
  })
