import { describe, expect, it } from "vitest"
import { townsIn } from "../../src/extraction/local/reading/townsOnPage.ts"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const currencyOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(["Corner Diner", ...lines, "Soup   7.00", "Total   7.00"])])?.data.currency

describe("a town", () => {
  it("names the country's currency beside its postal code", () => {
    expect(currencyOf("12 Main Street", "75019 Carrollton")).toBe("USD")
    expect(currencyOf("8200 Aarhus")).toBe("DKK")
  })

  it("names none alone, in the middle of a line, or where other countries have one of its name", () => {
    expect(currencyOf("Carrollton")).toBe("XXX")
    expect(currencyOf("Carrollton burger with fries")).toBe("XXX")
    expect(townsIn("45001 Toledo")).toEqual([])
  })

  it("has no year for its postal code, where codes have more digits", () => {
    expect(townsIn("VEHICLE 2015 HONDA CIVIC")).toEqual([])
    expect(townsIn("998877 HONDA")).toEqual([{ country: "CO", weight: 3, print: "honda" }])
    expect(townsIn("4000 albertslund")).toEqual([{ country: "DK", weight: 3, print: "albertslund" }])
  })

  it("is found with its accents or without, and with all its words", () => {
    expect(townsIn("28001 ALCALÁ DE HENARES")).toEqual([{ country: "ES", weight: 3, print: "alcala de henares" }])
  })
})
