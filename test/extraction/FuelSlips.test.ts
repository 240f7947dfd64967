import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data

describe("a slip of a pump", () => {
  it.each([
    [
      "Regular",
      ["Pump Gallons Price", "06 15.234 G   $3.199/G", "Regular", "Total Sale   $48.73"],
      15.234,
      3.199,
      48.73
    ],
    ["PLUS", ["PUMP GRADE GALLONS PRICE/G", "5 PLUS 10.021   3.899", "FUEL TOTAL   39.07"], 10.021, 3.899, 39.07],
    ["Unleaded Plus", ["Unleaded Plus 11.203 gal @   $4.299/gal", "Total   $48.16"], 11.203, 4.299, 48.16],
    ["Super E10", ["Super E10   *Pump 3", "40,10 1 x 1,700 EUR/l", "68,17 EUR A", "TOTAL   68,17"], 40.1, 1.7, 68.17],
    ["Regular", ["Regular 45.20 L @   1.659 /L", "TOTAL   $74.99"], 45.2, 1.659, 74.99],
    [
      "ORDINAIRE",
      ["POMPE 3", "ORDINAIRE", "VOLUME   38.512 L", "PRIX/L   1.729 $", "TOTAL   66.59 $"],
      38.512,
      1.729,
      66.59
    ]
  ] as const)(
    "tells how much %s was filled in, and what one unit of it costs",
    (name, slip, quantity, price, total) => {
      expect(read("CIRCLE K #0423", "07/24/2023 18:20", ...slip)?.items).toEqual([
        { name, quantity, unit_price: price, total_price: total }
      ])
    }
  )

  it("is of the United States where gallons are filled in, and writes the month first", () => {
    const data = read("CIRCLE K #0423", "PUMP GALLONS PRICE/G", "5 10.021   3.899", "TOTAL   39.07", "07/04/2023 18:20")
    expect([data?.currency, data?.date]).toEqual(["USD", "2023-07-04"])
    expect(read("Aqua Station", "WATER 5 GAL   30.00", "TOTAL   30.00")?.currency).not.toBe("USD")
  })

  it("is none where something else is counted under a head", () => {
    const lines = ["THE PREMIUM QUALITY", "Item Qty   Price", "Honey Cookie 5.00   1.00", "Total   5.00"]
    expect(read("Ice Cream Corner", ...lines)?.items.map(({ name }) => name)).toEqual(["Honey Cookie"])
  })
})
