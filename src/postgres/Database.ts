import { PgClient } from "@effect/sql-pg"
import { Context, Duration, Effect, Layer, Redacted, Schedule } from "effect"
import { embeddedPostgres } from "./EmbeddedPostgres.ts"

export interface DatabaseSettings {
  readonly databaseUrl: Redacted.Redacted | null
  /** Whose tables they are, for migrations; the same as `databaseUrl` unless it is given. */
  readonly databaseOwnerUrl: Redacted.Redacted | null
  readonly dataDirectory: string
}

/** Where the database is. The embedded server runs for as long as this layer. */
export class DatabaseServer extends Context.Tag("postgres/DatabaseServer")<
  DatabaseServer,
  {
    readonly serviceUrl: Redacted.Redacted
    readonly ownerUrl: Redacted.Redacted
    /** A server of our own needs a moment to come up, and comes back by itself. */
    readonly attempts: number
  }
>() {}

const embeddedUrl = (socket: string): Redacted.Redacted =>
  Redacted.make(`postgresql://receipts@localhost/postgres?host=${encodeURIComponent(socket)}`)

/** The server named by DATABASE_URL or, without one, the embedded server, kept running. */
export const layerServer = ({ databaseOwnerUrl, databaseUrl, dataDirectory }: DatabaseSettings) =>
  Layer.scoped(
    DatabaseServer,
    Effect.gen(function* () {
      if (databaseUrl !== null) {
        return { serviceUrl: databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl, attempts: 20 }
      }
      const { ensureRunning, socket } = yield* embeddedPostgres(dataDirectory)
      yield* ensureRunning
      yield* Effect.forkScoped(Effect.repeat(Effect.ignoreLogged(ensureRunning), Schedule.spaced("250 millis")))
      const url = embeddedUrl(socket)
      return { serviceUrl: url, ownerUrl: url, attempts: 300 }
    })
  )

const withOptions = (url: Redacted.Redacted, options: string): Redacted.Redacted => {
  const parsed = new URL(Redacted.value(url))
  const given = parsed.searchParams.get("options")
  parsed.searchParams.set("options", given === null ? options : `${given} ${options}`)
  return Redacted.make(parsed.href)
}

const client = (pick: "serviceUrl" | "ownerUrl", maxConnections: number, options: string) =>
  Layer.unwrapEffect(
    Effect.map(DatabaseServer, (server) =>
      PgClient.layer({
        url: withOptions(server[pick], `-c timezone=UTC ${options}`),
        maxConnections,
        connectTimeout: Duration.seconds(10),
        applicationName: "receipts"
      }).pipe(Layer.retry(Schedule.spaced("100 millis").pipe(Schedule.intersect(Schedule.recurs(server.attempts)))))
    )
  )

/**
 * The service's connections. They take on the role that may read and add events and nothing else; no
 * statement of ours is slow, and one that is waits on something broken.
 */
export const layerServiceClient = client(
  "serviceUrl",
  16,
  "-c role=receipts_service -c statement_timeout=20000 -c idle_in_transaction_session_timeout=30000"
)

/** An auditor's connection: it can only read, and may take as long as the ledger is. */
export const layerAuditClient = client("serviceUrl", 2, "-c role=receipts_service -c default_transaction_read_only=on")

/** The owner's connection, for migrations. */
export const layerOwnerClient = client("ownerUrl", 2, "")
