import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { typed } from "../support/papers.ts"
import { receiptPage } from "../support/receiptPage.ts"

const itemsOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(lines)])?.data.items.map(({ name, total_price }) => [name, total_price])

describe("the items, with numbers in their names,", () => {
  it("keep a size and a strength in their names, and leave quantities, prices and signs out of them", () => {
    const [style, total] = ["Gasthaus   1,00", "Summe   5,00"]
    const nameOf = (line: string) => itemsOf(style, line, total)?.at(-1)?.[0]
    expect(nameOf("Weizenbier 0,5l   4,00")).toBe("Weizenbier 0,5l")
    expect(nameOf("Doliprane 1000   4,00")).toBe("Doliprane 1000")
    expect(nameOf("Grafik (4 \u00d7 1,00)   4,00")).toBe("Grafik")
    expect(nameOf("Daal Tadka 2 2   4,00")).toBe("Daal Tadka")
    expect(nameOf("Daal Tadka 2 × 2   4,00")).toBe("Daal Tadka")
    expect(nameOf("Garden Hose   ZAR 4,00")).toBe("Garden Hose")
    expect(nameOf("Whiteboard Pen   4,00")).toBe("Whiteboard Pen")
  })

  it("keep sizes in their names, which are no prices", () => {
    expect(itemsOf("Biscuits 125 GR   12.200", "Lemonade 330 ml   6.000", "Total   18.200")).toEqual([
      ["Biscuits 125 GR", 12200],
      ["Lemonade 330 ml", 6000]
    ])
  })

  it("are not named by the hours or pieces behind them", () => {
    expect(itemsOf("Description Qty Price Amount", "Labour 3 h 15.00   45.00", "Total   45.00")).toEqual([
      ["Labour", 45]
    ])
  })

  it("are not named by the number and the date of their line", () => {
    const lines = [
      "No Date Description Qty Price Amount",
      "1 2016-04-03 Arc lamp 1   1300.00",
      "2 05.04.2016 Lens 1   270.00"
    ]
    expect(itemsOf(...lines, "Total   1570.00")).toEqual([
      ["Arc lamp", 1300],
      ["Lens", 270]
    ])
  })

  it("do not say that a number is a count or a price, in any language", () => {
    for (const qty of ["Qty:", "Menge", "Ilość", "Кол-во", "Q.tà", "数量", "Miktar"]) {
      const lines = ["Blue pen", `${qty} 2 x 3.50   7.00`, "Notebook", `${qty} 1 x 4.00   4.00`, "TOTAL   11.00"]
      expect(readReceipt([receiptPage(["Corner Shop", ...lines])])?.data.items.map(({ name }) => name)).toEqual([
        "Blue pen",
        "Notebook"
      ])
    }
  })

  it("may begin like a count and have letters that are units elsewhere", () => {
    const boards = ["0000-123-456 2X4-8FT STUD <A>", "4@3.98   15.92", "0000-789-012 DECK SCREW <A>   9.97"]
    expect(itemsOf("Corner Shop", ...boards, "Total   25.89")).toEqual([
      ["2X4-8FT STUD", 15.92],
      ["DECK SCREW", 9.97]
    ])
  })

  it("say nothing of how many metres were sold", () => {
    expect(itemsOf("Corner Shop", "Cable NYM 50 m   0.89   44.50", "Drill 10 m   9.00", "Total   53.50")).toEqual([
      ["Cable NYM", 44.5],
      ["Drill 10 m", 9]
    ])
  })

  it("stand below the numbers of their articles", () => {
    const books = ["Barcode: 9780141036144   9.99", "Nineteen Eighty-Four", "Barcode: 9780099448471   12.50"]
    expect(itemsOf("Corner Books", ...books, "Norwegian Wood", "Total   22.49", "Thank you")).toEqual([
      ["Nineteen Eighty-Four", 9.99],
      ["Norwegian Wood", 12.5]
    ])
  })

  it("have no article's number, though fees between them have none", () => {
    const goods = ["05980048261 MINTS   5.98", "06202000706 CHOCOLATE   4.39", "4081 EGGPLANT   4.58"]
    const more = ["ECOLOGY FEE   0.07", "94011 BANANA   3.39", "(3)06235650002 BEANS   3.00"]
    expect(itemsOf("Corner Shop", ...goods, ...more, "Total   21.41")?.map(([name]) => name)).toEqual([
      "MINTS",
      "CHOCOLATE",
      "EGGPLANT",
      "ECOLOGY FEE",
      "BANANA",
      "BEANS"
    ])
  })

  it("may begin with figures behind their count", () => {
    const tyres = ["2   295/75R22.5 Drive Tire   389.00   778.00", "1   Scrap Fee   5.00   5.00", "Total   783.00"]
    expect(readReceipt([receiptPage(tyres)])?.data.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["295/75R22.5 Drive Tire", 2],
      ["Scrap Fee", 1]
    ])
  })

  it("keep a last letter that is a unit elsewhere, and no number of a menu's line", () => {
    expect(itemsOf("Furniture Store", "BETYDLIG   3.00   G", "1 #9- JUMBO DEAL   11.79", "Total   14.79")).toEqual([
      ["BETYDLIG", 3],
      ["9- JUMBO DEAL", 11.79]
    ])
  })

  it("have no weight that is the quantity", () => {
    expect(itemsOf("Meat Shop", "Pork Belly 2.5 kg x 320   800.00", "Flour 1.5 kg   60.00", "TOTAL   860.00")).toEqual([
      ["Pork Belly", 800],
      ["Flour 1.5 kg", 60]
    ])
  })

  it("have all numbers that stand within their words, behind a column of counts", () => {
    const page = typed(`
Číslo zboží   Počet   Název zboží             Cena     Celkem
456517        2,000   PHYSALIS 100g          35,37      70,74
437540        1,000   HOT DOG 24x cca. 50g   99,90      99,90
Celkem k úhradě                                     170,64 Kč`)
    expect(readReceipt([page])?.data.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["PHYSALIS 100g", 2],
      ["HOT DOG 24x cca. 50g", 1]
    ])
  })

  it("have no number of an article above them, but how many are in a pack", () => {
    const toys = ["Art/EAN 249691", "Spielkonsole", "1 x 469,99   469,99 G", "Art/EAN 8044881", "TRAGETASCHE"]
    expect(itemsOf("Spielwaren Nord GmbH", ...toys, "1 x 1,00   1,00 G", "SUMME EUR   470,99")).toEqual([
      ["Spielkonsole", 469.99],
      ["TRAGETASCHE", 1]
    ])
    const filters = ["Ersatzfilter 2 Stk   9,99", "Joghurt 3 Stk.   1,47"]
    expect(itemsOf("Drogerie Nord GmbH", ...filters, "SUMME EUR   11,46")).toEqual([
      ["Ersatzfilter 2 Stk", 9.99],
      ["Joghurt", 1.47]
    ])
  })

  it("are sizes, and the last word of the one name of two that ends with one", () => {
    expect(itemsOf("Orchard", "Weathervane Pro   3.99", "Sketchpad, Brush Pack 3   1.99", "TOTAL   5.98")).toEqual([
      ["Weathervane Pro", 3.99],
      ["Sketchpad, Brush Pack 3", 1.99]
    ])
    expect(itemsOf("Meubles Erable", "ETAGERE blanc 80x28x202   79,99", "TOTAL EUR   79,99")).toEqual([
      ["ETAGERE blanc 80x28x202", 79.99]
    ])
  })

  it("end the name of an only line that tells its count elsewhere", () => {
    expect(itemsOf("Cacau Doces LTDA", "SORTIDO 80   6,0000 CX X 24,99   149,94", "TOTAL R$   149,94")).toEqual([
      ["SORTIDO 80", 149.94]
    ])
  })
})
