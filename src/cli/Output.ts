import { Options } from "@effect/cli"
import { Console, type Effect, Schema } from "effect"

/** A request that was understood and refused; exit code 1. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", { message: Schema.String }) {}

export const jsonOption = Options.boolean("json").pipe(Options.withDescription("Print JSON instead of text."))

/** One line a record, columns aligned, nothing cut off. */
const alignedText = (rows: ReadonlyArray<Record<string, unknown>>): string => {
  const columns = Object.keys(rows[0] ?? {})
  const cells = [
    columns.map((name) => name.toUpperCase()),
    ...rows.map((row) => columns.map((name) => String(row[name] ?? "-")))
  ]
  const widths = columns.map((_, i) => cells.reduce((widest, row) => Math.max(widest, row[i]!.length), 0))
  return cells
    .map((row) =>
      row
        .map((text, i) => text.padEnd(widths[i]!))
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

export const printList = (
  rows: ReadonlyArray<Record<string, unknown>>,
  json: boolean,
  empty: string
): Effect.Effect<void> =>
  Console.log(json ? JSON.stringify(rows, null, 2) : rows.length === 0 ? empty : alignedText(rows))

export const printRecord = (record: Record<string, unknown>, json: boolean): Effect.Effect<void> => {
  if (json) return Console.log(JSON.stringify(record, null, 2))
  const width = Math.max(...Object.keys(record).map((name) => name.length))
  return Console.log(
    Object.entries(record)
      .map(([name, value]) => `${name.padEnd(width)}  ${String(value ?? "-")}`)
      .join("\n")
  )
}

/** Ends a command with the reason it was refused. */
export const refuse = ({ message }: { readonly message: string }): Refused => new Refused({ message })
