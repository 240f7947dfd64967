import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"
import { itemsTyped } from "../support/readTyped.ts"

const countsOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(lines)])?.data.items.map(({ name, quantity, unit_price }) => [name, quantity, unit_price])

describe("how many there are of an item", () => {
  it.each([
    ["ΜΗΛΑ", "0,650 ΚΙΛ x 19,90   12,94", 0.65, 19.9],
    ["แอปเปิ้ล", "0.650 กก. x 19.90   12.94", 0.65, 19.9],
    ["MOLLE", "2 cope x 6,47   12,94", 2, 6.47],
    ["LECHE", "2 UND X 6.47   12.94", 2, 6.47],
    ["LECHE", "2 frascos x 6.47   12.94", 2, 6.47],
    ["ARROZ", "2 pct x 6,47   12,94", 2, 6.47],
    ["ЧАЙ", "2 уп x 6.47   12.94", 2, 6.47],
    ["SỮA", "2 hộp x 6.47   12.94", 2, 6.47],
    ["SAJT", "2 doboz x 6,47   12,94", 2, 6.47],
    ["แอปเปิ้ล", "2 ชิ้น x 6.47   12.94", 2, 6.47]
  ])("are weighed and counted in units of many languages: %s, %s", (name, line, quantity, price) => {
    const items = readReceipt([receiptPage(["ALDER MARKET", name, line, "Total   12.94"])])?.data.items
    expect(items).toEqual([{ name, quantity, unit_price: price, total_price: 12.94 }])
  })

  it.each([
    ["2 х Боза   4.20", "Cyrillic"],
    ["2 х Боза 2,10   4.20", "Cyrillic"],
    ["Боза 2х2,10   4.20", "Cyrillic"],
    ["Боза 2 х   4.20", "Cyrillic"],
    ["2 χ Боза   4.20", "Greek"]
  ])("are multiplied by a letter that looks like the sign: %s (%s)", (line) => {
    expect(countsOf("ALDER MARKET", line, "1 х Сок   3.00", "Total   7.20")).toEqual([
      ["Боза", 2, 2.1],
      ["Сок", 1, 3]
    ])
  })

  it.each([
    ["Electric 640 kWh @ 0.112   71.68", "Electric", 640, 0.112],
    ["Electric 640 @ 0.112   71.68", "Electric", 640, 0.112],
    ["Alder 0.56 kg @ 128.00   71.68", "Alder", 0.56, 128]
  ])("stand before a sign, behind which one costs so much: %s", (line, name, quantity, each) => {
    expect(countsOf("CITY POWER", line, "Water   22.40", "Total   94.08")?.[0]).toEqual([name, quantity, each])
  })

  it("multiply prices before tax, of which each costs its share of what is paid", () => {
    const head = "Beschreibung   Menge   Stückpreis   USt. %   Gesamt"
    const goods = ["Ladegerät   1   16,80 €   19%   19,99 €", "Maus   2   12,60 €   19%   29,98 €"]
    expect(countsOf("Erle GmbH", head, ...goods, "Rechnungsbetrag   49,97 €")).toEqual([
      ["Ladegerät", 1, 19.99],
      ["Maus", 2, 14.99]
    ])
  })

  it.each(["Бананы 0.650 кг   12.94", "Бананы 2 шт á 6.47   12.94", "Бананы 2 ком   12.94"])(
    "stand in no name: %s",
    (line) => {
      const items = readReceipt([receiptPage(["ALDER MARKET", line, "Total   12.94"])])?.data.items
      expect(items?.map((item) => item.name)).toEqual(["Бананы"])
    }
  )

  it.each([
    ["below its price", (count: number, price: string) => [`Lamp   ${price}`, `Qty: ${count}`]],
    ["between its name and its price", (count: number, price: string) => ["Lamp", `Menge: ${count}`, `$${price}`]],
    ["before its price", (count: number, price: string) => ["Lamp", `Qty: ${count}   ${price}`]],
    ["before its name, above its price", (count: number, price: string) => [`${count} Lamp`, `   ${price}`]]
  ])("stands %s", (_, lines) => {
    const goods = [...lines(2, "5.00"), ...lines(1, "3.00"), ...lines(3, "6.00")]
    expect(countsOf("ALDER MARKET", ...goods, "Total   14.00")).toEqual([
      ["Lamp", 2, 2.5],
      ["Lamp", 1, 3],
      ["Lamp", 3, 2]
    ])
  })

  it("is that of all goods where one line below them tells it", () => {
    expect(countsOf("ALDER MARKET", "Lamp   5.00", "Bulb   3.00", "Qty: 2", "Total   8.00")).toEqual([
      ["Lamp", 1, 5],
      ["Bulb", 1, 3]
    ])
  })

  it("multiplies the price of one where only that comes to the total", () => {
    const goods = ["Lamp   5.00", "Qty: 2", "Bulb   3.00", "Qty: 3"]
    expect(countsOf("ALDER MARKET", ...goods, "Total   19.00")).toEqual([
      ["Lamp", 2, 5],
      ["Bulb", 3, 3]
    ])
  })

  it.each(["(2 x 6.47)", "2 Stück x 6.47", "2 adet x 6.47", "2 pièces x 6.47", "2 hrs x 6.47", "2 days x 6.47"])(
    "stands below its item, whatever it is counted in: %s",
    (line) => {
      expect(countsOf("ALDER MARKET", "Lamp   12.94", line, "Total   12.94")).toEqual([["Lamp", 2, 6.47]])
    }
  )

  it.each([
    ["Rice   2 kg   6.47   12.94", "Rice"],
    ["Tape   2 rolls   6.47   12.94", "Tape"],
    ["Milk 1 L   2   6.47   12.94", "Milk 1 L"],
    ["2 each Apple   12.94", "Apple"],
    ["2 Stück Lampe   12.94", "Lampe"]
  ])("stands in no name with what it is counted in: %s", (line, name) => {
    expect(countsOf("ALDER MARKET", line, "Total   12.94")).toEqual([[name, 2, 6.47]])
  })

  it("is told with the weight that is no sum: Net wt", () => {
    const lines = ["Figs   3.00", "Net wt 0.752 kg   $3.99/kg", "Milk   1.10", "Total   4.10"]
    expect(countsOf("ALDER MARKET", ...lines)).toEqual([
      ["Figs", 0.752, 3.99],
      ["Milk", 1, 1.1]
    ])
  })

  it("leads its line, printed finer than prices are", () => {
    expect(countsOf("1.0000 Spinach Tofu   14.00", "5.0000 Fried Man-Tou   4.00", "Total   18.00")).toEqual([
      ["Spinach Tofu", 1, 14],
      ["Fried Man-Tou", 5, 0.8]
    ])
  })

  it("leads it where most lines begin with a count, though the price of one is no whole number of cents", () => {
    const counted = ["1 Salmon Salad   23.75", "1 Scotch Egg   8.75", "6 Open Wine   98.00", "Total   130.50"]
    expect(countsOf(...counted)?.at(-1)).toEqual(["Open Wine", 6, 16.333333])
    expect(countsOf("Salmon Salad   23.75", "Scotch Egg   8.75", "7 Up   8.00", "Total   40.50")?.at(-1)?.[1]).toBe(1)
  })

  it("is no price of three decimals that has a sign of money", () => {
    expect(countsOf("Cheese   $3.98", "2 @ $1.990", "Milk   $6.79", "Total   $10.77")?.[0]).toEqual(["Cheese", 2, 1.99])
  })

  it("is one where price and count stand in columns of the same decimals", () => {
    expect(countsOf("Kava   12,00   1,00   12,00", "Pivo   34,00   1,00   34,00", "Ukupno   46,00")).toEqual([
      ["Kava", 1, 12],
      ["Pivo", 1, 34]
    ])
  })

  it("stands between name and price where every line has it, and divides the price", () => {
    expect(countsOf("Chamisul 3   45.00", "Gong Gibab 1   20.00", "Aqua 2   4.00", "Total   69.00")).toEqual([
      ["Chamisul", 3, 15],
      ["Gong Gibab", 1, 20],
      ["Aqua", 2, 2]
    ])
  })

  it("is no content of it, and makes no price of parts of a cent", () => {
    const lines = ["1 8PC MEAL   21.99", "MINI CHEESE X10 220G   274.42", "TOTAL   296.41"]
    const data = readReceipt([receiptPage(["Corner Shop", ...lines])])?.data
    expect(data?.items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
      [1, 21.99],
      [1, 274.42]
    ])
  })

  it("is no class of tax that stands there", () => {
    expect(countsOf("Bierschinken 2   1,79", "Brot 2   1,39", "Saft 1   3,99", "Summe   7,17")).toEqual([
      ["Bierschinken", 1, 1.79],
      ["Brot", 1, 1.39],
      ["Saft", 1, 3.99]
    ])
  })

  it("leads a name that ends in a number, holds a number of pieces or begins with a bracket", () => {
    const lines = ["1 Combo 2   12.00", "1 Cheese Rolls 6 PCS   30.00", "2 (TW) Nasi Goreng   54.00", "Total   96.00"]
    expect(countsOf(...lines)).toEqual([
      ["Combo 2", 1, 12],
      ["Cheese Rolls 6 PCS", 1, 30],
      ["(TW) Nasi Goreng", 2, 27]
    ])
  })

  it("leads a name that begins with a number, and words whose space was lost", () => {
    expect(countsOf("1 6 Green Turkey   11.50", "2 7UP Can   3.00", "1 Soup   4.00", "Total   18.50")).toEqual([
      ["6 Green Turkey", 1, 11.5],
      ["7UP Can", 2, 1.5],
      ["Soup", 1, 4]
    ])
    expect(countsOf("1Bakmi Ayam   28.00", "2Teh Manis   10.00", "1Yifu Mie   41.00", "Total   79.00")).toEqual([
      ["Bakmi Ayam", 1, 28],
      ["Teh Manis", 2, 5],
      ["Yifu Mie", 1, 41]
    ])
  })

  it("is the one, and no price, where prices have no decimals", () => {
    expect(countsOf("Rice 6,364 1   6,364", "Tea 5,000 2   10,000", "Total   16,364")).toEqual([
      ["Rice", 1, 6364],
      ["Tea", 2, 5000]
    ])
  })

  it("and its price are those printed with it, not those of the next item", () => {
    const above = ["3 x   12.00", "Choco Cup   36.00", "2 x   16.00", "Red Velvet   32.00", "Total   68.00"]
    expect(countsOf(...above)).toEqual([
      ["Choco Cup", 3, 12],
      ["Red Velvet", 2, 16]
    ])
    expect(countsOf("Tee   2,00", "6 Sonntagssemmeln   1,98", "2 x   0,99", "Summe   3,98")?.[1]).toEqual([
      "Sonntagssemmeln",
      2,
      0.99
    ])
  })

  it("is not the number of its line", () => {
    const lines = ["1 Lamp   12.00", "2 Chair   30.00", "3 Desk   90.00", "Total   132.00"]
    expect(countsOf(...lines)?.map(([, count]) => count)).toEqual([1, 1, 1])
    const multiplied = ["1 Brake   100.00", "2 Pedal 25.00   50.00", "3 Labor 15.00   45.00", "Total   195.00"]
    expect(countsOf(...multiplied)?.map(([, count]) => count)).toEqual([1, 2, 3])
  })

  it("has three decimals behind a mark that groups the prices of the page", () => {
    const beer = ["Corona 450ml   10.000 x 5,99   59,90", "Pomidory   1.255 x 12,99   16,30", "SUMA PLN   76,20"]
    expect(countsOf("Sklep Zielony", ...beer)).toEqual([
      ["Corona 450ml", 10, 5.99],
      ["Pomidory", 1.255, 12.99]
    ])
  })

  it("is no number that leads every line, and no department's", () => {
    const reduced = [
      "20 DISC USB CUBE   29.99 G",
      "20 DISC COOKIE   2.99",
      "20 DISC PURSE KIT   6.99 G",
      "TOTAL   39.97"
    ]
    expect(countsOf("Drug Store", ...reduced)?.map(([, quantity]) => quantity)).toEqual([1, 1, 1])
    const coded = ["01 Cabbage   159", "01 Lettuce   119", "04 Chicken   740", "24 Ham   299", "Total   ¥1,317"]
    expect(countsOf("Grocery", ...coded)).toEqual([
      ["Cabbage", 1, 159],
      ["Lettuce", 1, 119],
      ["Chicken", 1, 740],
      ["Ham", 1, 299]
    ])
  })

  it("stands close to the price of one, and below what is taken back", () => {
    expect(countsOf("Salierai, 1kg   0,466x1,95   0,91 M1", "Lęšiai   1,89 M1", "SUMA   2,80 EUR")?.[0]).toEqual([
      "Salierai, 1kg",
      0.466,
      1.95
    ])
    const empties = ["Wasser   17,99 A", "LEERGUT   -15,75 A", "63 Stk x   0,25", "SUMME   2,24"]
    expect(countsOf("Getränkemarkt", ...empties)?.[1]).toEqual(["LEERGUT", 63, -0.25])
  })

  it("is told with decimals before a unit, and by no pack behind a name", () => {
    expect(countsOf("ALDER MARKET", "Kaffe   69,90   2,00 st   109,80", "Mjölk   17,50", "Total   127,30")).toEqual([
      ["Kaffe", 2, 54.9],
      ["Mjölk", 1, 17.5]
    ])
    expect(countsOf("ALDER MARKET", "Acqua 6x1,5L   1,50", "Pane   2,00", "Total   3,50")).toEqual([
      ["Acqua 6x1,5L", 1, 1.5],
      ["Pane", 1, 2]
    ])
  })

  it("is below none where goods are given back, and stands in no name", () => {
    const head = ["ALDER MARKET", "Bezeichnung   Menge   Einzelpreis   Summe"]
    const goods = ["Lyoner   2   1,69   3,38", "Leergut   -1   1,50   -1,50"]
    expect(countsOf(...head, ...goods, "Summe   1,88")?.[1]).toEqual(["Leergut", 1, -1.5])
  })

  it("are of so many where the price of one is a fraction of the money, as fine as a weight", () => {
    expect(
      itemsTyped(`Orbit Cloud Ltd
Description         Qty   Unit (USD)   Amount (USD)
Compute hours       720   0.085         61.20
Support plan        1     29.00         29.00
Total (USD)                             90.20`)
    ).toEqual(["720 Compute hours 61.2", "1 Support plan 29"])
  })
})
