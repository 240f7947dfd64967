import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("a table with columns too narrow for what stands in them", () => {
  it("has an amount below its sign, and a name of a sum in two lines", () => {
    expect(
      readTyped(`Wilgen & Zonen BV
Factuur FAC/2026/00412
Factuurdatum: 12/10/2026
Omschrijving            Aantal   Eenheidsprijs   Btw   Bedrag
Bureau zit-sta            2,00          349,00   21%   € 698,00
Montage ter plaatse       3,50           55,00   21%   € 192,50
Maatstaf van          € 890,50
heffing
Btw 21%               € 187,01
Totaal                       €
                      1.077,51`)
    ).toMatchObject({ total: 1077.51, subtotal: 890.5, taxes: [{ label: "Btw", amount: 187.01 }] })
  })

  it("has what is counted below the count, and goes on with a name behind the line's number", () => {
    expect(
      itemsTyped(`TAX INVOICE
#  Item            Qty      Rate        Amount
1 Teak study       2.00     8,500.00    17,000.00
  bookshelf        pcs
2 Ergo chair       4.00     3,200.00    12,800.00
                   pcs
   Total                                29,800.00`)
    ).toEqual(["2 Teak study bookshelf 17000", "4 Ergo chair 12800"])
  })

  it("leaves a sign and a price of other lines alone", () => {
    expect(
      itemsTyped(`Mensa West
                       CHF
Pizza Napoletana     10.50
Apfelschorle          3.00
Total                13.50`)
    ).toEqual(["1 Pizza Napoletana 10.5", "1 Apfelschorle 3"])
  })

  it("has columns that are set closer than words are seen to stand", () => {
    const row = (top: number, ...cells: ReadonlyArray<readonly [left: number, text: string]>) =>
      cells.map(([left, text]) => ({
        text,
        confidence: 1,
        left,
        // letters are not of one width
        right: left + text.length * 5 + (text.match(/[mw]/g)?.length ?? 0) * 3,
        top,
        bottom: top + 10
      }))
    const runs = [
      ...row(20, [20, "Frasin Retail SRL"]),
      ...row(40, [20, "Factura FRS 0412"]),
      ...row(60, [20, "Denumirea produselor"], [165, "U.M."], [190, "Cant."], [240, "Preț"], [320, "Valoarea"]),
      ...row(80, [20, "Casti bluetooth negre"], [165, "buc"], [188, "1"], [240, "165,28"], [320, "165,28"]),
      ...row(100, [20, "Cablu HDMI 2m"], [165, "buc"], [188, "2"], [240, "24,79"], [320, "49,58"]),
      ...row(120, [20, "Total de plata"], [320, "214,86"])
    ]
    const items = readReceipt([{ width: 400, height: 160, runs }])?.data.items
    expect(items?.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      "1 Casti bluetooth negre",
      "2 Cablu HDMI 2m"
    ])
  })
})
