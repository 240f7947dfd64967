import { SqlError } from "@effect/sql"
import { Cause, Chunk, Effect, Option } from "effect"
import { awaitFor } from "../effects/awaitFor.ts"
import { steadyMillis } from "../effects/steadyClock.ts"
import { OutcomeUnknown } from "./EventStore.ts"

/** How long a lost or silent database is waited for until the outcome of a charge is known. */
const longestMillis = 30_000
const pauseMillis = 250

/** Whether it was the database's connection that failed, and not what was asked of it. */
const isDatabaseLost = (cause: Cause.Cause<unknown>): boolean =>
  Chunk.some(Cause.defects(cause), (defect) => {
    if (!(defect instanceof SqlError.SqlError)) return false
    const code = String((defect.cause as { code?: unknown } | undefined)?.code ?? "")
    // names of system errors look like SQLSTATEs (EPIPE), but no SQLSTATE is all letters;
    // 08 connection, 57P server shutting down or starting up, 40 rolled back, 53 out of resources
    return !/^(?=.*\d)[0-9A-Z]{5}$/.test(code) || /^(?:08|57P|40|53)/.test(code)
  })

/**
 * A connection lost at the commit leaves it open whether the charge was made. Asking again with the
 * same conversion id settles it: one that was made is found, one that was not is made.
 */
export const untilKnown = <A, E>(charge: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.flatMap(steadyMillis, (began) => {
    const ask: Effect.Effect<A, E> = Effect.catchAllCause(charge, (cause) =>
      isDatabaseLost(cause) ? askAgain : Effect.failCause(cause)
    )
    const askAgain = Effect.flatMap(steadyMillis, (now) =>
      now - began < longestMillis ? Effect.zipRight(Effect.sleep(pauseMillis), ask) : Effect.die(new OutcomeUnknown())
    )
    return ask
  })

/**
 * Begins a charge that goes on when nobody waits for it any more, and waits for its outcome. A connection that has
 * fallen silent ends nothing by itself: it is left to its own time-out.
 */
export const seenThrough =
  (patience = longestMillis) =>
  <A, E>(charge: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.forkDaemon(Effect.interruptible(charge)).pipe(
      Effect.flatMap((charging) => awaitFor(charging, Math.min(patience, longestMillis))),
      Effect.flatMap(Option.getOrElse(() => Effect.die(new OutcomeUnknown())))
    )
