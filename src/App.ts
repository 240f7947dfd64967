import { Effect, Layer } from "effect"
import { Accounts } from "./accounts/Accounts.ts"
import type { Settings } from "./Config.ts"
import * as FileDigestKey from "./convert/FileDigestKey.ts"
import * as SqlSavedConversions from "./conversions/SqlSavedConversions.ts"
import * as LocalExtractor from "./extraction/local/LocalExtractor.ts"
import { layerHttp } from "./http/Server.ts"
import * as AddressPolicy from "./intake/AddressPolicy.ts"
import * as SqlIdempotentRequests from "./idempotency/SqlIdempotentRequests.ts"
import * as GuardedUrlFetcher from "./intake/GuardedUrlFetcher.ts"
import * as WorkerDecoder from "./intake/WorkerDecoder.ts"
import { Keys } from "./keys/Keys.ts"
import * as SqlEventStore from "./ledger/SqlEventStore.ts"
import * as SqlLedgerReader from "./ledger/SqlLedgerReader.ts"
import { layerAuditClient, layerOwnerClient, layerServer, layerServiceClient } from "./postgres/Database.ts"
import { migrate } from "./postgres/Migrations.ts"

// The composition root: the only file that chooses adapters.

/** The owner's connection to the database as it is, for the command that migrates it. */
export const layerOwner = (settings: Settings) => Layer.provide(layerOwnerClient, layerServer(settings))

const migrateAsOwner = Effect.tap(migrate, (done) =>
  done.length === 0 ? Effect.void : Effect.logInfo(`Migrated the database: ${done.map(([, name]) => name).join(", ")}`)
).pipe(Effect.provide(layerOwnerClient))

/** The database, brought up to date before anything uses it. */
const layerMigrated = (settings: Settings) =>
  Layer.provideMerge(Layer.effectDiscard(migrateAsOwner), layerServer(settings))

const layerStores = (settings: Settings) =>
  Layer.provide(
    Layer.mergeAll(SqlEventStore.layerSql, SqlSavedConversions.layerSql, SqlIdempotentRequests.layerSql),
    Layer.provide(layerServiceClient, layerMigrated(settings))
  )

/** Accounts and keys, for the operator's commands. */
export const layerAdministration = (settings: Settings) =>
  Layer.provide(Layer.mergeAll(Accounts.Default, Keys.Default), layerStores(settings))

/** The ledger, for auditors. A fault in reading is told; nothing is ever written. */
export const layerLedger = (settings: Settings) =>
  Layer.provide(SqlLedgerReader.layerSql, Layer.provide(layerAuditClient, layerMigrated(settings)))

/** From a file's bytes to a receipt, without server or account. */
export const layerReading = ({ decodeMegabytes, decodeSeconds, readerQueue, readers }: Settings) =>
  Layer.mergeAll(
    WorkerDecoder.layerWorkers({
      workers: readers,
      queue: readerQueue,
      deadlineSeconds: decodeSeconds,
      memoryMegabytes: decodeMegabytes
    }),
    LocalExtractor.layerLocal({ readers, queue: readerQueue })
  )

const layerDigestKey = ({ dataDirectory, fileDigestKey }: Settings) =>
  fileDigestKey === null ? FileDigestKey.layerKept(dataDirectory) : FileDigestKey.layerFixed(fileDigestKey)

/** The running service, with what the start needs to open the local account. */
export const layerService = (settings: Settings) =>
  Layer.mergeAll(layerHttp(settings), Accounts.Default, Keys.Default).pipe(
    Layer.provide([
      layerStores(settings),
      layerReading(settings),
      layerDigestKey(settings),
      Layer.provide(GuardedUrlFetcher.layerGuarded(), AddressPolicy.layerPublic(settings.fetchPorts))
    ])
  )
