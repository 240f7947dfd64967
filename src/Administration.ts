import { Effect, Layer } from "effect"
import { Accounts } from "./accounts/Accounts.ts"
import type { Settings } from "./Config.ts"
import { Keys } from "./keys/Keys.ts"
import * as SqlEventStore from "./ledger/SqlEventStore.ts"
import * as SqlLedgerReader from "./ledger/SqlLedgerReader.ts"
import {
  DatabaseServer,
  type DatabaseSettings,
  layerAuditClient,
  layerExaminedClient,
  layerOwnerClient,
  layerServer,
  layerServiceClient,
  layerServicePool
} from "./postgres/Database.ts"
import { createServiceLogin } from "./postgres/EmbeddedLogin.ts"
import { migrate, migrateIfEmpty } from "./postgres/Migrations.ts"

// The composition root's part over the database, for the operator's and the auditor's commands: without a reader, a
// listener or pages, which take twice as long to load.

/** The owner's connection to the database as it is, for the command that migrates it. */
export const layerOwner = (settings: Settings) => Layer.provide(layerOwnerClient, layerServer(settings))

/** The service's connections, once its owner has prepared the database. */
export const layerPrepared = <E, R>(
  settings: DatabaseSettings,
  prepare: Effect.Effect<ReadonlyArray<readonly [id: number, name: string]>, E, R>
) => {
  const asOwner = Effect.gen(function* () {
    const done = yield* prepare
    if (done.length > 0) yield* Effect.logInfo(`Migrated the database: ${done.map(([, name]) => name).join(", ")}`)
    if ((yield* DatabaseServer).isEmbedded) yield* createServiceLogin
  }).pipe(Effect.provide(layerOwnerClient))
  return Layer.provide(
    Layer.merge(layerServiceClient, layerServicePool),
    Layer.provideMerge(Layer.effectDiscard(asOwner), layerServer(settings))
  )
}

/** The service's own connections to a database that is brought up to date first. */
export const layerDatabase = (settings: DatabaseSettings) => layerPrepared(settings, migrate)

export const layerAccounts = Layer.mergeAll(Accounts.Default, Keys.Default)

/** Accounts and keys, for the operator's commands. */
export const layerAdministration = (settings: Settings) =>
  layerAccounts.pipe(Layer.provide(SqlEventStore.layerSql), Layer.provide(layerPrepared(settings, migrateIfEmpty)))

/** Accounts and keys to look at; nothing is ever written. */
export const layerOverview = (settings: Settings) =>
  layerAccounts.pipe(
    Layer.provide(SqlEventStore.layerSql),
    Layer.provide(Layer.provide(layerAuditClient, layerServer(settings)))
  )

/** The ledger, for auditors. A fault in reading is told; nothing is ever written. */
export const layerLedger = (settings: Settings) =>
  Layer.provide(SqlLedgerReader.layerSql, Layer.provide(layerAuditClient, layerServer(settings)))

/** What `receipts doctor` looks at in the database; nothing is migrated or written. */
export const examinedDatabase = {
  database: (settings: Settings) => Layer.provide(layerExaminedClient, layerServer(settings)),
  rights: (settings: Settings) => Layer.provide(layerServiceClient, layerServer(settings))
}
