import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const countsOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(lines)])?.data.items.map(({ name, quantity, unit_price }) => [name, quantity, unit_price])

describe("a count that was not read as it is printed, or comes to no exact sum,", () => {
  it("is told by what each costs, where every line has that before what they come to", () => {
    const goods = ["Koshari Large   90.00   180.00", "Hawawshi   85.00   85.00", "Lemon Mint   35.00   105.00"]
    expect(countsOf("Cairo Kitchen", ...goods, "Total EGP   370.00")).toEqual([
      ["Koshari Large", 2, 90],
      ["Hawawshi", 1, 85],
      ["Lemon Mint", 3, 35]
    ])
  })

  it("is told by nothing where a line has something else", () => {
    const goods = ["Soup   40.00   80.00", "Bread   12.50   10.00", "Tea   15.00   15.00"]
    expect(countsOf("Cairo Kitchen", ...goods, "Total EGP   105.00")?.map(([, quantity]) => quantity)).toEqual([
      1, 1, 1
    ])
  })

  it("stands close to a whole price of one", () => {
    const goods = ["Chicken Biryani   2 320   640.00", "Butter Naan   4   50   200.00"]
    expect(countsOf("Spice Route", "Item   Qty   Rate   Amt", ...goods, "Grand Total : Rs.   840.00")).toEqual([
      ["Chicken Biryani", 2, 320],
      ["Butter Naan", 4, 50]
    ])
  })

  it("has a speck behind it that makes a percentage of it", () => {
    const goods = ["UNGA JOGOO 2KG", "2% x 199.00   398.00 E", "OMO 1KG", "1 x 375.00   375.00 A"]
    expect(countsOf("ALDER SUPERMARKET LTD", ...goods, "TOTAL   773.00")?.[0]).toEqual(["UNGA JOGOO 2KG", 2, 199])
  })

  it("is a weight whose price was rounded to the smallest coin, as in Switzerland", () => {
    const goods = ["Raclette Käse   0.746   24.50   18.30", "Bio Milch 1L   2   1.80   3.60"]
    expect(countsOf("Dorfladen Alder", "Artikel   Menge   Preis   Total", ...goods, "Total CHF   21.90")?.[0]).toEqual([
      "Raclette Käse",
      0.746,
      24.5
    ])
  })
})
