import { createHash } from "node:crypto"
import { Command, Options } from "@effect/cli"
import { FileSystem } from "@effect/platform"
import { Chunk, DateTime, Effect, Option, Stream } from "effect"
import { Month, monthOf } from "../domain/Month.ts"
import { LedgerReader } from "../ledger/LedgerReader.ts"
import { type LedgerRow, toJsonLine } from "../ledger/LedgerRow.ts"
import { Verifier } from "../ledger/Verification.ts"
import { fromFile } from "./ledgerRows.ts"
import { jsonOption, printRecord, Refused } from "./Output.ts"
import { withProgress } from "./Progress.ts"

const monthRows = (month: Month) =>
  Stream.unwrap(Effect.map(LedgerReader, ({ rows }) => rows({ account: null, month })))

/** Where one of the two has ended. */
const ended = (): LedgerRow | null => null
const orEnded = <E, R>(rows: Stream.Stream<LedgerRow, E, R>): Stream.Stream<LedgerRow | null, E, R> => rows

const refuseOpen = (month: Month) =>
  Effect.flatMap(DateTime.now, (now) =>
    month < monthOf(now)
      ? Effect.void
      : new Refused({ message: `${month} is not over: events may still be added to it` })
  )

/** Writes the month's events to a file that is not there yet. */
const write = (path: string, month: Month) =>
  Effect.gen(function* () {
    const files = yield* FileSystem.FileSystem
    if (yield* files.exists(path)) return yield* new Refused({ message: `${path} is there already` })
    yield* monthRows(month).pipe(
      withProgress("archived"),
      Stream.map((row) => `${toJsonLine(row)}\n`),
      Stream.encodeText,
      Stream.run(files.sink(path, { flag: "wx", mode: 0o600 }))
    )
  })

/** Holds the file against the rules of the chain, and line by line against the database. */
const check = (path: string, month: Month) =>
  Effect.gen(function* () {
    const verifier = new Verifier({ partial: true, heads: [] })
    const digest = createHash("sha256")
    const differing = yield* orEnded(fromFile(path)).pipe(
      Stream.zipAll({ other: orEnded(monthRows(month)), defaultSelf: ended(), defaultOther: ended() }),
      Stream.mapChunks((pairs) =>
        Chunk.filterMap(pairs, ([archived, kept]) => {
          if (archived === null || kept === null) return Option.some((archived ?? kept)!)
          const line = toJsonLine(archived)
          digest.update(`${line}\n`)
          verifier.add(archived)
          return line === toJsonLine(kept) ? Option.none() : Option.some(archived)
        })
      ),
      Stream.runHead
    )
    if (Option.isSome(differing)) {
      const { account_id, version } = differing.value
      return yield* new Refused({
        message: `${path} is not what the database holds: account ${account_id}, version ${version}`
      })
    }
    const { accounts, events, fault } = verifier
    if (fault !== null)
      return yield* new Refused({ message: `account ${fault.account}, version ${fault.version}: ${fault.reason}` })
    return { status: "archived", month, events, accounts, sha256: digest.digest("hex"), file: path }
  })

/** A closed month in a file of its own, proven against the database; the rows stay where they are. */
export const archive = Command.make(
  "archive",
  {
    month: Options.text("month").pipe(
      Options.withSchema(Month),
      Options.withDescription("A month that is over (UTC), as 2026-10.")
    ),
    file: Options.file("out").pipe(Options.withDescription("The archive.")),
    onlyCheck: Options.boolean("check").pipe(Options.withDescription("Write nothing; prove an archive that is there.")),
    json: jsonOption
  },
  ({ file, json, month, onlyCheck }) =>
    Effect.gen(function* () {
      yield* refuseOpen(month)
      if (!onlyCheck) yield* write(file, month)
      yield* printRecord(yield* check(file, month), json)
    })
).pipe(Command.withDescription("Write a closed month to a file, and prove it against the database."))
