import { SqlError } from "@effect/sql"
import { Cause, Chunk, Effect, Schedule } from "effect"
import { OutcomeUnknown } from "./EventStore.ts"

/** How long a lost or silent database is waited for until the outcome of a charge is known. */
const patience = "30 seconds"

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
export const seenThrough = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  effect.pipe(
    Effect.sandbox,
    Effect.retry({ schedule: Schedule.spaced("250 millis"), while: isDatabaseLost }),
    Effect.unsandbox,
    // a connection that has fallen silent ends nothing by itself: it is left to its own time-out
    Effect.disconnect,
    Effect.timeoutFailCause({ duration: patience, onTimeout: () => Cause.die(new OutcomeUnknown()) })
  )
