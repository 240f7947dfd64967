import { describe, expect, it } from "vitest"
import type { TextPage } from "../../src/extraction/local/Document.ts"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const itemsOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(lines)])?.data.items.map(({ name, total_price }) => [name, total_price])

/** The same page as a camera held askew sees it: its words rise to the right. */
const sloped = (page: TextPage, slope: number): TextPage => ({
  ...page,
  runs: page.runs.flatMap((run) => {
    let from = run.left
    return run.text.split(" ").map((text) => {
      const [left, right] = [from, from + text.length * 10]
      from = right + 10
      const fall = ((left + right) / 2) * slope
      return { ...run, text, left, right, top: run.top + fall, bottom: run.bottom + fall }
    })
  })
})

describe("the items", () => {
  it("leave out what restates their sum, whatever it is called", () => {
    expect(
      itemsOf("Soup   4.00", "Fish   9.00", "Wine   7.00", "KITCHEN   13.00", "BAR   7.00", "Total   20.00")
    ).toEqual([
      ["Soup", 4],
      ["Fish", 9],
      ["Wine", 7]
    ])
  })

  it("leave out numbers of more than all of them come to, where they do not add up", () => {
    const names = (...lines: ReadonlyArray<string>) =>
      readReceipt([receiptPage([...lines, "Total   7.50"])])?.data.items.map(({ name }) => name)
    expect(names("Corner Shop", "Article 4711   62701", "Soup   5.00", "Bread   2.40")).toEqual(["Soup", "Bread"])
  })

  it("leave out what a kind of goods comes to between them", () => {
    const lines = [
      "Hot Ocha   10.00",
      "Ocha   30.00",
      "BEVERAGE   40.00",
      "Salad   45.00",
      "Steak   55.00",
      "FOOD   100.00"
    ]
    expect(itemsOf(...lines, "Subtotal   140.00", "Tax   14.00", "Total   154.00")).toEqual([
      ["Hot Ocha", 10],
      ["Ocha", 30],
      ["Salad", 45],
      ["Steak", 55]
    ])
  })

  it("stand above the table of taxes, which has a head too", () => {
    expect(
      itemsOf("Bananen   1.92 A", "Seife   6.96 A", "MWST Netto   MWST Summe", "2,6% 8.65   0.23 8.88", "Total   8.88")
    ).toEqual([
      ["Bananen", 1.92],
      ["Seife", 6.96]
    ])
  })

  it("are items though their names end like a label, or name a service that is counted", () => {
    expect(
      itemsOf("Trattoria", "Cornetto 1 1,30   1,30", "Coperto 3 2,50   7,50", "Acqua 1 2,00   2,00", "Totale   10,80")
    ).toEqual([
      ["Cornetto", 1.3],
      ["Coperto", 7.5],
      ["Acqua", 2]
    ])
  })

  it("hold a discount where the receipt's sum counts it, and leave it out where the sum does not", () => {
    const listing = ["Soup   4.00", "Fish   9.00", "Discount   -1.00"]
    expect(itemsOf(...listing, "Total   12.00")).toContainEqual(["Discount", -1])
    expect(itemsOf(...listing, "Subtotal   13.00", "Tax   1.30", "Total   14.30")).toEqual([
      ["Soup", 4],
      ["Fish", 9]
    ])
    const polish = ["Zupa   4,00", "Ryba   9,00", "Rabat na zupy i ryby dzisiaj -1,00", "Suma   12,00"]
    expect(itemsOf("Sklep", ...polish)).toContainEqual(["Rabat na zupy i ryby dzisiaj", -1])
  })

  it("have neither the letter of their tax in the name nor, taken for a digit, in the price", () => {
    expect(
      itemsOf("Sklep", "Sok Tymbark 0,25l C   1,19", "Pasztet 150g B   5,49", "Kawa B   69,994", "Suma   76,67")
    ).toEqual([
      ["Sok Tymbark 0,25l", 1.19],
      ["Pasztet 150g", 5.49],
      ["Kawa", 69.99]
    ])
    expect(itemsOf("Corner Pharmacy", "Vitamin C   4.00", "Plasters   2.00", "Total   6.00")?.[0]).toEqual([
      "Vitamin C",
      4
    ])
  })

  it("are services, too, where the sum counts them", () => {
    const listing = ["Faktura", "Beskrivelse   Bel\u00f8b", "Service   1.650,00 kr.", "\u00c5rsabonnement   990,00 kr."]
    const sums = ["Total ekskl. moms   2.640,00 kr.", "Moms (25 %)   660,00 kr.", "Total DKK   3.300,00 kr."]
    expect(itemsOf(...listing, ...sums)).toEqual([
      ["Service", 1650],
      ["\u00c5rsabonnement", 990]
    ])
  })

  it("are no line that tells what was saved", () => {
    const listing = ["Skirt   14.99", "Saved $5.00 off   $19.99", "Jam   3.00", "SC 3695 KROGER SAVINGS   0.99"]
    expect(itemsOf(...listing, "Subtotal   17.99", "Tax   1.00", "Total   18.99")).toEqual([
      ["Skirt", 14.99],
      ["Jam", 3]
    ])
  })

  it("are named by the line above where theirs is a weight, and weighed by the line above where that is one", () => {
    const itemsWith = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data.items
    expect(
      itemsWith("TOTINOS PIZZA", "1@ 4 FOR 5.00   1.25 F", "APPLES LG", "0.83 1b @ 1.69/ 1b   1.40 F", "Total   2.65")
    ).toEqual([
      { name: "TOTINOS PIZZA", quantity: 1, unit_price: 1.25, total_price: 1.25 },
      { name: "APPLES LG", quantity: 0.83, unit_price: 1.69, total_price: 1.4 }
    ])
    expect(itemsWith("ROMAINE   1.99 B", "3 @ 0.89", "AVOCADO   2.67 B", "Total   4.66")).toEqual([
      { name: "ROMAINE", quantity: 1, unit_price: 1.99, total_price: 1.99 },
      { name: "AVOCADO", quantity: 3, unit_price: 0.89, total_price: 2.67 }
    ])
  })

  it("keep a bag that costs nothing, and leave out the many choices of a set", () => {
    expect(itemsOf("Bread   3.00", "Plastic bag   0.00", "Total   3.00")).toContainEqual(["Plastic bag", 0])
    expect(
      itemsOf("Set menu   9.00", "Soup   0.00", "Rice   0.00", "Tea   0.00", "Beer   3.00", "Total   12.00")
    ).toEqual([
      ["Set menu", 9],
      ["Beer", 3]
    ])
  })

  it("are paired with their prices on a page that slopes", () => {
    const page = receiptPage([
      "1 x Rice long   4.00",
      "1 x Fish fried   9.00",
      "1 x Wine white   7.00",
      "1 x Tea green   2.00",
      "Total   22.00"
    ])
    const items = readReceipt([sloped(page, -0.03)])?.data.items
    expect(items?.map(({ name, total_price }) => [name, total_price])).toEqual([
      ["Rice long", 4],
      ["Fish fried", 9],
      ["Wine white", 7],
      ["Tea green", 2]
    ])
  })

  it("are not ended by the numbers of a register above them", () => {
    expect(itemsOf("Corner Shop", "VAT GB 220 4302 31", "2 Beer   9.00", "1 Cola   3.50", "Total   12.50")).toEqual([
      ["Beer", 9],
      ["Cola", 3.5]
    ])
  })

  it("are found below their table's head where the sums stand above it", () => {
    const lines = ["Invoice 17", "Total due   300.00", "Description Qty Price Amount", "Brake cable 2 50.00   100.00"]
    expect(itemsOf(...lines, "Pedal arms 4 50.00   200.00")).toEqual([
      ["Brake cable", 100],
      ["Pedal arms", 200]
    ])
  })

  it.each([
    ["with its rate", "НДС 10%", "НДС 10%"],
    ["with its amount", "НДС 10%   14.54", "НДС 10%   4.14"]
  ])("go on where the tax of each stands below it, %s", (_, first, second) => {
    const milk = ["1 Молоко", "2 * 79.99   =159.98", first]
    const bread = ["2 Хлеб", "1 * 45.50   =45.50", second]
    expect(itemsOf("Магазин", ...milk, ...bread, "ИТОГ   =205.48")).toEqual([
      ["Молоко", 159.98],
      ["Хлеб", 45.5]
    ])
  })

  it("are sold in numbers, though a label begins like their names", () => {
    const goods = ["Cambio olio   1   60,00   60,00", "Pastiglie freni   2   35,00   70,00"]
    expect(itemsOf("Officina Alder", ...goods, "Totale documento   130,00")).toEqual([
      ["Cambio olio", 60],
      ["Pastiglie freni", 70]
    ])
  })

  it("are of all sections where each is summed up by itself", () => {
    const parts = ["Parts", "Fuel Filter   77.00", "Oil Filter   34.99", "Parts Total   111.99"]
    const labour = ["Labor", "PM Service   217.50", "Replace gasket   290.00", "Labor Total   507.50"]
    const sums = ["Shop Supplies   25.00", "Subtotal   644.49", "Tax   30.21", "Total   674.70"]
    expect(itemsOf("Rush Truck Centers", "SERVICE INVOICE", ...parts, ...labour, ...sums)).toEqual([
      ["Fuel Filter", 77],
      ["Oil Filter", 34.99],
      ["PM Service", 217.5],
      ["Replace gasket", 290],
      ["Shop Supplies", 25]
    ])
  })

  it("are taken off where the minus stands apart behind the price", () => {
    const goods = ["COOKIES   9.99", "EMPLOYEE DISCOUNT   2.00 -", "TOTAL   7.99"]
    expect(itemsOf("Drug Store", ...goods)).toEqual([
      ["COOKIES", 9.99],
      ["EMPLOYEE DISCOUNT", -2]
    ])
  })

  it("are no telephone, and those of a stay have what was paid meanwhile between them", () => {
    const shop = ["Superette Akwa", "Rue Joss, Akwa", "699 00 00 00"]
    expect(itemsOf(...shop, "Castel   3 900", "Riz   4 500", "TOTAL FCFA   8 400")).toEqual([
      ["Castel", 3900],
      ["Riz", 4500]
    ])
    const nights = [
      "2026/10/03   BREAKFAST   ¥2,500",
      "2026/10/04   CREDIT CARD   -¥5,000",
      "2026/10/05   DINNER   ¥2,500"
    ]
    const head = ["RECEIPT", "AMOUNT DUE   ¥5,000", "Hotel Sakura", "Date   Description   Charge"]
    expect(itemsOf(...head, ...nights, "Total   ¥5,000")).toEqual([
      ["BREAKFAST", 2500],
      ["DINNER", 2500]
    ])
  })

  it("have the cover among them where it is charged above them, and no head of the taxes at their end", () => {
    const meal = ["COPERTO   2,00", "FOCACCIA   13,00", "TOTALE COMPLESSIVO   15,00"]
    expect(itemsOf("Trattoria da Gino", ...meal, "di cui IVA   1,36")).toEqual([
      ["COPERTO", 2],
      ["FOCACCIA", 13]
    ])
    const goods = ["Mjölk   24,55   1   24,55", "Kaffe   35,45   1   35,45", "Moms % Moms Netto Brutto"]
    expect(itemsOf("Handel", ...goods, "12,00   6,43   53,57   60,00", "Betalat   60,00 kr")).toEqual([
      ["Mjölk", 24.55],
      ["Kaffe", 35.45]
    ])
  })

  it("is the only thing that was bought, and not the card that paid as much", () => {
    const sums = ["SUBTOTAL   $2.99", "TOTAL   $2.99", "*1005 AMEX CHARGE   $2.99"]
    expect(itemsOf("Alder Market", "05/06/2016", "Vanilla Cone   $2.99", ...sums)).toEqual([["Vanilla Cone", 2.99]])
  })

  it("is the only thing that was bought, and not what was paid and given back", () => {
    const paid = ["Total   116,000", "Customer Paid Cash   116,000", "Customer Change   0"]
    expect(itemsOf("Alder Bakery", "4 Cheese Tart @29,000   116,000", ...paid)).toEqual([["Cheese Tart", 116000]])
  })
})
