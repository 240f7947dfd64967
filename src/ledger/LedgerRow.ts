import { Schema } from "effect"

/** One event as auditors get it: everything that its hash covers, as text. README, "Auditing the ledger". */
export const LedgerRow = Schema.Struct({
  account_id: Schema.String,
  version: Schema.Int,
  type: Schema.String,
  /** UTC with six decimals, as in the canonical form. */
  recorded_at: Schema.String,
  /** The event's data: JSON text without spaces, keys in alphabetical order. */
  data: Schema.String,
  /** 64 hex digits; zeros before version 1. */
  previous_hash: Schema.String,
  hash: Schema.String
})
export type LedgerRow = typeof LedgerRow.Type

const columns = ["account_id", "version", "type", "recorded_at", "data", "previous_hash", "hash"] as const

const lineKeys = ["account_id", "version", "type", "recorded_at", "hash", "previous_hash"]

/**
 * The keys stand in one order wherever the row came from, so that two exports compare byte by byte. The data stands
 * in the line as the JSON it is; its text is the canonical one already.
 */
export const toJsonLine = (row: LedgerRow): string =>
  `${JSON.stringify(row, lineKeys).slice(0, -1)},"data":${row.data}}`

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

export const csvHead = columns.join(",")

export const toCsvLine = (row: LedgerRow): string => columns.map((name) => quote(String(row[name]))).join(",")

const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner
  )

const fromJsonLine = (line: string): unknown => {
  const { data, ...row } = JSON.parse(line) as { data: unknown }
  return { ...row, data: sortedJson(data) }
}

const fromCsvLine = (line: string): unknown => {
  const fields = [...line.matchAll(/(?:^|,)"((?:[^"]|"")*)"/g)].map((match) => match[1]!.replaceAll('""', '"'))
  const row = Object.fromEntries(columns.map((name, i) => [name, fields[i]]))
  return { ...row, version: Number(row["version"]) }
}

/** Throws when the line is no row of an export. */
export const parseLine = (line: string): LedgerRow =>
  Schema.decodeUnknownSync(LedgerRow)(line.startsWith("{") ? fromJsonLine(line) : fromCsvLine(line))
