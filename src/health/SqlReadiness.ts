import { SqlClient } from "@effect/sql"
import { Clock, Effect, Layer, Schedule } from "effect"
import { Readiness } from "./Readiness.ts"

/** How often the database is asked, how long it may take, and how many failures in a row are too many. */
const [every, patience, tooMany] = ["2 seconds", "2 seconds", 3] as const

/** Asks the database now and then, so that no health check costs a query. */
export const layerSql: Layer.Layer<Readiness, never, SqlClient.SqlClient> = Layer.scoped(
  Readiness,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    let isDraining = false
    let failures = 0
    const probe = sql`select 1`.pipe(
      Effect.timeout(patience),
      Effect.matchCause({
        onSuccess: () => {
          failures = 0
        },
        onFailure: () => {
          failures++
        }
      })
    )
    // by the real clock, whatever clock is set
    yield* Effect.forkScoped(Effect.withClock(Effect.repeat(probe, Schedule.spaced(every)), Clock.make()))
    return Readiness.of({
      isReady: Effect.sync(() => !isDraining && failures < tooMany),
      beginDraining: Effect.sync(() => {
        isDraining = true
      })
    })
  })
)
