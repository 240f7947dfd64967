import { describe, expect, it } from "vitest"
import { itemsTyped } from "../support/readTyped.ts"

describe("an item's name of several lines", () => {
  it("goes on in the next line, which begins with a small letter", () => {
    expect(
      itemsTyped(`Alder Works
Qty  Description                         Price       Total
2    Alder board, planed and             12.50       25.00
     sanded on both sides
1    Birch table                        120.00      120.00
4    Cedar shelf for the wall             7.25       29.00
     including screws and plugs
Total                                               174.00`)
    ).toEqual([
      "2 Alder board, planed and sanded on both sides 25",
      "1 Birch table 120",
      "4 Cedar shelf for the wall including screws and plugs 29"
    ])
  })

  it("begins in the line above, the first one of all as well", () => {
    expect(
      itemsTyped(`Alder Works
14.03.2024
Alder board, planed and
sanded on both sides
  2 x 12.50                       25.00
Birch table
  1 x 120.00                     120.00
Total                            145.00`)
    ).toEqual(["2 Alder board, planed and sanded on both sides 25", "1 Birch table 120"])
  })

  it("begins above the first price where it had no room there", () => {
    expect(
      itemsTyped(`CORNER MARKET
12 Main Street
Springfield, IL 62701
Organic Whole Grain Sourdough Bread With
Seeds                          4.99
Milk                           2.99
TOTAL                          7.98`)
    ).toEqual(["1 Organic Whole Grain Sourdough Bread With Seeds 4.99", "1 Milk 2.99"])
  })

  it("is one word again where that was divided", () => {
    expect(
      itemsTyped(`ERLENMARKT
Hauptstr. 5
12345 Erlenau
                                  EUR
Bio Vollkornbrot mit Sonnenblumen-
kernen 500g                      2,99 B
Vollmilch                        1,19 B
SUMME EUR                        4,18`)
    ).toEqual(["1 Bio Vollkornbrot mit Sonnenblumenkernen 500g 2.99", "1 Vollmilch 1.19"])
  })

  it("takes nothing from the head above it", () => {
    const items = ["1 Seeds 4.99", "1 Milk 2.99"]
    for (const head of [
      "Thank you for shopping with all of us here",
      "12 Old Harbour Street, Springfield, IL",
      "Cashier: Anna of the evening shift, Till 4"
    ])
      expect(
        itemsTyped(
          `CORNER MARKET\n${head}\nSeeds                          4.99\nMilk                           2.99\nTOTAL                          7.98`
        )
      ).toEqual(items)
  })
})
