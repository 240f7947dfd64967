import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Schema } from "effect"
import { afterAll, describe, expect, it } from "vitest"
import { TextPage } from "../../src/extraction/local/Document.ts"
import { hasBrowser } from "../support/browser.ts"
import { readReceipt } from "../support/readPages.ts"

const generator = fileURLToPath(new URL("../../scripts/receipts/generate.mjs", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "receipts-drawn-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const Drawn = Schema.Struct({
  file: Schema.String,
  width: Schema.Number,
  height: Schema.Number,
  runs: Schema.Array(TextPage.fields.runs.value.omit("confidence"))
})
const Truth = Schema.Struct({
  vendor: Schema.String,
  vendor_alternatives: Schema.optionalWith(Schema.Array(Schema.String), { default: () => [] }),
  date: Schema.String,
  total: Schema.Number,
  currency: Schema.String
})

const rowsOf = <A, I>(name: string, schema: Schema.Schema<A, I>): ReadonlyArray<A> => {
  const parse = Schema.decodeSync(Schema.parseJson(schema))
  const lines = readFileSync(join(folder, name), "utf8").trim().split("\n")
  return lines.map((line) => parse(line))
}

// fonts and languages of the system draw them
describe.runIf(hasBrowser)("receipts and invoices of many countries, as they are printed", () => {
  it("are read right, shops and layouts that nobody looked at among them", { timeout: 300_000 }, () => {
    execFileSync(process.execPath, [generator, folder, "212", "4711", "flat", "testing"])
    const truths = rowsOf("truth.jsonl", Truth)
    const wrong = rowsOf("boxes.jsonl", Drawn).flatMap(({ file, runs, ...page }, index) => {
      const truth = truths[index]!
      const data = readReceipt([{ ...page, runs: runs.map((run) => ({ ...run, confidence: 1 })) }])?.data
      const names = [truth.vendor, ...truth.vendor_alternatives]
      return [
        ...(data?.total === truth.total ? [] : [["total", file]]),
        ...(data?.date === truth.date ? [] : [["date", file]]),
        ...(data?.currency === truth.currency ? [] : [["currency", file]]),
        ...(names.includes(data?.vendor ?? "") ? [] : [["vendor", file]])
      ]
    })
    const share = (field: string) => 1 - wrong.filter(([one]) => one === field).length / truths.length
    expect(truths).toHaveLength(212)
    expect(wrong.filter(([field]) => field === "total")).toEqual([])
    expect(share("date")).toBeGreaterThan(0.98)
    expect(share("currency")).toBeGreaterThan(0.98)
    expect(share("vendor")).toBeGreaterThan(0.95)
  })
})
