import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const countsOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(lines)])?.data.items.map(({ name, quantity, unit_price }) => [name, quantity, unit_price])

describe("how many there are of an item", () => {
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

  it("is no price that leads the line below its name", () => {
    const lines = ["1 Mask   95.00 CHF", "1 Rash Guard", "   55.00 CHF", "1 Fins   75.00 CHF", "Total   225.00 CHF"]
    expect(countsOf(...lines)?.[1]).toEqual(["Rash Guard", 1, 55])
  })

  it("stands below it at the left, also of what was weighed in pounds that look like figures", () => {
    expect(countsOf("Garbage Bag   15.90", "3 x 5.30", "Milk   6.79", "Total   22.69")?.[0]).toEqual([
      "Garbage Bag",
      3,
      5.3
    ])
    expect(countsOf("Banana   1.25", "2.851b x 0.44/1b", "Milk   6.79", "Total   8.04")?.[0]).toEqual([
      "Banana",
      2.85,
      0.44
    ])
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
})
