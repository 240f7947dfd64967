import { Duration, Effect, Layer } from "effect"
import { Accounts } from "./accounts/Accounts.ts"
import type { Settings } from "./Config.ts"
import * as FileDigestKey from "./convert/FileDigestKey.ts"
import * as SqlSavedConversions from "./conversions/SqlSavedConversions.ts"
import * as LocalExtractor from "./extraction/local/LocalExtractor.ts"
import * as WorkerReader from "./extraction/local/WorkerReader.ts"
import * as ModelExtractor from "./extraction/model/ModelExtractor.ts"
import * as OpenAiChatModel from "./extraction/model/OpenAiChatModel.ts"
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

/** PDFs of at most as many pages are shown to a model, beside their text. */
const picturedPages = 3

const layerExtractor = ({ model, readerQueue, readers }: Settings) => {
  const reader = WorkerReader.layerWorkers({ readers, queue: readerQueue, preparesPictures: model !== null })
  if (model === null) return Layer.provide(LocalExtractor.layerLocal, reader)
  const { apiKey, baseUrl, conversations, fallsBack, name, seconds } = model
  return ModelExtractor.layerModel({ fallsBack, conversations, deadline: Duration.seconds(seconds) }).pipe(
    Layer.provide(
      OpenAiChatModel.layerOpenAi({ model: name, baseUrl, apiKey, answerDeadline: Duration.seconds(seconds * 0.6) })
    ),
    Layer.provide(reader)
  )
}

/** From a file's bytes to a receipt, without server or account. */
export const layerReading = (settings: Settings) =>
  Layer.mergeAll(
    WorkerDecoder.layerWorkers({
      workers: settings.readers,
      queue: settings.readerQueue,
      deadlineSeconds: settings.decodeSeconds,
      memoryMegabytes: settings.decodeMegabytes,
      picturedPages: settings.model === null ? 0 : picturedPages
    }),
    layerExtractor(settings)
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
