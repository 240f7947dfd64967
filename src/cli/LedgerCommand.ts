import { Command, Options } from "@effect/cli"
import * as NodeSink from "@effect/platform-node/NodeSink"
import type { SqlClient } from "@effect/sql"
import { Chunk, Console, Effect, type Layer, Option, Schema, Stream } from "effect"
import { layerMemory, type LedgerReader } from "../ledger/LedgerReader.ts"
import { csvHead, toCsvLine, toJsonLine } from "../ledger/LedgerRow.ts"
import { Recount, type UsageLine } from "../ledger/Replay.ts"
import { type Head, Verifier } from "../ledger/Verification.ts"
import { archive } from "./archive.ts"
import { accountOption, fileOption, monthOption, rowsOf } from "./ledgerRows.ts"
import { jsonOption, printList, printRecord, Refused } from "./Output.ts"
import { partition } from "./partition.ts"
import { withProgress } from "./Progress.ts"

const HeadText = Schema.transform(
  Schema.String.pipe(Schema.pattern(/^\d+:[0-9a-f]{64}$/)),
  Schema.Struct({ position: Schema.Int, hash: Schema.String }),
  {
    strict: true,
    decode: (text): Head => ({ position: Number.parseInt(text, 10), hash: text.slice(text.indexOf(":") + 1) }),
    encode: ({ hash, position }) => `${position}:${hash}`
  }
)

const exportLedger = Command.make(
  "export",
  {
    account: accountOption,
    month: monthOption,
    format: Options.choice("format", ["jsonl", "csv"]).pipe(Options.withDefault("jsonl"))
  },
  ({ account, format, month }) => {
    const lines = rowsOf(Option.none(), account, month).pipe(
      withProgress("exported"),
      Stream.map(format === "csv" ? toCsvLine : toJsonLine)
    )
    return (format === "csv" ? Stream.concat(Stream.make(csvHead), lines) : lines).pipe(
      Stream.map((line) => `${line}\n`),
      Stream.encodeText,
      Stream.run(
        NodeSink.fromWritable(
          () => process.stdout,
          () => new Refused({ message: "the output was closed" }),
          { endOnDone: false }
        )
      )
    )
  }
).pipe(Command.withDescription("Write all events to standard output, in constant memory."))

const csvOf = (lines: ReadonlyArray<UsageLine>): string =>
  [Object.keys(lines[0] ?? {}).join(","), ...lines.map((line) => Object.values(line).join(","))].join("\n")

const replay = Command.make(
  "replay",
  {
    account: accountOption,
    month: monthOption,
    file: fileOption,
    format: Options.choice("format", ["text", "csv"]).pipe(Options.withDefault("text")),
    json: jsonOption
  },
  ({ account, file, format, json, month }) =>
    Effect.gen(function* () {
      const recount = new Recount()
      // plans may have been set in any month before
      yield* rowsOf(file, account, Option.none()).pipe(
        withProgress("replayed"),
        Stream.runForEachChunk((rows) => Effect.sync(() => Chunk.forEach(rows, (row) => recount.add(row))))
      )
      const lines = recount.lines.filter((line) =>
        Option.match(month, { onNone: () => true, onSome: (one) => line.month === one })
      )
      if (format === "csv" && !json) yield* Console.log(csvOf(lines))
      else
        yield* printList(
          lines.map((line) => ({ ...line })),
          json,
          "There are no conversions."
        )
    })
).pipe(Command.withDescription("Recount used and limit by account, month and key, from the events alone."))

const verify = Command.make(
  "verify",
  {
    account: accountOption,
    file: fileOption,
    head: Options.text("head").pipe(
      Options.repeated,
      Options.withSchema(Schema.mutable(Schema.Array(HeadText))),
      Options.withDescription("POSITION:HASH as a customer was told; proves that it is on a chain.")
    ),
    partial: Options.boolean("partial").pipe(
      Options.withDescription("Streams may begin after version 1, as in the export of a month.")
    ),
    json: jsonOption
  },
  ({ account, file, head, json, partial }) =>
    Effect.gen(function* () {
      const verifier = new Verifier({ partial, heads: head })
      yield* rowsOf(file, account, Option.none()).pipe(
        withProgress("verified"),
        Stream.runForEachChunk((rows) => Effect.sync(() => Chunk.forEach(rows, (row) => verifier.add(row))))
      )
      const { accounts, events, fault } = verifier
      if (fault === null)
        return yield* printRecord({ status: "intact", events, accounts, heads_proven: head.length }, json)
      yield* printRecord({ status: "fault", events_before: events, ...fault }, json)
      return yield* new Refused({
        message: `account ${fault.account}, version ${fault.version}: ${fault.reason}`
      })
    })
).pipe(Command.withDescription("Check chains, gaps, ordinals, limits and keys; ends with 1 at the first fault."))

/** An export is read without any database. */
const unlessFile =
  <E, R>(database: Layer.Layer<LedgerReader, E, R>) =>
  ({ file }: { readonly file: Option.Option<string> }): Layer.Layer<LedgerReader, E, R> =>
    Option.isSome(file) ? layerMemory([]) : database

export const ledgerCommand = <E, R, E2, R2>(
  database: Layer.Layer<LedgerReader, E, R>,
  owner: Layer.Layer<SqlClient.SqlClient, E2, R2>
) =>
  Command.make("ledger").pipe(
    Command.withDescription("Export, archive, recount, verify and partition the usage ledger."),
    Command.withSubcommands([
      Command.provide(exportLedger, database),
      Command.provide(archive, database),
      Command.provide(replay, unlessFile(database)),
      Command.provide(verify, unlessFile(database)),
      Command.provide(partition, owner)
    ])
  )
