import { PgClient } from "@effect/sql-pg"
import { Duration, Effect, Layer, Redacted, Schedule } from "effect"
import { embeddedPostgres } from "./EmbeddedPostgres.ts"

export interface DatabaseSettings {
  readonly databaseUrl: Redacted.Redacted | null
  readonly dataDirectory: string
}

/** No statement of ours is slow; one that is waits on something broken. */
const session = "-c statement_timeout=20000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC"

const withSession = (url: Redacted.Redacted): Redacted.Redacted => {
  const parsed = new URL(Redacted.value(url))
  if (!parsed.searchParams.has("options")) parsed.searchParams.set("options", session)
  return Redacted.make(parsed.href)
}

const client = (url: Redacted.Redacted) =>
  PgClient.layer({
    url: withSession(url),
    maxConnections: 16,
    connectTimeout: Duration.seconds(10),
    applicationName: "receipts"
  })

const embeddedUrl = (socket: string): Redacted.Redacted =>
  Redacted.make(`postgresql://receipts@localhost/postgres?host=${encodeURIComponent(socket)}`)

const upTo = (attempts: number) => Schedule.spaced("100 millis").pipe(Schedule.intersect(Schedule.recurs(attempts)))

/** The server named by DATABASE_URL or, without one, the embedded server, kept running. */
export const layerDatabase = ({ databaseUrl, dataDirectory }: DatabaseSettings) =>
  Layer.unwrapScoped(
    Effect.gen(function* () {
      if (databaseUrl !== null) return Layer.retry(client(databaseUrl), upTo(20))
      const { ensureRunning, socket } = yield* embeddedPostgres(dataDirectory)
      yield* ensureRunning
      yield* Effect.forkScoped(Effect.repeat(Effect.ignoreLogged(ensureRunning), Schedule.spaced("1 second")))
      return Layer.retry(client(embeddedUrl(socket)), upTo(300))
    })
  )
