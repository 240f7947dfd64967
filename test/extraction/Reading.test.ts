import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"
import { amountsIn } from "../support/amountsIn.ts"

const totalOf = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data.total

describe("amounts", () => {
  it.each([
    ["1.234,56", 1234.56],
    ["1,234.56", 1234.56],
    ["3 038,14", 3038.14],
    ["1'234.50", 1234.5],
    ["12.50-", -12.5],
    ["-12.50", -12.5],
    ["(12.50)", -12.5],
    ["$1,299.00", 1299],
    ["€ 4,24", 4.24],
    ["0.05", 0.05],
    ["¥4, 389", 4389],
    ["1.234.567,89", 1234567.89]
  ])("reads %s as %d", (printed, value) => {
    expect(amountsIn(`Amount    ${printed}`)[0]).toEqual([value])
  })

  it("takes three digits behind a mark for thousands where prices have no decimals", () => {
    expect(amountsIn("Nasi goreng   25.000", "Es teh   7.500", "Total   32.500").flat()).toEqual([25000, 7500, 32500])
  })

  it("leaves dates, times, telephone numbers and codes alone", () => {
    expect(amountsIn("25/12/2018 20:13:39", "Tel 03-7805 7889-1", "TD01167104", "9556939040118").flat()).not.toContain(
      2018
    )
    expect(amountsIn("9556939040118")).toEqual([[]])
  })

  it("has letters behind it where Taiwan's invoices say that it is taxed", () => {
    expect(amountsIn("拿鐵咖啡   110TX", "Model   110TQ")).toEqual([[110], []])
  })
})

describe("the total", () => {
  it("is the labelled one, not the larger amount of cash", () => {
    expect(totalOf("Tea   2.00", "Rice   3.50", "Total   5.50", "Cash   10.00", "Change   4.50")).toBe(5.5)
  })

  it("is the rounded one where a rounding is printed", () => {
    expect(totalOf("Tea   5.52", "Total   5.52", "Rounding   -0.02", "Net Total   5.50", "Cash   5.50")).toBe(5.5)
  })

  it("is not the subtotal, nor the number of items", () => {
    expect(totalOf("Tea   2.00", "Subtotal   2.00", "Tax   0.20", "Total Qty 12", "Total   2.20")).toBe(2.2)
  })

  it("is what a discount below leaves to pay, where that is printed", () => {
    expect(totalOf("Tea   9.00", "Total   9.00", "Discount   2.00", "to pay   7.00", "Card   7.00")).toBe(7)
  })

  it("is what net and tax of a line of totals come to, where that is printed", () => {
    expect(totalOf("PC   100.00", "Total   100.00   19.00", "in words: one hundred nineteen   119.00")).toBe(119)
  })

  it("is labelled from the right where the script is read from the right", () => {
    expect(totalOf("12.00   خبز", "18.50   حليب", "30.50   المجموع", "50.00   نقدا", "19.50   الباقي")).toBe(30.5)
  })

  it("is never invented where there is none", () => {
    expect(totalOf("Dear Sir or Madam,", "thank you for your letter", "of the 14th of May.")).toBeUndefined()
  })
})

describe("the date", () => {
  const dateOf = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage([...lines, "Total   5.50"])])?.data.date

  it.each([
    ["Buddhist", "14/11/2569"],
    ["Buddhist, in two digits", "14/11/69"],
    ["Reiwa", "令和8年11月14日"],
    ["Reiwa, by its letter", "R8.11.14"],
    ["Reiwa, left out on a form", "8 年 11 月 14 日"],
    ["the Republic of China's", "民國115年11月14日"],
    ["Islamic", "1448/06/04 هـ"],
    ["Iranian", "۱۴۰۵/۰۸/۲۳"],
    ["Iranian, in words", "۲۳ آبان ۱۴۰۵"],
    ["Arabic-Indic digits", "١٤/١١/٢٠٢٦"],
    ["full width digits", "２０２６年１１月１４日"]
  ])("is converted: %s", (_, printed) => {
    expect(dateOf(printed)).toBe("2026-11-14")
  })

  it("is told from the time that stands right behind it", () => {
    expect(dateOf("14Nov202618:24")).toBe("2026-11-14")
    expect(dateOf("14.11.2618:24")).toBe("2026-11-14")
  })

  it("takes the order of day and month from the document's other dates before its country", () => {
    expect(dateOf("Albany, NY 12210", "Invoice date 11/02/2019")).toBe("2019-11-02")
    expect(dateOf("Albany, NY 12210", "Invoice date 11/02/2019", "Due date 26/02/2019")).toBe("2019-02-11")
  })
})

describe("the currency", () => {
  const currencyOf = (...lines: ReadonlyArray<string>) =>
    readReceipt([receiptPage([...lines, "Total   5.50"])])?.data.currency

  it.each([
    ["a sign", "Tea   £ 5.50", "GBP"],
    ["a code", "All prices in CHF", "CHF"],
    ["a telephone prefix", "Tel +33 1 42 61 00 00", "EUR"],
    ["a tax number", "NIP PL 526 025 09 95", "PLN"],
    ["a tax number in groups", "VAT GB 220 4302 31", "GBP"],
    ["the name of a tax", "MVA 25 %", "NOK"],
    ["a town of one of the countries that share a language", "Rechnung, Bahnhofstrasse 1, Basel", "CHF"],
    ["a shared sign and a script", "$ 5.50 發票號碼", "HKD"],
    ["a code, and not the street that is written like it", "MODA CAD. KADIKÖY İSTANBUL", "TRY"],
    ["nothing", "Tea and cake", "XXX"]
  ])("is told by %s", (_, printed, currency) => {
    expect(currencyOf(printed)).toBe(currency)
  })
})

describe("the currency of a country that changed it", () => {
  const currencyOf = (...lines: ReadonlyArray<string>) =>
    readReceipt([receiptPage(["Zagreb, OIB 57929140267", ...lines, "Ukupno   5.50"])])?.data.currency

  it("is the one of the receipt's day", () => {
    expect(currencyOf("Datum: 24.07.2020")).toBe("HRK")
    expect(currencyOf("Datum: 24.07.2024")).toBe("EUR")
    expect(currencyOf("no date")).toBe("EUR")
  })

  it("is the one that is printed, whatever the day", () => {
    expect(currencyOf("Datum: 24.07.2020", "Prices in EUR")).toBe("EUR")
    expect(currencyOf("Datum: 24.07.2024", "Prices in kn")).toBe("HRK")
  })

  it("is the one beside the total, where both are printed", () => {
    const head = ["Trgovina", "Zagreb, OIB 57929140267", "Kruh   207.69"]
    const read = (...sums: ReadonlyArray<string>) => readReceipt([receiptPage([...head, ...sums])])?.data.currency
    expect(read("Ukupno kn   207.69", "1 EUR = 7.53450 kn", "EUR   27.57")).toBe("HRK")
    expect(read("Ukupno EUR   207.69", "1 EUR = 7.53450 kn", "kn   1564.84")).toBe("EUR")
  })
})

describe("the taxes", () => {
  const summaryOf = (...lines: ReadonlyArray<string>) => {
    const data = readReceipt([receiptPage(lines)])?.data
    return { subtotal: data?.subtotal, taxes: data?.taxes.map(({ amount }) => amount) }
  }

  it("are known by their arithmetic where their name is not", () => {
    expect(summaryOf("Tea   20.00", "Sub Total   20.00", "P.Rest 10 %   2.00", "Total   22.00").taxes).toEqual([2])
    expect(summaryOf("Tea   10.99", "TOTAL   10.99", "TUA A 9 %   0.91").taxes).toEqual([0.91])
  })

  it("are read from a table whose per cent signs were lost", () => {
    const table = [
      "Bread   10,70",
      "Wine   11,90",
      "Total   22,60",
      "A7   0,70   10,00   10,70",
      "B19   1,90   10,00   11,90"
    ]
    expect(summaryOf(...table).taxes).toEqual([0.7, 1.9])
  })

  it("are not what tips at three rates would be", () => {
    const tips = ["Suggested tip", "15%   1.80", "18%   2.16", "20%   2.40"]
    expect(summaryOf("Burger   12.00", "Subtotal   12.00", "Tax   1.00", "Total   13.00", ...tips).taxes).toEqual([1])
  })

  it("leave the subtotal before tax and tip", () => {
    const bill = ["Subtotal   16.00", "Tax   1.40", "Total   17.40", "Tip   3.00", "Total   20.40"]
    expect(summaryOf("Burger   16.00", ...bill).subtotal).toBe(16)
  })

  it("leave a subtotal that is called a total", () => {
    const { subtotal } = summaryOf(
      "Rice   43.00",
      "TOTAL   43.00",
      "TAX 10%   4.30",
      "GRAND TOTAL   47.30",
      "CASH   50.00"
    )
    expect(subtotal).toBe(43)
  })
})

describe("the receipt", () => {
  const reading = readReceipt([
    receiptPage([
      "Muster Bäckerei GmbH",
      "Hauptstraße 5, 12345 Musterstadt",
      "2x Brezel   1,80",
      "Roggenbrot   3,95",
      "Summe EUR   5,75",
      "Gegeben bar   10,00",
      "Rückgeld   4,25",
      "MwSt 7%   0,38",
      "14.11.2026 08:12"
    ])
  ])

  it("is read with vendor, date, currency and items", () => {
    expect(reading?.data).toMatchObject({
      vendor: "Muster Bäckerei GmbH",
      date: "2026-11-14",
      currency: "EUR",
      total: 5.75,
      items: [
        { name: "Brezel", quantity: 2, unit_price: 0.9, total_price: 1.8 },
        { name: "Roggenbrot", quantity: 1, unit_price: 3.95, total_price: 3.95 }
      ]
    })
  })

  it("has no currency where nothing tells one", () => {
    expect(readReceipt([receiptPage(["Tea   2.00", "Total   2.00"])])?.data.currency).toBe("XXX")
  })
})

describe("dates", () => {
  it.each([
    ["25/12/2018", "2018-12-25"],
    ["2018-12-25", "2018-12-25"],
    ["25.12.18 20:13", "2018-12-25"],
    ["Dec 25, 2018", "2018-12-25"],
    ["25 décembre 2018", "2018-12-25"],
    ["25. Dezember 2018", "2018-12-25"],
    ["2018年12月25日", "2018-12-25"],
    ["25/12/2561", "2018-12-25"],
    ["03/04/2018", "2018-04-03"]
  ])("reads %s as %s", (printed, date) => {
    expect(readReceipt([receiptPage([printed, "Tea   2.00", "Total   2.00"])])?.data.date).toBe(date)
  })

  it("puts the month first where the receipt is of the United States", () => {
    const lines = ["Portland, ME 04101", "03/04/2018", "Tea   $2.00", "Total   $2.00"]
    expect(readReceipt([receiptPage(lines)])?.data.date).toBe("2018-03-04")
  })
})
