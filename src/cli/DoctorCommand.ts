import { Command } from "@effect/cli"
import type { FileSystem } from "@effect/platform"
import type { SqlClient } from "@effect/sql"
import { Effect, type Layer } from "effect"
import { type Settings, settings } from "../Config.ts"
import { checkDatabase } from "../doctor/databaseChecks.ts"
import { fault, type Finding, ok } from "../doctor/Finding.ts"
import { checkDisk, checkMemory } from "../doctor/machineChecks.ts"
import { checkModel } from "../doctor/modelCheck.ts"
import { checkReader } from "../doctor/readerCheck.ts"
import type { Reader } from "../extraction/Reader.ts"
import { explainCause } from "./Explanation.ts"
import { jsonOption, printList, refuse } from "./Output.ts"
import { samplePath } from "./ServeCommand.ts"

/** What the checks look at, each by itself: one that cannot even be reached is a finding. */
export interface Examined {
  readonly database: (of: Settings) => Layer.Layer<SqlClient.SqlClient, unknown, FileSystem.FileSystem>
  readonly rights: (of: Settings) => Layer.Layer<SqlClient.SqlClient, unknown, FileSystem.FileSystem>
  readonly reader: (of: Settings) => Layer.Layer<Reader, unknown, FileSystem.FileSystem>
}

const found = <R>(
  check: string,
  advice: string,
  findings: Effect.Effect<Finding | ReadonlyArray<Finding>, unknown, R>
): Effect.Effect<ReadonlyArray<Finding>, never, R> =>
  findings.pipe(
    Effect.map((one) => [one].flat()),
    Effect.catchAllCause((cause) => Effect.succeed([fault(check, explainCause(cause), advice)]))
  )

const examine = (of: Settings, { database, reader, rights }: Examined) =>
  Effect.map(
    Effect.all([
      found("disk", "See that DATA_DIR can be read.", checkDisk(of.dataDirectory)),
      found("memory", "", checkMemory(of.readers)),
      found("database", "See DATABASE_URL.", Effect.provide(checkDatabase, database(of))),
      found(
        "rights",
        "See DATABASE_URL and DATABASE_OWNER_URL.",
        Effect.provide(
          Effect.succeed(ok("rights", "the service may add to the ledger, and change nothing")),
          rights(of)
        )
      ),
      found("reader", "Install the package anew.", Effect.provide(checkReader(samplePath), reader(of))),
      found("model", "", checkModel(of.model))
    ]),
    (all) => [ok("settings", "all are understood"), ...all.flat()]
  )

/** Checks what the service stands on, and says what to do; ends with 1 where something is at fault. */
export const doctorCommand = (examined: Examined) =>
  Command.make("doctor", { json: jsonOption }, ({ json }) =>
    Effect.gen(function* () {
      const findings = yield* examine(yield* settings, examined)
      yield* printList(
        findings.map((one) => ({ ...one })),
        json,
        ""
      )
      const faults = findings.filter(({ state }) => state === "fault").length
      if (faults > 0) return yield* refuse({ message: `${faults} of ${findings.length} checks found a fault` })
    })
  ).pipe(Command.withDescription("Check settings, disk, memory, database, readers and model, and say what to do."))
