import { Socket } from "node:net"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { type ClientBase, Pool } from "pg"
import { Context, Duration, Effect, Layer, Redacted, Schedule, Schema } from "effect"
import { DatabaseUnavailable, toUnavailable } from "./DatabaseUnavailable.ts"
import { serviceLogin } from "./EmbeddedLogin.ts"
import { ServicePool } from "./ServicePool.ts"
import { embeddedPostgres } from "./EmbeddedPostgres.ts"
import { prepareRepeated } from "./prepareRepeated.ts"

export interface DatabaseSettings {
  readonly databaseUrl: Redacted.Redacted | null
  /** Whose tables they are, for migrations; the same as `databaseUrl` unless it is given. */
  readonly databaseOwnerUrl: Redacted.Redacted | null
  readonly dataDirectory: string
}

/** A way into the database, and the setting that people know it by. */
interface Access {
  readonly url: Redacted.Redacted
  readonly setting: string
}

/** Where the database is. The embedded server runs for as long as this layer. */
export class DatabaseServer extends Context.Tag("postgres/DatabaseServer")<
  DatabaseServer,
  {
    readonly service: Access
    readonly owner: Access
    /** Reads, and never writes. */
    readonly audit: Access
    readonly isEmbedded: boolean
    /** A server of our own needs a moment to come up, and comes back by itself. */
    readonly patience: Duration.DurationInput
  }
>() {}

const embeddedAccess = (socket: string, user: string): Access => ({
  url: Redacted.make(`postgresql://${user}@localhost/postgres?host=${encodeURIComponent(socket)}`),
  setting: "the embedded database"
})

/** The server named by DATABASE_URL or, without one, the embedded server, kept running. */
export const layerServer = ({ databaseOwnerUrl, databaseUrl, dataDirectory }: DatabaseSettings) =>
  Layer.scoped(
    DatabaseServer,
    Effect.gen(function* () {
      if (databaseUrl !== null) {
        const service = { url: databaseUrl, setting: "DATABASE_URL" }
        const owner = databaseOwnerUrl === null ? service : { url: databaseOwnerUrl, setting: "DATABASE_OWNER_URL" }
        return { service, owner, audit: service, isEmbedded: false, patience: "5 seconds" as const }
      }
      const { keepRunning, socket } = yield* embeddedPostgres(dataDirectory)
      yield* keepRunning
      const owner = embeddedAccess(socket, "receipts")
      const service = embeddedAccess(socket, serviceLogin)
      return { service, owner, audit: owner, isEmbedded: true, patience: "30 seconds" as const }
    })
  )

const withOptions = (url: Redacted.Redacted, options: string): Redacted.Redacted => {
  const parsed = new URL(Redacted.value(url))
  const given = parsed.searchParams.get("options")
  parsed.searchParams.set("options", given === null ? options : `${given} ${options}`)
  return Redacted.make(parsed.href)
}

const connectTimeout = Duration.seconds(10)

/**
 * A connection over which nothing was heard or said for this long is dead: statements end after 20 s
 * and idle connections are closed before, so that a living one is never so still.
 */
const longestSilenceMillis = 25_000

const impatientSocket = (): Socket => {
  const socket = new Socket()
  return socket.setTimeout(longestSilenceMillis, () => socket.destroy(new Error("the database fell silent")))
}

interface Use {
  readonly maxConnections: number
  readonly options: string
}

const clientFor = (access: Access, patience: Duration.DurationInput, { maxConnections, options }: Use) =>
  PgClient.layer({
    url: withOptions(access.url, `-c timezone=UTC ${options}`),
    maxConnections,
    connectTimeout,
    applicationName: "receipts"
  }).pipe(
    Layer.mapError(({ cause }) => toUnavailable(cause, access.setting, access.url)),
    Layer.retry(
      Schedule.spaced("100 millis").pipe(
        Schedule.intersect(Schedule.recurUpTo(patience)),
        Schedule.whileInput((error: unknown) => error instanceof DatabaseUnavailable && error.passing)
      )
    )
  )

const serviceRole = "receipts_service"

const Standing = Schema.Tuple(
  Schema.Struct({ user: Schema.String, prepared: Schema.Boolean, changes: Schema.Boolean, adds: Schema.Boolean })
)

/** What the login itself may do with the ledger, before it takes on any role. */
const standing = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`
    select current_user as user, to_regclass('events') is not null as prepared,
      coalesce(has_table_privilege(to_regclass('events'), 'update'), false) as changes,
      coalesce(has_table_privilege(to_regclass('events'), 'insert'), false) as adds`
  return (yield* Schema.decodeUnknown(Standing)(rows))[0]
}).pipe(Effect.orDie)

/** The tables are not there: nothing has ever been started or migrated on this database. */
const notPrepared = new DatabaseUnavailable({
  message: "The database is empty. Start the service once, or run: receipts migrate",
  passing: false
})

/**
 * How the service connects. A login that can do more than read and add events works as the role that
 * cannot, or not at all; no statement of ours is slow, and one that is waits on something broken.
 */
const serviceAccess = Effect.gen(function* () {
  const { patience, service } = yield* DatabaseServer
  const probe = clientFor(service, patience, { maxConnections: 1, options: "-c statement_timeout=20000" })
  const { adds, changes, prepared, user } = yield* Effect.provide(standing, probe)
  if (!prepared) return yield* notPrepared
  if (!adds && !changes) {
    return yield* new DatabaseUnavailable({
      message: `${service.setting}: ${user} may not add to the ledger. As the owner of the tables: grant ${serviceRole} to ${user}`,
      passing: false
    })
  }
  const options = `${changes ? `-c role=${serviceRole} ` : ""}-c statement_timeout=20000 -c idle_in_transaction_session_timeout=30000`
  if (
    changes &&
    (yield* Effect.provide(standing, clientFor(service, patience, { maxConnections: 1, options }))).changes
  ) {
    return yield* new DatabaseUnavailable({
      message: `${service.setting}: ${user} may change the ledger, and a pooler drops the parameter by which the service gives that right up. Name a user of the service's own who was granted ${serviceRole}, and ${user} in DATABASE_OWNER_URL`,
      passing: false
    })
  }
  return { service, options }
})

/** Connections with the service's rights, over which every statement is short. */
const servicePool = (max: number, onConnect?: (client: ClientBase) => Promise<void>) =>
  Effect.flatMap(serviceAccess, ({ options, service }) =>
    Effect.acquireRelease(
      Effect.sync(() =>
        new Pool({
          connectionString: Redacted.value(withOptions(service.url, `-c timezone=UTC ${options}`)),
          max,
          connectionTimeoutMillis: Duration.toMillis(connectTimeout),
          application_name: "receipts",
          stream: impatientSocket,
          onConnect
        })
          // an idle connection that breaks is replaced by the next one
          .on("error", () => undefined)
      ),
      (pool) => Effect.promise(() => pool.end()).pipe(Effect.interruptible, Effect.timeoutOption("1 second"))
    )
  )

/** The service's connections: to add and read, and nothing else. */
export const layerServiceClient = Layer.unwrapScoped(
  Effect.map(servicePool(16, prepareRepeated), (pool) => PgClient.layerFromPool({ acquire: Effect.succeed(pool) }))
)

/** The same rights for a library that brings no Effect: a few connections of its own. */
export const layerServicePool = Layer.scoped(ServicePool, servicePool(4))

const auditClient = Effect.map(DatabaseServer, ({ audit, patience }) =>
  clientFor(audit, patience, { maxConnections: 2, options: "-c default_transaction_read_only=on" })
)

/** A connection that can only read, also to a database that is not prepared. */
export const layerExaminedClient = Layer.unwrapEffect(auditClient)

/** A connection that can only read, as whoever the login is, and may take as long as the ledger is. */
export const layerAuditClient = Layer.unwrapScoped(
  Effect.gen(function* () {
    const client = yield* auditClient
    if (!(yield* Effect.provide(standing, client)).prepared) return yield* notPrepared
    return client
  })
)

/** The owner's connection, for migrations. */
export const layerOwnerClient = Layer.unwrapEffect(
  Effect.map(DatabaseServer, ({ owner, patience }) => clientFor(owner, patience, { maxConnections: 2, options: "" }))
)
