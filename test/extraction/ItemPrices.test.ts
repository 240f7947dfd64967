import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const itemsOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(lines)])?.data.items.map(({ name, total_price }) => [name, total_price])

describe("what the items cost, and how many there are:", () => {
  it("have the sign of Turkey's money behind them, which is short for a total elsewhere", () => {
    expect(itemsOf("Fırın", "Ekmek   12,50 TL", "Süt   7,40 TL", "TOPLAM   19,90 TL")).toEqual([
      ["Ekmek", 12.5],
      ["Süt", 7.4]
    ])
  })

  it("have Kazakh money behind numbers without decimals", () => {
    expect(itemsOf("Береке", "Хлеб   350 тг", "Сыр   2840 тг", "ИТОГО   3190 тг")).toEqual([
      ["Хлеб", 350],
      ["Сыр", 2840]
    ])
  })

  it("cost less than a hundred where money has no decimals, if they come to the total", () => {
    const shop = ["全家便利商店", "統一編號 12345678", "2024-05-20 12:11:08"]
    const goods = ["拿鐵咖啡   55TX", "御飯糰   70TX"]
    expect(itemsOf(...shop, ...goods, "總計   125")).toEqual([
      ["拿鐵咖啡", 55],
      ["御飯糰", 70]
    ])
  })

  it("cost what stands in their line each, where only then they come to what is stated", () => {
    const list = ["Items ordered   Price", "2 of: USB cable   $9.99", "1 of: Desk lamp   $22.00"]
    const sums = ["Subtotal   $41.98", "Tax   $3.69", "Grand total   $45.67"]
    expect(readReceipt([receiptPage(["Corner Shop", ...list, ...sums])])?.data.items).toEqual([
      { name: "USB cable", quantity: 2, unit_price: 9.99, total_price: 19.98 },
      { name: "Desk lamp", quantity: 1, unit_price: 22, total_price: 22 }
    ])
  })

  it("have a price and a sum that stand without a space between them", () => {
    expect(itemsOf("Mesa", "Coca Zero   3.103.10", "Baby Beef   42.8042.80", "TOTAL   45.90")).toEqual([
      ["Coca Zero", 3.1],
      ["Baby Beef", 42.8]
    ])
  })

  it("take hours for the quantity, and no tax's letter for hours", () => {
    const lines = ["ALDER PLUMBING", "Labor 3.5 hrs @ 95   332.50", "Valve 2.5 x 6.00 H   15.00", "TOTAL   347.50"]
    expect(readReceipt([receiptPage(lines)])?.data.items).toEqual([
      { name: "Labor", quantity: 3.5, unit_price: 95, total_price: 332.5 },
      { name: "Valve", quantity: 2.5, unit_price: 6, total_price: 15 }
    ])
  })

  it("do not take count and price of the line below, where prices have no decimals", () => {
    const lines = ["TEJ 1,5%      389 Ft", "2 x 79 Ft", "KIFLI         158 Ft", "ÖSSZESEN:     547 Ft"]
    expect(readReceipt([receiptPage(lines)])?.data.items).toEqual([
      { name: "TEJ 1,5%", quantity: 1, unit_price: 389, total_price: 389 },
      { name: "KIFLI", quantity: 2, unit_price: 79, total_price: 158 }
    ])
  })

  it("take a weight for the quantity, wherever it stands", () => {
    const items = readReceipt([
      receiptPage(["Tomaten   1,68", "0,562 kg x   2,99 EUR/kg", "Milch   1,20", "2 Stk x   0,60", "SUMME EUR   2,88"])
    ])?.data.items
    expect(items).toEqual([
      { name: "Tomaten", quantity: 0.562, unit_price: 2.99, total_price: 1.68 },
      { name: "Milch", quantity: 2, unit_price: 0.6, total_price: 1.2 }
    ])
  })

  it("count units before plain prices without decimals", () => {
    expect(
      itemsOf("Ramen   1.00 48000", "Katsudon   1.00 52000", "Tea   2.00 9000   18000", "Total   118.000")
    ).toEqual([
      ["Ramen", 48000],
      ["Katsudon", 52000],
      ["Tea", 18000]
    ])
  })

  it("cost what stands on the far side of a page that is read from the right, wherever it is printed", () => {
    const rows = [
      ["كافيه النيل", null],
      ["قهوة", "35.00"],
      ["شاي", "15.00"],
      ["الإجمالي", "50.00"]
    ] as const
    const runs = rows.flatMap(([name, price], index) => {
      const place = { top: index * 20, bottom: index * 20 + 16, confidence: 1 }
      const run = (text: string, left: number) => ({ ...place, text, left, right: left + text.length * 8 })
      return [run(name, 500), ...(price === null ? [] : [run(price, 355)])]
    })
    const data = readReceipt([{ width: 595, height: 842, runs }])?.data
    expect(data?.items.map(({ name, total_price }) => [name, total_price])).toEqual([
      ["قهوة", 35],
      ["شاي", 15]
    ])
  })

  it("cost the same where prices are whole", () => {
    const lines = ["Megnevezés Menny. Ár Nettó ÁFA Bruttó", "Tanács   2 óra   15 000   30 000   8 100   38 100"]
    const rest = ["Út   1 db   5 000   5 000   1 350   6 350", "Összesen   35 000   9 450   44 450"]
    expect(itemsOf("Kovács Kft.", ...lines, ...rest, "Fizetendő   44 450 Ft")).toEqual([
      ["Tanács", 30_000],
      ["Út", 5_000]
    ])
  })

  it("cost what quantity and unit price come to, where the sums add tax to that", () => {
    const lines = ["Invoice 17", "Description Qty Price Net VAT Gross"]
    const items = ["Screws 10 2.00   20.00 4.00 24.00", "Paint 3 10.00   30.00 6.00 36.00"]
    expect(itemsOf(...lines, ...items, "Net total   50.00", "VAT 20%   10.00", "Total   60.00")).toEqual([
      ["Screws", 20],
      ["Paint", 30]
    ])
  })

  it("are not ended by what a kilogram costs, whatever stands before it", () => {
    const weighed = ["0.200 kg N   ET @ $8.80 / kg", "MUSHROOMS   1.76", "SPINACH   1.99", "TOTAL   3.75"]
    expect(itemsOf("Market", ...weighed)?.map(([, price]) => price)).toEqual([1.76, 1.99])
  })

  describe("a price", () => {
    it("may have one decimal where the others have cents", () => {
      const dishes = ["Idli   1.00   548.00   548.00", "Sada Dosa   1.00   500.0   500.0", "Sub Total   1048.00"]
      expect(readReceipt([receiptPage([...dishes, "Grand Total   1048.00"])])?.data.items).toMatchObject([
        { name: "Idli", total_price: 548 },
        { name: "Sada Dosa", quantity: 1, unit_price: 500, total_price: 500 }
      ])
    })
  })
})
