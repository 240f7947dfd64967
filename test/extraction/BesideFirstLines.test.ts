import { describe, expect, it } from "vitest"
import type { TextPage } from "../../src/extraction/local/Document.ts"
import { readReceipt } from "../support/readPages.ts"

const [size, lineGap] = [12, 3]

/** A row of a table: what its first cell says, a line each, and what stands beside it at half its height. */
interface TableRow {
  readonly lines: ReadonlyArray<string>
  readonly cells: ReadonlyArray<string>
}

/** A table as a browser sets it, with so much room between its rows. */
const table = (rows: ReadonlyArray<TableRow>, padding: number): TextPage => {
  let top = 20
  const runs = rows.flatMap(({ cells, lines }) => {
    const from = top
    const height = lines.length * (size + lineGap) - lineGap
    top += height + padding
    const run = (text: string, left: number, at: number) => ({
      text,
      confidence: 1,
      left,
      right: left + text.length * 6,
      top: at,
      bottom: at + size
    })
    return [
      ...lines.map((line, index) => run(line, 20, from + index * (size + lineGap))),
      ...cells.map((cell, index) => run(cell, 300 + index * 100, from + (height - size) / 2))
    ]
  })
  return { width: 620, height: top + 20, runs }
}

const invoice: ReadonlyArray<TableRow> = [
  { lines: ["Harbor Street Design"], cells: [] },
  { lines: ["Date: 2026-03-18"], cells: [] },
  { lines: ["Description"], cells: ["Qty", "Rate", "Amount"] },
  { lines: ["Brand refresh", "Two rounds of revisions"], cells: ["1", "$950.00", "$950.00"] },
  { lines: ["Menu cards"], cells: ["200", "$1.45", "$290.00"] },
  { lines: ["Photo shoot", "Half a day on site", "Retouching included"], cells: ["2", "$400.00", "$800.00"] },
  { lines: ["Hosting", "January to June"], cells: ["6", "$10.00", "$60.00"] },
  { lines: ["Total"], cells: ["", "", "$2,100.00"] }
]

describe("a table whose prices stand at half the height of their rows", () => {
  it("names what costs so much by the first line of its row", () => {
    expect(readReceipt([table(invoice, 16)])?.data.items.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      "1 Brand refresh",
      "200 Menu cards",
      "2 Photo shoot",
      "6 Hosting"
    ])
  })

  it("has prices without decimals, too", () => {
    const order: ReadonlyArray<TableRow> = [
      { lines: ["Toko Serba Ada"], cells: [] },
      { lines: ["22 September 2026"], cells: [] },
      { lines: ["Botol minum 1L", "Berat: 300 gr"], cells: ["2", "Rp45.000", "Rp90.000"] },
      { lines: ["Tas kanvas"], cells: ["1", "Rp75.500", "Rp75.500"] },
      { lines: ["TOTAL TAGIHAN"], cells: ["", "", "Rp165.500"] }
    ]
    expect(readReceipt([table(order, 16)])?.data.items.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      "2 Botol minum 1L",
      "1 Tas kanvas"
    ])
  })

  it("may tell how many there are above the name", () => {
    const till: ReadonlyArray<TableRow> = [
      { lines: ["Trattoria da Gino"], cells: [] },
      { lines: ["19-09-2026 21:48"], cells: [] },
      { lines: ["2 x 3,00", "COPERTO"], cells: ["10%", "", "6,00"] },
      { lines: ["TAGLIATELLE RAGU'"], cells: ["10%", "", "12,00"] },
      { lines: ["TOTALE COMPLESSIVO"], cells: ["", "", "18,00"] }
    ]
    expect(readReceipt([table(till, 16)])?.data.items.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      "2 COPERTO",
      "1 TAGLIATELLE RAGU'"
    ])
  })

  it("is told from one whose rows are as far apart as their lines, where a price is beside its own line", () => {
    const till: ReadonlyArray<TableRow> = [
      { lines: ["Harbor Street Diner"], cells: [] },
      { lines: ["2026-03-18"], cells: [] },
      { lines: ["Bowls"], cells: [] },
      { lines: ["Chicken bowl"], cells: ["", "", "$12.00"] },
      { lines: ["Salads"], cells: [] },
      { lines: ["Green salad"], cells: ["", "", "$8.00"] },
      { lines: ["Total"], cells: ["", "", "$20.00"] }
    ]
    expect(readReceipt([table(till, lineGap)])?.data.items.map(({ name }) => name)).toEqual([
      "Chicken bowl",
      "Green salad"
    ])
  })
})
