import { describe, expect, it } from "vitest"
import type { TextPage } from "../../src/extraction/local/Document.ts"
import { readReceipt } from "../support/readPages.ts"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("what cameras make of print", () => {
  it("has letters where lines stood between the parts of a sender's address", () => {
    const bill = `Max Birke
Nebenweg 7
10115 Berlin

Rechnung Nr. 17
Montage Tor             60,00
Montage Zaun            40,00
Total                  100,00

Malermeister Alder I Hauptstr. 5 1 50667 Köln I Tel. 0221 12345`
    expect(readTyped(bill)?.vendor).toBe("Malermeister Alder")
  })

  it("has words without the strokes of their letters", () => {
    const order = `Zamówienie nr 10023 z dnia 6 maja 2026
Herbata jaśminowa 100 g    2         49,80 zł
Razem                                49,80 zł
Platność: BLIK
Sprzedawca: Czajownia Zielona sp. z o.o.`
    expect(readTyped(order)).toMatchObject({ total: 49.8, vendor: "Czajownia Zielona sp. z o.o." })
  })

  it("has one stroke in the address of a printed page, whose day is no receipt's", () => {
    const page = `4/7/25, 9:15 AM              Order 112-1234567
Amazon.com
March 3, 2025
USB Cable 2m                       $9.99
Grand Total:                       $9.99
https:/www.amazon.com/gp/css/summary/print.html`
    expect(readTyped(page)?.date).toBe("2025-03-03")
  })

  it("has prices that touch short words, and dollars' signs with a stroke below", () => {
    const receipt = `STATE OF NEVADA
Date: 08/03/2018
REGISTRATION FEE33.00
PLATES   Ș8.00
TOTAL   41.00`
    expect(itemsTyped(receipt)).toEqual(["1 REGISTRATION FEE 33", "1 PLATES 8"])
    expect(readTyped(receipt)).toMatchObject({ total: 41, currency: "USD" })
  })

  it("has a margin to the left of the paper, which does not make what one costs the price of all", () => {
    const run = (text: string, left: number, right: number, line: number) => ({
      text,
      left,
      right,
      top: 20 * line,
      bottom: 20 * line + 18,
      confidence: 0.98
    })
    const page: TextPage = {
      width: 500,
      height: 160,
      runs: [
        run("ALDER SA", 81, 151, 0),
        run("CUIT 30-54808315-6", 81, 233, 1),
        run("2 u. x 1.250,00 (21,00)", 81, 274, 2),
        run("LECHE", 81, 127, 3),
        run("2.500,00", 352, 424, 3),
        run("1 u. x 3.890,50 (21,00)", 81, 274, 4),
        run("YERBA", 81, 127, 5),
        run("3.890,50", 353, 423, 5),
        run("TOTAL", 80, 127, 6),
        run("6.390,50", 352, 424, 6)
      ]
    }
    expect(readReceipt([page])?.data.items).toMatchObject([
      { name: "LECHE", quantity: 2 },
      { name: "YERBA", quantity: 1 }
    ])
  })
})

describe("an article's number", () => {
  it("is no telephone's, though it begins with two zeros", () => {
    const receipt = `Corner Store
12 Main Street
10/02/2026 4:11 PM
006381333931 GV BREAD              1.48
TOTAL                              1.48`
    expect(readTyped(receipt)).toMatchObject({ currency: "XXX" })
    expect(readTyped(receipt.replace("12 Main Street", "Tel. 0063 2 8888 1234"))).toMatchObject({ currency: "PHP" })
  })
})
