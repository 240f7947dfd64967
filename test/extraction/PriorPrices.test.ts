import { describe, expect, it } from "vitest"
import { isPriorPrice } from "../../src/extraction/local/reading/items/isPriorPrice.ts"
import { readReceipt } from "../support/readPages.ts"
import { itemsTyped } from "../support/readTyped.ts"
import { receiptPage } from "../support/receiptPage.ts"

const namesOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(lines)])?.data.items.map(({ name }) => name)

describe("what an item cost before, or what was saved on it", () => {
  it.each([
    "Was 20.00",
    "Was $20.00 Now $15.00",
    "Was 20.00 Save 5.00",
    "RRP   20.00",
    "25% off   20.00",
    "statt   20.00",
    "UVP 20.00 EUR",
    "au lieu de   20.00",
    "Precio anterior   20.00",
    "invece di 20.00",
    "De 20.00 por 15.00",
    "van 20.00 voor 15.00",
    "Ord.pris   20.00",
    "najniższa cena   18.00",
    "eredeti ár   20.00",
    "eski fiyat   20.00",
    "старая цена   20.00",
    "αρχική τιμή   20.00",
    "定価   20.00",
    "할인전   20.00",
    "ราคาปกติ   20.00",
    "harga asal   20.00",
    "giá gốc   20.00"
  ])("is no item of its own: %s", (line) => {
    expect(namesOf("ALDER & CO", "Lamp   15.00", line, "Bulb   10.00", "Total   25.00")).toEqual(["Lamp", "Bulb"])
  })

  it("is not told by a name that begins so", () => {
    for (const name of ["Spar Cola", "Now Foods", "Regular Fries", "Reg Coffee", "De Cecco", "Was"])
      expect(isPriorPrice(`${name}   ${name === "Was" ? "" : "2.00"}`)).toBe(false)
  })

  it("is an item where the total is of it alone: a filling station's regular", () => {
    expect(namesOf("ALDER FUELS", "Regular   30.00", "Total   30.00")).toEqual(["Regular"])
  })
})

describe("what is left of a price", () => {
  it.each([
    "  Atl. -0,30           Gala cena 1,88",
    "  Atlaide                  -0,30\n  Gala cena                 1,88",
    "  Rabatt -0,30  Neuer Preis  1,88"
  ])("is no item of its own: %j", (lines) => {
    const items = itemsTyped(`SIA ALDER
Piens Baltais 2% 1L
    2 gab X 1,09 EUR              2,18
${lines}
Sviests
    1 gab X 2,00 EUR              2,00
Kopā apmaksai:                    3,88
10.03.2025 19:02`)
    expect(items).toEqual(["2 Piens Baltais 2% 1L 2.18", expect.stringMatching(/-0\.3$/u), "1 Sviests 2"])
  })
})
