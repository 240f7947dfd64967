import { Command, Options } from "@effect/cli"
import { Effect, Schema } from "effect"
import { partition as partitionLedger } from "../postgres/Partitions.ts"
import { jsonOption, printRecord } from "./Output.ts"

const Parts = Schema.Int.pipe(Schema.between(1, 1024))

/** Splits the ledger's table by account, beside a running service. */
export const partition = Command.make(
  "partition",
  {
    parts: Options.integer("into").pipe(
      Options.withSchema(Parts),
      Options.withDescription("How many hash partitions by account, 1 to 1024.")
    ),
    mayPause: Options.boolean("pause").pipe(
      Options.withDescription("Also where requests have to wait for more than a moment.")
    ),
    json: jsonOption
  },
  ({ json, mayPause, parts }) =>
    Effect.flatMap(partitionLedger(parts, mayPause), (done) =>
      printRecord({ status: "partitioned", ...done, before: "kept as events_before_partitions" }, json)
    )
).pipe(Command.withDescription("Split the ledger into hash partitions by account, beside a running service."))
