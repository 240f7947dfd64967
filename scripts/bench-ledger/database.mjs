// A ledger for a benchmark, through the service's own layers, and the way in as its owner.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NodeContext } from "@effect/platform-node"
import { SqlClient } from "@effect/sql"
import { Effect, Layer, Logger, LogLevel, Redacted } from "effect"
import { layerDatabase } from "../../dist/Administration.js"
import * as SqlEventStore from "../../dist/ledger/SqlEventStore.js"
import * as SqlLedgerReader from "../../dist/ledger/SqlLedgerReader.js"
import { layerOwnerClient, layerServer } from "../../dist/postgres/Database.js"

/** Runs as the owner of the tables, who alone may fill them by the million. */
export const asOwner = (use) => Effect.flatMap(SqlClient.SqlClient, use).pipe(Effect.provide(layerOwnerClient))

/** Runs the program on an embedded PostgreSQL of its own, or on the (empty) database of this address. */
export const onLedger = async (program, address) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "receipts-bench-"))
  const settings = {
    databaseUrl: address === undefined ? null : Redacted.make(address),
    databaseOwnerUrl: null,
    dataDirectory
  }
  const layer = Layer.mergeAll(SqlEventStore.layerSql, SqlLedgerReader.layerSql).pipe(
    Layer.provide(layerDatabase(settings)),
    Layer.provideMerge(layerServer(settings)),
    Layer.provideMerge(Layer.merge(NodeContext.layer, Logger.minimumLogLevel(LogLevel.Warning)))
  )
  await Effect.runPromise(program.pipe(Effect.scoped, Effect.provide(layer)))
  // the server may take a moment to put its last files away
  rmSync(dataDirectory, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 })
}
