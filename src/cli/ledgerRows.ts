import { Options } from "@effect/cli"
import { FileSystem } from "@effect/platform"
import { Chunk, Effect, Option, Stream } from "effect"
import { AccountId } from "../domain/Identifiers.ts"
import { Month } from "../domain/Month.ts"
import { LedgerReader } from "../ledger/LedgerReader.ts"
import { csvHead, type LedgerRow, parseLine } from "../ledger/LedgerRow.ts"
import { Refused } from "./Output.ts"

export const accountOption = Options.text("account").pipe(
  Options.withSchema(AccountId),
  Options.optional,
  Options.withDescription("Only this account.")
)
export const monthOption = Options.text("month").pipe(
  Options.withSchema(Month),
  Options.optional,
  Options.withDescription("Only events recorded in this month (UTC), as 2026-11.")
)
export const fileOption = Options.file("file").pipe(
  Options.optional,
  Options.withDescription("Read an export instead of the database.")
)

/** The rows of an export, in its order. */
export const fromFile = (path: string): Stream.Stream<LedgerRow, Refused, FileSystem.FileSystem> =>
  Stream.unwrap(Effect.map(FileSystem.FileSystem, (files) => files.stream(path))).pipe(
    Stream.decodeText(),
    Stream.splitLines,
    Stream.filter((line) => line !== "" && line !== csvHead),
    Stream.mapChunksEffect((lines) => Effect.try(() => Chunk.map(lines, parseLine))),
    Stream.mapError((error) => new Refused({ message: `${path} is not an export of the ledger: ${error.message}` }))
  )

/** Rows of an export, or of the database. */
export const rowsOf = (
  file: Option.Option<string>,
  account: Option.Option<AccountId>,
  month: Option.Option<Month>
): Stream.Stream<LedgerRow, Refused, LedgerReader | FileSystem.FileSystem> =>
  Option.match(file, {
    onSome: (path) =>
      Stream.filter(fromFile(path), (row) => Option.isNone(account) || row.account_id === account.value),
    onNone: () =>
      Stream.unwrap(
        Effect.map(LedgerReader, ({ rows }) =>
          rows({ account: Option.getOrNull(account), month: Option.getOrNull(month) })
        )
      )
  })
