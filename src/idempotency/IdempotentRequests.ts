import { Clock, Context, Data, Effect, Layer, SynchronizedRef } from "effect"
import type { AccountId } from "../domain/Identifiers.ts"

/** An answer as it left: sent again byte for byte. */
export interface StoredAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface RequestKey {
  readonly account: AccountId
  /** What the client sent as `Idempotency-Key`. */
  readonly key: string
  /** Keyed digest of the request's content. */
  readonly fingerprint: string
}

/** The right to work on a request; it names the one who has it. */
export type Claim = string

/** The claim has passed to somebody else; what was about to be committed with it must not be. */
export class ClaimLost extends Data.TaggedError("ClaimLost")<{}> {}

export type Attempt =
  | { readonly _tag: "Claimed"; readonly claim: Claim }
  | { readonly _tag: "Answered"; readonly answer: StoredAnswer }
  /** Another request with the key is being worked on. */
  | { readonly _tag: "Running" }
  /** The key was used with another request. */
  | { readonly _tag: "Reused" }

/** A claim that is not renewed for this long may be taken over, for any request: its server has died. */
export const leaseMillis = 15_000
/** How long an answer can be asked for again. */
export const keptMillis = 48 * 3_600_000

/** Requests with an `Idempotency-Key`. They hold receipt content, so they live outside the ledger and expire. */
export class IdempotentRequests extends Context.Tag("idempotency/IdempotentRequests")<
  IdempotentRequests,
  {
    readonly attempt: (request: RequestKey, claim: Claim) => Effect.Effect<Attempt>
    readonly renew: (request: RequestKey, claim: Claim) => Effect.Effect<void>
    /** Stores the answer, in the transaction that charges for it. */
    readonly answer: (request: RequestKey, claim: Claim, answer: StoredAnswer) => Effect.Effect<void, ClaimLost>
    /** Gives an unanswered claim back, so that the key can be tried again. */
    readonly release: (request: RequestKey, claim: Claim) => Effect.Effect<void>
    /** Forgets what has expired, and tells how many. */
    readonly expire: Effect.Effect<number>
  }
>() {}

interface MemoryRow {
  readonly fingerprint: string
  readonly claim: Claim
  readonly leasedUntil: number
  readonly expiresAt: number
  readonly answer: StoredAnswer | null
}

export const layerMemory: Layer.Layer<IdempotentRequests> = Layer.effect(
  IdempotentRequests,
  Effect.gen(function* () {
    const rows = yield* SynchronizedRef.make<ReadonlyMap<string, MemoryRow>>(new Map())
    const place = ({ account, key }: RequestKey) => `${account} ${key}`

    const update = <A, E = never>(
      request: RequestKey,
      decide: (row: MemoryRow | undefined, now: number) => Effect.Effect<readonly [A, MemoryRow | undefined], E>
    ) =>
      SynchronizedRef.modifyEffect(rows, (all) =>
        Effect.gen(function* () {
          const [answer, row] = yield* decide(all.get(place(request)), yield* Clock.currentTimeMillis)
          const next = new Map(all)
          if (row === undefined) next.delete(place(request))
          else next.set(place(request), row)
          return [answer, next] as const
        })
      )

    return IdempotentRequests.of({
      attempt: (request, claim) =>
        update(request, (row, now): Effect.Effect<readonly [Attempt, MemoryRow]> => {
          const isAbandoned = row?.answer === null && row.leasedUntil <= now
          const known = row !== undefined && row.expiresAt > now && !isAbandoned ? row : undefined
          if (known !== undefined && known.fingerprint !== request.fingerprint) {
            return Effect.succeed([{ _tag: "Reused" }, known])
          }
          if (known?.answer != null) return Effect.succeed([{ _tag: "Answered", answer: known.answer }, known])
          if (known !== undefined) return Effect.succeed([{ _tag: "Running" }, known])
          return Effect.succeed([
            { _tag: "Claimed", claim },
            {
              fingerprint: request.fingerprint,
              claim,
              leasedUntil: now + leaseMillis,
              expiresAt: now + keptMillis,
              answer: null
            }
          ])
        }),
      renew: (request, claim) =>
        update(request, (row, now) =>
          Effect.succeed([undefined, row?.claim === claim ? { ...row, leasedUntil: now + leaseMillis } : row])
        ),
      answer: (request, claim, answer) =>
        update(request, (row, now) =>
          row?.claim === claim
            ? Effect.succeed([undefined, { ...row, answer, expiresAt: now + keptMillis }] as const)
            : new ClaimLost()
        ),
      release: (request, claim) =>
        update(request, (row) =>
          Effect.succeed([undefined, row?.claim === claim && row.answer === null ? undefined : row])
        ),
      expire: SynchronizedRef.modifyEffect(rows, (all) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const kept = [...all].filter(([, row]) => row.expiresAt > now)
          return [all.size - kept.length, new Map(kept)] as const
        })
      )
    })
  })
)
