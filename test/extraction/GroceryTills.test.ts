import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(["Corner Market", ...lines])])?.data

describe("a grocer's till", () => {
  it("heads goods with the part of the shop, which goes on with no name", () => {
    const milk = ["REFRIG/FROZEN", "SIMPLY ORANGE   8.49 S", "PRODUCE", "STG GOLD POTATOES   5.99 S"]
    expect(read(...milk, "Total   14.48")?.items.map(({ name }) => name)).toEqual([
      "SIMPLY ORANGE",
      "STG GOLD POTATOES"
    ])
    // some call all goods so
    expect(read("GROCERY   4.99", "GROCERY   4.99", "Total   9.98")?.items).toHaveLength(2)
  })

  it("tells a weight and what so much costs below the goods, or above them", () => {
    const below = read("ZUCCHINI SQUASH   1.84 S", "WT 1.09 lb @   $1.69/lb", "LETTUCE   2.89 S", "Total   4.73")
    expect(below?.items).toEqual([
      { name: "ZUCCHINI SQUASH", quantity: 1.09, unit_price: 1.69, total_price: 1.84 },
      { name: "LETTUCE", quantity: 1, unit_price: 2.89, total_price: 2.89 }
    ])
    const above = read("0.40 lb @   2.19 /lb MAN WT", "WT GALA APPLES +   .87 F", "HUMMUS   2.50 F", "Total   3.37")
    expect(above?.items[0]).toEqual({ name: "GALA APPLES", quantity: 0.4, unit_price: 2.19, total_price: 0.87 })
  })

  it("names goods above their serial number", () => {
    const lines = ["Game Console", "Seriennr.: HAE10473970120", "1 × 469,99   469,99 G", "Tasche   1,00 G"]
    expect(read(...lines, "SUMME EUR   470,99")?.items.map(({ name }) => name)).toEqual(["Game Console", "Tasche"])
  })

  it("tells how many, and the price of one alone, where only so all of them come to the total", () => {
    const lines = ["Cola 2 x 1,50   3,00", "Wasser   3 x 0,80", "Kaffee   10,00"]
    expect(read(...lines, "Summe   15,40")?.items[1]).toEqual({
      name: "Wasser",
      quantity: 3,
      unit_price: 0.8,
      total_price: 2.4
    })
    expect(read("Cola   3,00", "Wasser   3 x 0,80", "Summe   3,80")?.items[1]?.total_price).toBe(0.8)
  })

  it("taxes what it calls taxable", () => {
    const sums = ["SUBTOTAL   18.60", "B-Taxable @6.750%   0.22", "A-Taxable @0.00%   0.00", "AMOUNT DUE   18.82"]
    const data = read("Turkey   15.31 FA", "Energy   3.29 FB", ...sums, "ROUNDING ADJUSTMENT   -0.02", "TOTAL   $18.80")
    expect([data?.subtotal, data?.total, data?.taxes]).toEqual([18.6, 18.8, [{ label: "B-Taxable", amount: 0.22 }]])
  })

  it("takes a count below its subtotal for no sum, and what is taken off for no tax", () => {
    const coupon = ["Zwischensumme   10,55", "4 x Coupon 15% Bad   -1,33", "SUMME EUR   9,22"]
    expect(read("Binden   7,50", "WC-Frisch   3,05", ...coupon)?.subtotal).toBe(10.55)
    const lowered = ["SUMME EUR   9,99", "MwSt.-Senkung   -0,88", "Summe EUR   9,11"]
    expect(read("Filter   9,99", ...lowered)?.taxes).toEqual([])
  })

  it("leads its goods with letters and numbers of articles, which are no part of their names", () => {
    const warehouse = [
      "E   1098148 EDAMAME   7.59",
      "E   96716 SPINACH   5.99",
      "1158 ORG ARUGULA   4.79",
      "Total   18.37"
    ]
    expect(read(...warehouse)?.items.map(({ name }) => name)).toEqual(["EDAMAME", "SPINACH", "ORG ARUGULA"])
    const two = ["331222 BAG MULCH   7.00", "12345 WASHERS   3.75", "Total   10.75"]
    expect(read(...two)?.items.map(({ name }) => name)).toEqual(["BAG MULCH", "WASHERS"])
    const years = ["2019 Merlot   7.00", "2020 Malbec   3.75", "Total   10.75"]
    expect(read(...years)?.items.map(({ name }) => name)).toEqual(["2019 Merlot", "2020 Malbec"])
  })

  it("sells pens, though that is the code of a currency", () => {
    const goods = [
      "BLUE PEN   1.99",
      "FREE RANGE EGGS OF HENS ON PASTURE RSD 6.99",
      "NOTEBOOK   4.00",
      "Total   $12.98"
    ]
    const data = read(...goods)
    expect(data?.items.map(({ name }) => name)).toEqual([
      "BLUE PEN",
      "FREE RANGE EGGS OF HENS ON PASTURE RSD",
      "NOTEBOOK"
    ])
    expect(read("Pisco   20.00", "Ceviche   35.00", "TOTAL PEN 55.00")?.currency).toBe("PEN")
  })

  it("is of who sells, and not of who delivers or may be asked", () => {
    const head = ["129", "For question comments or concerns", "Call our Hotline", "Now Delivering with", "Door Dash"]
    const lines = [
      ...head,
      "Burger Barn Restaurant #14616",
      "1 Burger   4.39",
      "Take-Out Total   4.39",
      "Master SALE ****5665"
    ]
    const data = readReceipt([receiptPage(lines)])?.data
    expect([data?.vendor, data?.payment_method]).toEqual(["Burger Barn Restaurant", "Mastercard 5665"])
  })

  it("names goods without the class of their tax and the column of their numbers, and weighs in any letters", () => {
    const names = (...lines: ReadonlyArray<string>) => read(...lines)?.items.map(({ name }) => name)
    expect(names("(C)ARROZ AGULHA   1,29", "(A) BANANA   1,47", "TOTAL A PAGAR   2,76")).toEqual([
      "ARROZ AGULHA",
      "BANANA"
    ])
    expect(names("Хлеб 2 шт   104.98", "Бананы 1кг", "139.99 * 0.854 кг   119.55", "ИТОГ   224.53")).toEqual([
      "Хлеб",
      "Бананы 1кг"
    ])
  })

  it("takes off an article by its number, and off no other's price", () => {
    const goods = ["1068083 BANANAS   1.99", "987654 PAPER TOWEL   19.99 A", "0000123456 / 987654   4.00-A"]
    expect(read(...goods, "SUBTOTAL   17.98", "TOTAL   17.98")?.items.map(({ total_price }) => total_price)).toEqual([
      1.99, 19.99, -4
    ])
  })

  it("says behind a price that it is reduced, and below it what it returns for the goods", () => {
    const goods = [
      "PAIN RELIEF 100S",
      "04904412345 A   12.99",
      "RETURN VALUE 12.99",
      "COLA ZERO 2L",
      "04900005012   2.00 SALE"
    ]
    const items = read(...goods, "SUBTOTAL   14.99", "TAX   1.33", "TOTAL   16.32")?.items
    expect(items?.map(({ name, total_price }) => [name, total_price])).toEqual([
      ["PAIN RELIEF 100S", 12.99],
      ["COLA ZERO 2L", 2]
    ])
  })

  it("adds to its goods no tax that is told with an item, nor sells the miles of a trip", () => {
    const cable = read("CABLE   24.99", "ITEM TAX   2.06", "SUBTOTAL   24.99", "SALES TAX   2.06", "TOTAL   27.05")
    expect(cable?.items).toHaveLength(1)
    expect(cable?.taxes).toHaveLength(1)
    const trip = read("MILES   3.42", "FARE   $14.50", "EXTRA   $1.00", "TOTAL   $15.50")
    expect(trip?.items.map(({ name }) => name)).toEqual(["FARE", "EXTRA"])
  })
})
