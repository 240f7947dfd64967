import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const itemsOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(lines)])?.data.items.map(({ name, total_price }) => [name, total_price])

describe("the items, as they are named,", () => {
  it.each([
    ["its number", ["52204 Riesling   5.99", "52203 Silvaner   6.99", "52362 Merlot   7.99"]],
    ["its number behind a letter", ["E 690415 Riesling   5.99", "E 887268 Silvaner   6.99", "14183 Merlot   7.99"]],
    ["its short number behind a letter", ["E 3923 Riesling   5.99", "E 38309 Silvaner   6.99", "E 4011 Merlot   7.99"]],
    ["its bar code", ["Riesling 061965909543   5.99", "Silvaner 007910051609H   6.99", "Merlot   7.99"]],
    ["its code in brackets", ["Riesling (061965909543)   5.99", "Silvaner (007910051609)   6.99", "Merlot   7.99"]],
    ["its parted code", ["Riesling 0 61965 90954 3   5.99", "Silvaner 0 07910 05160 9   6.99", "Merlot   7.99"]],
    ["its code of letters", ["Riesling B01N5IB20Q   5.99", "Silvaner B07FZ8S74R   6.99", "Merlot   7.99"]],
    ["the letter of its tax", ["Riesling F   5.99", "Silvaner F.   6.99", "Merlot F   7.99"]],
    ["whether it is taxed as food", ["Riesling FB   5.99", "Silvaner N   6.99", "Merlot T   7.99"]],
    ["the letter of its tax before it", ["C  Riesling   5.99", "C  Silvaner   6.99", "E  Merlot   7.99"]],
    ["the group of its tax", ["C00 Riesling   5.99", "C00 Silvaner   6.99", "B00 Merlot   7.99"]],
    ["that it is taxed", ["Riesling T   5.99", "Silvaner T   6.99", "Merlot T   7.99"]],
    ["that it is taxed as food", ["Riesling FT   5.99", "Silvaner FN   6.99", "Merlot F   7.99"]],
    ["the rate of its tax", ["Riesling 22%   5.99", "Silvaner 22%   6.99", "Merlot 10%   7.99"]]
  ])("leave out of most names %s", (_, lines) => {
    expect(itemsOf("Corner Shop", ...lines, "Total   20.97")?.map(([name]) => name)).toEqual([
      "Riesling",
      "Silvaner",
      "Merlot"
    ])
  })

  it.each([
    ["Bananas 1.23 lb @ 0.59/lb   0.73", "Bananas", 0.73],
    ["0,845 kg Tomate Rama   1,99   1,68", "Tomate Rama", 1.68],
    ["3 @ 1.25   Candle   3.75 T", "Candle", 3.75],
    ["2 FOR 3.00 SODA   3.00", "SODA", 3],
    ["2 x 12.99 FRAKTA lg   25.98", "FRAKTA lg", 25.98],
    ["0,25x Alder Riesling   21.25", "Alder Riesling", 21.25],
    ["Anfahrt   1 Psch   45,00   45,00", "Anfahrt", 45],
    ["2x Cappuccino à 3,90   7,80", "Cappuccino", 7.8],
    ["Bananas 0.845 kg NET @ $3.90/kg   3.30", "Bananas", 3.3],
    ["GV WHOLE MILK  007874235186 F   3.48 N", "GV WHOLE MILK", 3.48],
    ["000-123-456 DECK SCREW <A>   9.97", "DECK SCREW", 9.97],
    ["^Rolls   2.70", "Rolls", 2.7],
    ["1 Lemonade   +0.40", "Lemonade", 0.4],
    ["1 of: USB cable   9.99", "USB cable", 9.99],
    ["AVOCADO HASS 3 @ 2/3.00   4.50 F", "AVOCADO HASS", 4.5],
    ['1 12" Tuna Sub   7.25', '12" Tuna Sub', 7.25],
    ['1 1/2" PAINT BRUSH   7.95', '1 1/2" PAINT BRUSH', 7.95]
  ])("leave out what was counted or weighed, and the mark before its price: %s", (line, name, price) => {
    const total = String(price.toFixed(2))
    expect(itemsOf("Corner Shop", line, "Bread   2.00", `Total   ${(Number(total) + 2).toFixed(2)}`)?.[0]).toEqual([
      name,
      price
    ])
  })

  it("are no price that a thing has on other days", () => {
    expect(itemsOf("TARGET", "Regular Price $12.99", "TOWEL   $9.99", "Bread   $2.00", "Total   $11.99")).toEqual([
      ["TOWEL", 9.99],
      ["Bread", 2]
    ])
  })

  it("leave out what was counted or weighed close to their names", () => {
    const tea = ["おにぎり 鮭   ¥150", "お茶 500ml 2点   ¥300", "合計   ¥450"]
    expect(itemsOf("コンビニ 渋谷店", ...tea)?.map(([name]) => name)).toEqual(["おにぎり 鮭", "お茶 500ml"])
    const fruit = ["苹果 1.250kg   9.80 12.25", "牛奶   6.50", "合计   18.75"]
    expect(itemsOf("华联超市", ...fruit)?.map(([name]) => name)).toEqual(["苹果", "牛奶"])
  })

  it("keep what only one of their names begins or ends with", () => {
    const lines = ["2015 Merlot   7.99", "Chocolate 70%   2.99", "Riesling   5.99"]
    expect(itemsOf("Corner Shop", ...lines, "Total   16.97")?.map(([name]) => name)).toEqual([
      "2015 Merlot",
      "Chocolate 70%",
      "Riesling"
    ])
  })

  it("leave out of their names the column that says what is counted", () => {
    const page = receiptPage([
      "Toko Buku",
      "Ballpoint   3 36.00 108.00",
      "Binder   10 100.00 1,000.00",
      "Total   1,108.00"
    ])
    const unit = (text: string, row: number) => ({ ...page.runs[row * 2 - 1]!, text, left: 200, right: 250 })
    const runs = [...page.runs, unit("Lusin", 1), unit("Box", 2)]
    expect(readReceipt([{ ...page, runs }])?.data.items.map(({ name }) => name)).toEqual(["Ballpoint", "Binder"])
  })

  it("go on below where their name ends with a word that no name ends with", () => {
    expect(itemsOf("Cafe", "Tea   3.00", "Avocado with Rock Salt and   30.00", "Cocoa Cream", "Total   33.00")).toEqual(
      [
        ["Tea", 3],
        ["Avocado with Rock Salt and Cocoa Cream", 30]
      ]
    )
  })

  it("have the narrow spaces of text that was set, which between words that were seen are none", () => {
    const page = receiptPage(["Cafe", "Choco   3.00", "Total   3.00"])
    const nameOf = (confidence: number) => {
      const bun = { ...page.runs[1]!, text: "Bun", left: 51.7, right: 80 }
      const runs = [...page.runs, bun].map((run) => ({ ...run, confidence }))
      return readReceipt([{ ...page, runs }])?.data.items[0]?.name
    }
    expect([nameOf(1), nameOf(0.99)]).toEqual(["Choco Bun", "ChocoBun"])
  })

  it("go on below where the first line had no room for the name", () => {
    expect(
      itemsOf("Steamed dumplings with prawns, leek, chives and some   6.00", "ginger", "Tea   2.00", "Total   8.00")
    ).toEqual([
      ["Steamed dumplings with prawns, leek, chives and some ginger", 6],
      ["Tea", 2]
    ])
  })

  it("take no remark below for a part of the name", () => {
    expect(itemsOf("Printer   60.00", "Serial: 4711", "Paper   2.00", "Total   62.00")).toEqual([
      ["Printer", 60],
      ["Paper", 2]
    ])
  })

  it("are named by the words above their prices, or below them", () => {
    const named = [
      ["Chocolate bun", 22],
      ["Milk toast", 18]
    ]
    expect(
      itemsOf("Chocolate bun", "   1 x 22.00   22.00", "Milk toast", "   1 x 18.00   18.00", "Total   40.00")
    ).toEqual(named)
    expect(
      itemsOf("   1 x 22.00   22.00", "Chocolate bun", "   1 x 18.00   18.00", "Milk toast", "Total   40.00")
    ).toEqual(named)
  })

  it("leave out the letters of taxes though most of them have none", () => {
    const names = ["Tank", "Tank T", "Short", "Skirt T", "Tee", "Dress T", "Legging", "Top T", "Romper", "Winda T"]
    const lines = names.map((name) => `${name}   1.00`)
    expect(itemsOf("Corner Shop", ...lines, "Total   10.00")?.map(([name]) => name)).toEqual(
      names.map((name) => name.replace(" T", ""))
    )
    const few = ["Vitamin T   1.00", "Tank   1.00", "Short   1.00", "Skirt   1.00"]
    expect(itemsOf("Corner Shop", ...few, "Total   4.00")?.[0]?.[0]).toBe("Vitamin T")
  })

  it("go on below in small letters where they are long", () => {
    const lines = ["Prestation de services, conseil et accompagnement   7 200,00", "stratégique"]
    expect(itemsOf("Jane Doe", ...lines, "Total   7 200,00")?.[0]?.[0]).toBe(
      "Prestation de services, conseil et accompagnement stratégique"
    )
  })

  it("are led to their prices by dots", () => {
    expect(itemsOf("Corner Shop", "Line Haul ............   $26.00", "Coffee....   2.00", "Total   28.00")).toEqual([
      ["Line Haul", 26],
      ["Coffee", 2]
    ])
  })

  it("say nothing of units and taxes as the tills of Brazil and Serbia do", () => {
    const biscuits = ["001 7891152801798 BISC RECH 1UN   2,99   2,99", "002 7891091061710 REFRI 2L 2UN   4,50   9,00"]
    expect(itemsOf("ATACADAO LTDA", ...biscuits, "Valor a Pagar R$   11,99")).toEqual([
      ["BISC RECH", 2.99],
      ["REFRI 2L", 9]
    ])
    const bread = ["Хлеб/kom(Ђ)", "120,00   2   240,00", "Млеко(Е)", "89,90   1   89,90"]
    expect(itemsOf("ТЕСТ ДОО", "Назив   Цена   Кол.   Укупно", ...bread, "Укупан износ:   329,90")).toEqual([
      ["Хлеб", 240],
      ["Млеко", 89.9]
    ])
  })

  it("do not go on with what was left out of the dish, nor with the customer's number", () => {
    const meal = ["1 Big Burger   6.90", "1 Pommes Frites   4.50", "1 Keine Sauce", "1 Cola   3.50", "TOTAL   14.90"]
    expect(itemsOf("Imbiss", ...meal)?.map(([name]) => name)).toEqual(["Big Burger", "Pommes Frites", "Cola"])
    const fuel = ["CIF CLIENT: RO98765432", "40.00 L X 9.11   364.40 A", "BENZINA EFIX", "TOTAL LEI   364.40"]
    expect(itemsOf("PETROL SRL", ...fuel)).toEqual([["BENZINA EFIX", 364.4]])
  })

  it("are those of the goods, and not which of them was chosen, on the page of an order", () => {
    const syrups = ["Hazelnut Syrup 750ml", "Variation: Hazelnut", "x2   ₱385.00", "Vanilla Syrup 750ml"]
    const order = [...syrups, "Variation: Vanilla", "x1   ₱385.00", "Merchandise Subtotal   ₱1,155.00"]
    const data = readReceipt([receiptPage([...order, "Order Total   ₱1,155.00"])])?.data
    expect(data?.items).toEqual([
      { name: "Hazelnut Syrup 750ml", quantity: 2, unit_price: 385, total_price: 770 },
      { name: "Vanilla Syrup 750ml", quantity: 1, unit_price: 385, total_price: 385 }
    ])
  })
})
