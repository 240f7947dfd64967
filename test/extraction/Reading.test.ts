import { describe, expect, it } from "vitest"
import { toNumber } from "../../src/domain/Money.ts"
import { withSpaces } from "../../src/extraction/local/reading/nameSpacing.ts"
import { readReceipt } from "../support/readPages.ts"
import { toSheet } from "../../src/extraction/local/reading/Sheet.ts"
import { receiptPage } from "../support/receiptPage.ts"

const amountsIn = (...lines: ReadonlyArray<string>) =>
  toSheet([receiptPage(lines)]).amounts.map((amounts) => amounts.map(({ units }) => toNumber(units)))

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
    ["the Republic of China's", "民國115年11月14日"],
    ["Islamic", "1448/06/04 هـ"],
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
    ["nothing", "Tea and cake", "XXX"]
  ])("is told by %s", (_, printed, currency) => {
    expect(currencyOf(printed)).toBe(currency)
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

describe("a refund", () => {
  it.each([["CREDIT NOTE 17"], ["Gutschrift Nr. 4"], ["Refund receipt"]])(
    "is negative under the title %s",
    (heading) => {
      const data = readReceipt([
        receiptPage(["City Books", heading, "Novel   10.00", "VAT   2.00", "TOTAL   12.00"])
      ])?.data
      expect(data).toMatchObject({ total: -12, taxes: [{ amount: -2 }], items: [{ name: "Novel", total_price: -10 }] })
    }
  )

  it("is not what a policy at the foot speaks of", () => {
    expect(totalOf("City Books", "Novel   10.00", "Pen   2.00", "TOTAL   12.00", "No refund without receipt")).toBe(12)
    expect(totalOf("City Books", "REFUND VALUE OF", "Novel   10.00", "Pen   2.00", "TOTAL   12.00")).toBe(12)
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

describe("what a receipt must not be told to say", () => {
  const readLines = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data

  it("takes no number for a card's that is not one", () => {
    const paid = (...lines: ReadonlyArray<string>) =>
      readLines("Harbour Lane Bakery", "Sourdough Loaf   35.10", "TOTAL   35.10", ...lines)?.payment_method
    expect(paid("Check No: 1042", "Table 12", "VISA ****4417   35.10")).toBe("Visa 4417")
    expect(paid("Check No: 1042", "VISA   35.10")).toBe("Visa")
    expect(paid("VISA   35.10", "Auth No. 9912", "Terminal no: 7731")).toBe("Visa")
    expect(paid("VISA   35.10", "XXXX XXXX XXXX 4417")).toBe("Visa 4417")
    expect(paid("Visa ending in 4417   35.10")).toBe("Visa 4417")
    expect(paid("Card No. 4417", "Visa   35.10")).toBe("Visa")
    expect(paid("Visa card no 4417   35.10")).toBe("Visa 4417")
  })

  it("answers a date that no calendar holds as it is printed", () => {
    const dated = (...lines: ReadonlyArray<string>) =>
      readLines("Harbour Lane Bakery", ...lines, "Sourdough Loaf   35.10", "TOTAL   35.10")?.date
    expect(dated("Date: 31/02/2026")).toBe("31/02/2026")
    expect(dated("2026-13-45")).toBe("2026-13-45")
    expect(dated("Date: 5 Brumaire 2026")).toBe("5 Brumaire 2026")
    expect(dated("5 tháng 11 2026")).toBe("2026-11-05")
    expect(dated("Date: 31/02/2026", "Date: 14/11/2026")).toBe("2026-11-14")
    expect(dated("12 Harbour Lane, Sydney 2026")).toBeNull()
    expect(dated("Valid until 31/02/2026")).toBeNull()
    expect(dated("Tel 31.02.99.12.44")).toBeNull()
  })

  it("finds a date behind what looks like the beginning of one", () => {
    const dated = (line: string) =>
      readLines("Harbour Lane Bakery", line, "Sourdough Loaf   35.10", "TOTAL   35.10")?.date
    expect(dated("19:13 Thursday 19 Jan 2017")).toBe("2017-01-19")
    expect(dated("Jan13\u203215 06:56PM")).toBe("2015-01-13")
    expect(dated("02/17/14,12:30")).toBe("2014-02-17")
  })

  it("sees a price whose sign is glued to a word, and no telephone number as one", () => {
    expect(readLines("Cracker Barrel", "Lunch   11.98", "Tax   1.08", "Amount Due$13.06")?.total).toBe(13.06)
    expect(readLines("The Saxon Hotel", "Brunch   900.00", "Amount Due   R1531.00")?.total).toBe(1531)
    expect(amountsIn("Salem, OR 97301   503.363.1904")[0]).not.toContain(503363.1904)
  })

  it("is negative only where the document calls itself a refund", () => {
    const dash = readLines("Harbour Lane Bakery", "Sourdough Loaf   32.50", "Sales Tax   2.60", "TOTAL:  - 35.10")
    expect(dash).toMatchObject({ total: 35.1, items: [{ total_price: 32.5 }] })
    const all = readLines("Harbour Lane Bakery", "Sourdough Loaf   -32.50", "TOTAL   -32.50")
    expect(all).toMatchObject({ total: 32.5, items: [{ total_price: 32.5 }] })
    const refund = readLines("Harbour Lane Bakery", "REFUND", "Sourdough Loaf   -32.50", "TOTAL   -32.50")
    expect(refund).toMatchObject({ total: -32.5, items: [{ total_price: -32.5 }] })
  })

  it("states no currency that only the words of a language speak for", () => {
    const currency = (...lines: ReadonlyArray<string>) =>
      readLines("Harbour Lane Bakery", "Sourdough Loaf   35.10", "TOTAL   35.10", ...lines)?.currency
    expect(currency()).toBe("XXX")
    expect(currency("Moms 25%   7.02", "Kort   35.10")).toBe("XXX")
    expect(currency("Vi bes\u00f8ger gerne, kr", "kort")).toBe("XXX")
    expect(currency("Umtausch nur mit Bon und Karte der Kasse")).toBe("XXX")
    expect(currency("Server: Ada", "Tip", "555-123-4567")).toBe("XXX")
    expect(currency("Att betala i SEK")).toBe("SEK")
    expect(currency("Ottawa, Ontario", "HST   4.00")).toBe("CAD")
  })

  it("lists no address above and no summary below the goods, and nothing twice", () => {
    const items = readLines(
      "Salem Tavern",
      "Salem, OR 97301   503.363.1904",
      "Burger   12.50",
      "Fries   4.50",
      "Sales of group A   12.50",
      "Sales of group B   4.50",
      "Food   17.00",
      "TOTAL   17.00"
    )?.items
    expect(items?.map(({ name }) => name)).toEqual(["Burger", "Fries"])
    const polish = readLines(
      "Dino Polska",
      "PARAGON FISKALNY",
      "REKLAMOWKA   0,65",
      "KARMA D/PSA   4,98",
      "MAJERANEK   3,38",
      "SPRZEDAZ OPODATKOWANA A   0,65",
      "SPRZEDAZ OPODATKOWANA C   8,36",
      "PTU A 23%   0,12",
      "SUMA PLN   9,01"
    )?.items
    expect(polish?.map(({ name }) => name)).toEqual(["REKLAMOWKA", "KARMA D/PSA", "MAJERANEK"])
  })
})

describe("a name", () => {
  it("gets the spaces back that recognition lost, and none that were never there", () => {
    const names: ReadonlyArray<readonly [seen: string, printed: string]> = [
      ["GARDENIABAKERIES(KL)SDNBHD", "GARDENIA BAKERIES (KL) SDN BHD"],
      ["PINGHWAITRADINGSDN.BHD.", "PINGHWAI TRADING SDN. BHD."],
      ["MR. D.I.Y.（JOHOR) SON BHD", "MR. D.I.Y. (JOHOR) SDN BHD"],
      ["Broadview Marketing 5dn Bhd", "Broadview Marketing Sdn Bhd"],
      ["CONFECTI0NERY HOUSE", "CONFECTIONERY HOUSE"],
      ["Marina Bay PTE.LTD", "Marina Bay PTE. LTD"],
      ["FamilyMart", "FamilyMart"],
      ["TRADING POST", "TRADING POST"],
      ["SUBMARKETING", "SUBMARKETING"],
      ["7-Eleven (Kuala Lumpur)", "7-Eleven (Kuala Lumpur)"]
    ]
    for (const [seen, printed] of names) expect(withSpaces(seen)).toBe(printed)
  })
})
