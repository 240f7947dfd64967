import { Effect } from "effect"
import writeXlsxFile, { type Row } from "write-excel-file/node"
import { type SavedConversion, shownData } from "../conversions/SavedConversions.ts"
import type { Words } from "./words/english.ts"

type Cell = string | number | null
interface Table {
  readonly head: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>
}

/** A line a receipt. Column names are English in every language: programs read them. */
const receiptTable = (conversions: ReadonlyArray<SavedConversion>): Table => ({
  head: [
    "conversion_id",
    "converted_at",
    "file_name",
    "vendor",
    "date",
    "currency",
    "total",
    "subtotal",
    "taxes",
    "tip",
    "payment_method",
    "category",
    "channel",
    "corrected"
  ],
  rows: conversions.map((one) => {
    const data = shownData(one)
    // as decimal text would: a float sum of a few printed amounts, rounded to what money has
    const taxes = Math.round(data.taxes.reduce((sum, { amount }) => sum + Math.round(amount * 1e6), 0)) / 1e6
    return [
      one.id,
      one.savedAt.toISOString(),
      one.fileName,
      data.vendor,
      data.date,
      data.currency,
      data.total,
      data.subtotal,
      data.taxes.length === 0 ? null : taxes,
      data.tip,
      data.payment_method,
      data.category,
      one.channel,
      one.correction === null ? "no" : "yes"
    ]
  })
})

/** A line an item. */
const itemTable = (conversions: ReadonlyArray<SavedConversion>): Table => ({
  head: ["conversion_id", "vendor", "date", "currency", "item", "quantity", "unit_price", "total_price"],
  rows: conversions.flatMap((one) => {
    const { currency, date, items, vendor } = shownData(one)
    return items.map(({ name, quantity, total_price, unit_price }) => [
      one.id,
      vendor,
      date,
      currency,
      name,
      quantity,
      unit_price,
      total_price
    ])
  })
})

/** A spreadsheet takes text that begins like this for a formula; a quote in front makes it text (OWASP, CSV injection). */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const csvCell = (cell: Cell): string => {
  if (cell === null) return ""
  if (typeof cell === "number") return String(cell)
  const text = harmless(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, in UTF-8 with the mark that Excel looks for. */
const csv = ({ head, rows }: Table): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`

const sheet = ({ head, rows }: Table): Array<Row> => [
  head.map((value) => ({ value, fontWeight: "bold" as const })),
  ...rows.map((row) =>
    row.map((value) =>
      value === null ? null : typeof value === "number" ? { value, type: Number } : { value, type: String }
    )
  )
]

export const exportFormats = ["csv", "items", "xlsx", "json"] as const
export type ExportFormat = (typeof exportFormats)[number]

export interface ExportedFile {
  readonly body: string | Uint8Array
  readonly contentType: string
  readonly name: string
}

/** The corrected data of these conversions, as a file. */
export const exportConversions = (
  conversions: ReadonlyArray<SavedConversion>,
  format: ExportFormat,
  { sheets }: Words["conversions"]
): Effect.Effect<ExportedFile> => {
  switch (format) {
    case "csv":
      return Effect.sync(() => ({
        body: csv(receiptTable(conversions)),
        contentType: "text/csv; charset=utf-8",
        name: "receipts.csv"
      }))
    case "items":
      return Effect.sync(() => ({
        body: csv(itemTable(conversions)),
        contentType: "text/csv; charset=utf-8",
        name: "receipt-items.csv"
      }))
    case "xlsx":
      return Effect.promise(async () => ({
        body: await writeXlsxFile([
          { data: sheet(receiptTable(conversions)), sheet: sheets.receipts },
          { data: sheet(itemTable(conversions)), sheet: sheets.items }
        ]).toBuffer(),
        contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        name: "receipts.xlsx"
      }))
    case "json":
      return Effect.sync(() => ({
        body: JSON.stringify(
          conversions.map((one) => ({
            conversion_id: one.id,
            converted_at: one.savedAt.toISOString(),
            file_name: one.fileName,
            corrected: one.correction !== null,
            data: shownData(one)
          })),
          null,
          2
        ),
        contentType: "application/json",
        name: "receipts.json"
      }))
  }
}
