import { describe, expect, it } from "vitest"
import { typed } from "../support/papers.ts"
import { readPages, readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const pictureOf = (lines: ReadonlyArray<string>, doubtful: ReadonlyArray<string>) => {
  const page = receiptPage(lines)
  const runs = page.runs.map((run) => (doubtful.includes(run.text) ? { ...run, confidence: 0.9 } : run))
  return { ...page, runs, angle: 0 }
}

const itemsOf = (lines: ReadonlyArray<string>, doubtful: ReadonlyArray<string> = []) =>
  (readReceipt([pictureOf(lines, doubtful)])?.data.items ?? []).map(({ name, total_price }) => `${name} ${total_price}`)

describe("a price with a figure wrong", () => {
  const goods = ["Paris Bar", "Lemonade   00.50", "Crab Cake   8.95", "Nachos   8.25", "Scoop   1.95"]

  it("is what all prices come to the total with, where it was hardly legible", () => {
    expect(itemsOf([...goods, "TOTAL   27.65"], ["00.50"])).toEqual([
      "Lemonade 8.5",
      "Crab Cake 8.95",
      "Nachos 8.25",
      "Scoop 1.95"
    ])
  })

  it("is told as arithmetic, and the others as print", () => {
    const read = readPages([pictureOf([...goods, "TOTAL   27.65"], ["00.50"])])
    expect(read?.items.map(({ source }) => source)).toEqual(["arithmetic", "print", "print", "print"])
  })

  it("stays as it was read where it was clear, where two may be wrong, and where the sum is rounded", () => {
    const clear = goods.map((line) => line.replace("00.50", "0.50"))
    expect(itemsOf([...clear, "TOTAL   27.65"])).toContain("Lemonade 0.5")
    // no price is printed with two zeros before its point
    expect(itemsOf([...goods, "TOTAL   27.65"])).toContain("Lemonade 8.5")
    const two = ["Bar", "Tea   4.50", "Rum   6.50", "Gin   9.25", "TOTAL   23.25"]
    expect(itemsOf(two, ["4.50", "6.50"])).toContain("Tea 4.5")
    expect(itemsOf(["Bar", "Tea   4.55", "Rum   6.50", "TOTAL   11.08"], ["4.55"])).toContain("Tea 4.55")
  })

  it("has a figure for the sign that the other prices have, where that makes them come to the total", () => {
    const goods = ["Canopy", "Latte   $5.00", "Chai   $6.00", "Pork Rack   926.00"]
    expect(itemsOf([...goods, "TOTAL   $37.00"])).toEqual(["Latte 5", "Chai 6", "Pork Rack 26"])
    expect(itemsOf([...goods, "TOTAL   $937.00"])).toContain("Pork Rack 926")
  })

  it("is no count and a price with a speck between them", () => {
    const page = typed(`GEETHA RESTAURANT
DESCRIPTION         QTY RT. AMOUNT
ROASTED PAPAD         2  25     50
PANEER PUKARA         1.200    200
BUTTER NAAN           5.40     200
NET TOTAL                   Rs 450`)
    const items = readReceipt([page])?.data.items.map((item) => [item.quantity, item.unit_price, item.total_price])
    expect(items).toEqual([
      [2, 25, 50],
      [1, 200, 200],
      [5, 40, 200]
    ])
  })

  it("is of thousandths where one of many has lost its last figure", () => {
    const goods = ["1 WATER   2.500", "1 SALAD   5.750", "1 GRILL   22.150", "SUB-TOTAL   30.40", "TAX 16%   4.864"]
    expect(itemsOf(["LEVANT", "Amman", ...goods, "TOTAL JD:   35.264"])).toEqual([
      "WATER 2.5",
      "SALAD 5.75",
      "GRILL 22.15"
    ])
  })

  it("has a colon for its point where no hour has so many minutes", () => {
    expect(itemsOf(["Alder Bar", "Draught   3.67", "Lite Bottle   1:84", "TOTAL   5.51"])).toContain("Lite Bottle 1.84")
    const fine = ["Alder Grill", "1 WATER   2.500", "1 SALAD   5:750", "1 TEA   4.900", "TOTAL JD:13.150"]
    expect(itemsOf(fine)).toContain("SALAD 5.75")
  })

  it("is what the count and the price of one come to where all of them then come to the sum", () => {
    const lines = ["Texan Grill", "2 COKE   7.00", "1 TEA   3.50", "2 DINNER @ 44.99   69.98", "SUBTOTAL   100.48"]
    const [, , dinner] = readReceipt([receiptPage([...lines, "TAX   2.89", "TOTAL   103.37"])])?.data.items ?? []
    expect(dinner).toEqual({ name: "DINNER", quantity: 2, unit_price: 44.99, total_price: 89.98 })
  })

  it("is another one of its row where only with that they come to the sum", () => {
    const lines = ["1 SOPA   4.60", "2 PAN 1.50   3.00", "1 PENNE 7.95   7.06", "1 AGUA   1.50", "TOTAL   17.05"]
    expect(itemsOf(["Alder Trattoria", ...lines])).toEqual(["SOPA 4.6", "PAN 3", "PENNE 7.95", "AGUA 1.5"])
  })

  it("has no minus where only a hyphen before the letter of its tax looked like one", () => {
    const lines = ["Levant", "Hommos   18,50 A", "Arayess   19,50-A", "Falafel   13,50 A", "Total   CHF 51,50"]
    expect(itemsOf(lines)).toEqual(["Hommos 18.5", "Arayess 19.5", "Falafel 13.5"])
  })
})

describe("a misread total", () => {
  it.each(["L7.00", "L 7.00"])("has a one where an L stands behind a dollar's sign: %s", (printed) => {
    const lines = ["Bistro", "SubTotal   USD $ 15.00", "Tip   USD $ 2.00", `Total   USD $ ${printed}`]
    expect(readReceipt([receiptPage(lines)])?.data).toMatchObject({ total: 17, currency: "USD" })
  })

  it("of which only the cents were read is what the subtotal and the tax come to with them, and no tax", () => {
    const lines = ["EAGLE ENTERPRISE", "Battery   22.00", "Torch   22.00", "Bulb   8.00", "SUB-TOTAL   49.06"]
    const sums = ["DISC   0.00", "GST   2.94", "TOTAL   .00", "CASH   .00", "CHANGE   0.00", "SR 49.06 6 2.94"]
    const read = readReceipt([receiptPage([...lines, ...sums, "TAX TOTAL:   2.94"])])
    expect(read?.data).toMatchObject({ total: 52, subtotal: 49.06, taxes: [{ label: "GST", amount: 2.94 }] })
    // nor is what has other cents
    const other = sums.map((line) => line.replace("TOTAL   .00", "TOTAL   .50"))
    expect(readReceipt([receiptPage([...lines, ...other])])?.data.total).not.toBe(52)
  })

  it("counts no round total for a number of things because sums had to mend its print", () => {
    const head = ["Bistro", "PURCHASE   - APPROVED", "AUTH CODE:06178I", "Mode:   Issuer", "MID: 369011   TID: 001"]
    const lines = [...head, "SubTotal   USD $ 15.00", "Tip   USD $ 2.00", "Total   USD $ 7.00", "CUSTOMER COPY"]
    expect(readReceipt([receiptPage(lines)])?.data.total).toBe(17)
  })

  it.each([
    [["1 WATERBOT   2600", "SUB-TOTAL   2600", "TOTAL JD: 35.264"], { total: 35.264, currency: "JOD" }],
    [["Muscat", "Mixed Fried Rice   7.200", "AMOUNT DUE:   R07.200"], { total: 7.2, currency: "OMR" }],
    [["Muscat", "Rice   5.10", "Soup   2.10", "AMOUNT DUE:   RO 7.200"], { total: 7.2, currency: "OMR" }]
  ])("has three decimals behind the sign of such money: %j", (lines, expected) => {
    expect(readReceipt([receiptPage(["Levant", ...lines])])?.data).toMatchObject(expected)
  })
})

describe("a line of the goods", () => {
  it("has a price of one decimal behind a sign", () => {
    expect(itemsOf(["Diner", "Coffee   $2.20", "Bacon   $9.5", "Total   $11.70"])).toEqual(["Coffee 2.2", "Bacon 9.5"])
  })

  it("weighs no grams where its price is printed twice", () => {
    const lines = ["Cupom", "001 13435708 ABRACADEIRA", "1UN X 9,28 F1   9,28g", "TOTAL R$   9,28"]
    expect(itemsOf(lines)).toEqual(["ABRACADEIRA 9.28"])
  })

  it("is no item where it is the sum of the others, or what is added to that, though nothing of it is called so alone", () => {
    const goods = ["Texan Grill", "2 COKE   7.00", "1 TEA   3.50", "DINNER   89.98"]
    const added = ["ORIGINAL TTL   100.48", "15% SVC   15.07", "TAX BBO/BAZV   2.89", "07:41PM TOTAL   118.44"]
    expect(itemsOf([...goods, ...added])).toEqual(["COKE 7", "TEA 3.5", "DINNER 89.98"])
    const misread = ["FOOD   100.48", "Statešlocal Tax   1.08", "Amount Due :   101.56"]
    expect(itemsOf([...goods, ...misread])).toEqual(["COKE 7", "TEA 3.5", "DINNER 89.98"])
  })

  it("is no item where it costs as much as all of them, nor where it is what is added to them", () => {
    const tax = ["Latitude", "Water   25.00", "Coffee   25.00", "Tajine   130.00", "DONT TUR 1O?   400.00"]
    expect(itemsOf([...tax, "TOTAL   400.00"])).toEqual(["Water 25", "Coffee 25", "Tajine 130"])
    const service = [
      "Masa",
      "Coke   5.00",
      "Menu   800.00",
      "FOOD   805.00",
      "Gratuity/Service   161.00",
      "Tax   67.42"
    ]
    expect(itemsOf([...service, "Total Due   1033.42"])).toEqual(["Coke 5", "Menu 800"])
  })
})

it("a price that lost the space before it is one", () => {
  const lines = ["Café", "3 X TEA   18.0054.00", "Cake   8.00", "Savings0.25", "TOTAL   62.00"]
  expect(itemsOf(lines)).toEqual(["TEA 54", "Cake 8"])
})
