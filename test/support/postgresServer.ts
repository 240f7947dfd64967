import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NodeContext } from "@effect/platform-node"
import { PgClient } from "@effect/sql-pg"
import { ConfigProvider, Effect, Layer, Logger, LogLevel, ManagedRuntime, Redacted } from "effect"
import type { TestProject } from "vitest/node"
import { settings } from "../../src/Config.ts"
import { layerOwnerClient, layerServer } from "../../src/postgres/Database.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** A PostgreSQL server on which every test file makes a database of its own. */
    readonly serverUrl: string
  }
}

/** One server for the whole run: the one of DATABASE_URL, or the embedded one on a folder that goes away. */
export default async function (project: TestProject) {
  const { databaseUrl } = await Effect.runPromise(settings.pipe(Effect.withConfigProvider(ConfigProvider.fromEnv())))
  const dataDirectory = mkdtempSync(join(tmpdir(), "receipts-test-"))
  const runtime = ManagedRuntime.make(
    Layer.provide(layerOwnerClient, layerServer({ databaseUrl, databaseOwnerUrl: null, dataDirectory })).pipe(
      Layer.provide([NodeContext.layer, Logger.minimumLogLevel(LogLevel.Warning)])
    )
  )
  await runtime.runPromise(PgClient.PgClient)
  project.provide(
    "serverUrl",
    databaseUrl === null
      ? `postgresql://receipts@localhost/postgres?host=${encodeURIComponent(join(dataDirectory, "socket"))}`
      : Redacted.value(databaseUrl)
  )
  return async () => {
    await runtime.dispose()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}
