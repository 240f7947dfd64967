import { describe, expect, it } from "vitest"
import { itemsTyped } from "../support/readTyped.ts"

describe("what a pack or a bottle holds", () => {
  it("stays in the name where the price is none of so many", () => {
    expect(
      itemsTyped(`ALDER MARKET
Batteries X4          4.99
Batteries LR6 x4      6.90
Candles x4            8.00
Total                19.89`)
    ).toEqual(["1 Batteries X4 4.99", "1 Batteries LR6 x4 6.9", "4 Candles 8"])
  })

  it("is no price, as finely as it is printed", () => {
    expect(
      itemsTyped(`KOIVISTO
Lonkero 0,33   4   6,50   26,00
Olut 0,33                  3,20
Yhteensä                  29,20`)
    ).toEqual(["4 Lonkero 0,33 26", "1 Olut 0,33 3.2"])
  })

  it("is in litres where their letter was read for a one, and no price divides by it", () => {
    expect(
      itemsTyped(`ALUDARIS
Alus 0,51        3,90
Ziepes 0,51      1,02
Kvass 0,331      1,20
Kopā             6,12`)
    ).toEqual(["1 Alus 0,5l 3.9", "1 Ziepes 1.02", "1 Kvass 0,33l 1.2"])
  })

  it("is no count where a unit is joined to so many, as of tablets", () => {
    expect(
      itemsTyped(`Löwen-Apotheke
Ramipril 5mg 100St              5,00
Nasenspray                      3,48
Summe                           8,48`)
    ).toEqual([expect.stringMatching(/^1 Ramipril/u), "1 Nasenspray 3.48"])
  })

  it("counts none where a column tells how many were bought", () => {
    expect(
      itemsTyped(`Fern & Stone
2 June 2026
Ceramic planter, large             1       £34.00
Potting mix 10 l                   2       £13.00
Delivery                                    £4.95
Order total                                £51.95`)
    ).toEqual(["1 Ceramic planter, large 34", "2 Potting mix 10 l 13", "1 Delivery 4.95"])
  })
})
