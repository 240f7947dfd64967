import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (due: string, ...prices: ReadonlyArray<string>) =>
  readReceipt([
    receiptPage([
      "Golden Spoon Restaurant",
      ...prices.map((price, at) => `Dish ${"ABC"[at]}   ${price}`),
      `Amount Due:   ${due}`
    ])
  ])?.data

const fine = (due: string) => read(due, "2.10", "2.60", "2.50")
const whole = (due: string) => read(due, "2,100", "2,600", "2,500")

describe("a currency's sign that is joined to the total", () => {
  it.each([
    "Kr7.20",
    "Tk.7.20",
    "SR7.20",
    "Dhs7.20",
    "KM7.20",
    "Br7.20",
    "L7.20",
    "ISK7.20",
    "Php7.20",
    "7.20KD",
    "7.20Kr"
  ])("leaves it an amount with decimals: %s", (due) => {
    expect(fine(due)?.total).toBe(7.2)
  })

  it.each(["7200Ft", "7 200Ft", "7200CFA", "XAF7,200", "TSh7,200", "COP$7,200", "ISK7200", "7200сум", "7200kr"])(
    "leaves it an amount without: %s",
    (due) => {
      expect(whole(due)?.total).toBe(7200)
    }
  )

  it("tells the currency, as a code, too", () => {
    expect(["EUR7.20", "7.20EUR", "CHF7.20", "7.20PLN", "Dhs7.20"].map((due) => fine(due)?.currency)).toEqual([
      "EUR",
      "EUR",
      "CHF",
      "PLN",
      "AED"
    ])
    expect(whole("7200Ft")?.currency).toBe("HUF")
  })

  it("is none in a code, nor behind a size", () => {
    const lines = ["Golden Spoon Restaurant", "Model SR1234   2.10", "Water 500ML   2.60", "Total   4.70"]
    expect(readReceipt([receiptPage(lines)])?.data).toMatchObject({
      total: 4.7,
      items: [
        { name: "Model SR1234", total_price: 2.1 },
        { name: "Water 500ML", total_price: 2.6 }
      ]
    })
  })
})
