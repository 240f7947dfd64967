import { describe, expect, it } from "vitest"
import { itemsTyped } from "../support/readTyped.ts"

describe("a name among the columns of a table", () => {
  it("is without the count and the unit before it, behind a line's number, too", () => {
    expect(
      itemsTyped(`Alder Works
No    Qty   Unit   Item                Price      Amount
1      2    pcs    Alder board         12.50       25.00
2      4    un     Cedar shelf          7.25       29.00
Total                                              54.00`)
    ).toEqual(["2 Alder board 25", "4 Cedar shelf 29"])
  })

  it("is without the whole numbers behind it, each in a column of its own, but not without its own", () => {
    expect(
      itemsTyped(`Alder Works
No    Item              Minutes     Qty       Price      Amount
1     Assembly              160       1       53.33       53.33
2     Unit 2                          1       12.50       12.50
Total                                                     65.83`)
    ).toEqual(["1 Assembly 53.33", "1 Unit 2 12.5"])
  })

  it("does not go on with what the sums below it are called", () => {
    expect(
      itemsTyped(`Bar Alder
Articulo        UnidadesPrecio     Total
Caña              1,00    2,50      2,50
Cafe              2,00    1,50      3,00
Tarta de Queso    2,00    5,00     10,00
Sumas

Total a cobrar: 15,50 €`)
    ).toEqual(["1 Caña 2.5", "2 Cafe 3", "2 Tarta de Queso 10"])
  })
})

it("marks of what is taxed stand before no name", () => {
  const paper = "coles\n%COCA COLA 1.25L     3.35\n BREAD WHITE 650G     2.40\nTotal     5.75"
  expect(itemsTyped(paper)).toEqual(["1 COCA COLA 1.25L 3.35", "1 BREAD WHITE 650G 2.4"])
})

it("the class of a tax behind a price, and Malaysia's before it, stand in no name and hide no price", () => {
  for (const mark of ["A1", "Г", "B"]) {
    const paper = `ALDER\nMilk     2.50${mark === "A1" ? "" : " "}${mark}\nBread     1.10\nTotal     3.60`
    expect(itemsTyped(paper)).toEqual(["1 Milk 2.5", "1 Bread 1.1"])
  }
  const malaysian = "ALDER SDN BHD\nTea SR     2.50\nCake SR     1.10\nRoti SR     3.00\nTotal     6.60"
  expect(itemsTyped(malaysian)).toEqual(["1 Tea 2.5", "1 Cake 1.1", "1 Roti 3"])
})
