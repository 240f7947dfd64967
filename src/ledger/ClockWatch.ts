import { SqlClient } from "@effect/sql"
import { Clock, Duration, Effect, Layer, Schedule, Schema } from "effect"
import { earliest, latest } from "../domain/Account.ts"
import { steadyMillis } from "../effects/steadyClock.ts"

/** Events are dated by this clock, and months are told by it: one that is absurd must record nothing. */
export class ClockAbsurd extends Schema.TaggedError<ClockAbsurd>()("ClockAbsurd", { message: Schema.String }) {}

/** Servers and their database may differ by this much before somebody should know. */
const toleratedMillis = 60_000
/** From here on it is no drift, but a clock that was set. */
const jumpMillis = 2_000
const pause = Duration.seconds(5)

const refuse = (message: string) => new ClockAbsurd({ message: `${message}. Set the system's clock` })

const checkAtStart = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = yield* Clock.currentTimeMillis
  const told = new Date(now).toISOString()
  if (now < earliest || now >= latest) return yield* refuse(`The clock says ${told}, which cannot be`)
  const [row] = yield* Effect.orDie(
    sql<{ millis: number; newest: number | null }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as millis,
        (select (extract(epoch from recorded_at) * 1000)::float8 from events order by transaction_id desc, position desc limit 1) as newest`
  )
  const apart = now - row!.millis
  if (Math.abs(apart) > toleratedMillis) {
    yield* Effect.logWarning(`The clock is ${Math.round(apart / 1000)} s ahead of the database's`)
  }
  if (row!.newest !== null && row!.newest > now + toleratedMillis) {
    yield* Effect.logWarning(
      `The clock says ${told}, but the ledger's newest event is of ${new Date(row!.newest).toISOString()}: new events are dated like it`
    )
  }
})

/** Tells when the wall clock was set, which it shows by leaving the clock that only counts. */
const watch = Effect.gen(function* () {
  const gap = Effect.zipWith(Clock.currentTimeMillis, steadyMillis, (wall, steady) => wall - steady)
  let before = yield* gap
  yield* Effect.gen(function* () {
    const after = yield* gap
    if (Math.abs(after - before) > jumpMillis) {
      yield* Effect.logWarning(
        `The clock was set by ${Math.round((after - before) / 1000)} s. No account's time runs backwards`
      )
    }
    before = after
  }).pipe(Effect.repeat(Schedule.spaced(pause)))
})

/** Refuses an absurd clock at the start, and tells later when the clock is set. */
export const layer: Layer.Layer<never, ClockAbsurd, SqlClient.SqlClient> = Layer.scopedDiscard(
  Effect.zipRight(checkAtStart, Effect.forkScoped(watch))
)
