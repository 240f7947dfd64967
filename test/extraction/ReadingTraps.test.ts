import { describe, expect, it } from "vitest"
import { labelOf } from "../../src/extraction/local/reading/Labels.ts"
import { withSpaces } from "../../src/extraction/local/reading/vendor/nameSpacing.ts"
import { amountsIn } from "../support/amountsIn.ts"
import { receiptPage } from "../support/receiptPage.ts"
import { readReceipt } from "../support/readPages.ts"

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

  it("takes no word for a label of another language: a banana is not Slovenian for what was paid", () => {
    const goods = ["LECHE ENTERA   2,64", "PLÁTANO", "0,652 kg   1,99 €/kg   1,30"]
    const data = readLines("Mercado Sol S.L.", ...goods, "TOTAL (€)   3,94", "TARJETA BANCARIA   3,94")
    expect(data?.items.map(({ name }) => name)).toEqual(["LECHE ENTERA", "PLÁTANO"])
    expect(readLines("Trgovina", "Kruh   2,64", "Platano   2,64")?.total).toBe(2.64)
  })

  it.each([
    ["SUMME", "BAR", "Käse"],
    ["SUMME", "BAR", "Kasseler"],
    ["KOKKU", "SULARAHA", "KARTUL"],
    ["CELKEM", "HOTOVOST", "Kaše"],
    ["YHTEENSÄ", "KÄTEINEN", "KASSI"],
    ["TOTAAL", "CONTANT", "Bord"],
    ["TOTALE", "CONTANTI", "SALE"],
    ["TOPLAM", "NAKİT", "Bal"]
  ])("has goods that other languages call labels: below %s, paid %s, %s", (total, cash, name) => {
    const data = readLines(
      "Alder",
      "Xilo   2,35",
      `${name}   3,40`,
      "Zeta   1,15",
      `${total}   6,90`,
      `${cash}   20,00`
    )
    expect(data?.items.map((item) => item.name)).toEqual(["Xilo", name, "Zeta"])
    expect(data).toMatchObject({ total: 6.9, payment_method: "Cash" })
  })

  it("takes no change for the total, though it is called one", () => {
    const sums = ["Cash   40.00", "Total Change   4.90", "Service Charge   3.51", "Total   38.61"]
    expect(readLines("Harbour Lane Bakery", "Sourdough Loaf   35.10", ...sums)?.total).toBe(38.61)
  })

  it("has a dollar's sign that was read as a letter, where the prices above come to what is behind it", () => {
    expect(readLines("Harbour Lane Bakery", "Bun   2.10", "Loaf   5.10", "Total   S7.20")?.total).toBe(7.2)
    expect(readLines("Harbour Lane Bakery", "Bun   2.10", "Loaf   55.10", "Total   S7.20")?.total).toBe(57.2)
  })

  it.each(["T0TAL   7.20", "TOTA1   7.20", "GTOTAL   7.20", "TOTAL **7.20", "TOTAL #7.20"])(
    "is a total: %s",
    (line) => {
      expect(readLines("Harbour Lane Bakery", "Bun   2.10", "Loaf   5.10", line)?.total).toBe(7.2)
    }
  )

  it("sees a price whose sign is glued to a word, and no telephone number as one", () => {
    expect(readLines("Cracker Barrel", "Lunch   11.98", "Tax   1.08", "Amount Due$13.06")?.total).toBe(13.06)
    expect(readLines("Moonlight", "Bun   15.39", "Total   15.39", "Grand TotalRM15.40", "Cash   50.00")?.total).toBe(
      15.4
    )
    expect(readLines("The Saxon Hotel", "Brunch   900.00", "Amount Due   R1531.00")?.total).toBe(1531)
    expect(amountsIn("Salem, OR 97301   503.363.1904")[0]).not.toContain(503363.1904)
  })

  it("reads a colon for a point where no hour is so late, and a time as a time", () => {
    expect(readLines("Steakhouse", "14 oz Strip   26.99", "TOTAL :   34:05")?.total).toBe(34.05)
    expect(readLines("Steakhouse", "14 oz Strip   26.99", "TOTAL :   12:05")?.total).not.toBe(12.05)
  })

  it("adds up a column without decimals past the counts before its names", () => {
    const prices = [
      "1 BUN SING   42,000",
      "1   37,000",
      "1 MI GION X CHAY",
      "2 MI X GION   80,000",
      "10 TRA DA   20,000"
    ]
    expect(readLines("QUAN AN THIEN TAN", ...prices, "TIEN MAT", "   179,000")?.total).toBe(179_000)
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
      ["99 5PEED MART S/8", "99 SPEED MART S/B"],
      ["DESIGN STAT1ONERY", "DESIGN STATIONERY"],
      ["ОО0 ВЕСЕННИЙ САД", "ООО ВЕСЕННИЙ САД"],
      ["OO0 «САД»", "ООО «САД»"],
      ["B2B 4U 7-ELEVEN A1A 1000 5 STAR", "B2B 4U 7-ELEVEN A1A 1000 5 STAR"],
      ["Marina Bay PTE.LTD", "Marina Bay PTE. LTD"],
      ["FamilyMart", "FamilyMart"],
      ["TRADING POST", "TRADING POST"],
      ["SUBMARKETING", "SUBMARKETING"],
      ["7-Eleven (Kuala Lumpur)", "7-Eleven (Kuala Lumpur)"]
    ]
    for (const [seen, printed] of names) expect(withSpaces(seen)).toBe(printed)
  })
})

describe("runs that overlap", () => {
  it("have their letter in common only once", () => {
    const page = receiptPage(["Bakery", "Total   5.50"])
    const place = { top: 20, bottom: 36, confidence: 1 }
    const dated = [
      { ...place, text: "Date :2", left: 0, right: 70 },
      { ...place, text: "26/07/2016", left: 63, right: 163 }
    ]
    const moved = page.runs.map((run) => (run.top === 0 ? run : { ...run, top: run.top + 20, bottom: run.bottom + 20 }))
    expect(readReceipt([{ ...page, height: 60, runs: [...moved, ...dated] }])?.data.date).toBe("2016-07-26")
  })
})

describe("the vendor", () => {
  const receipt = receiptPage(["COMMON", "HERON", "6493 Strip Ave", "Tea   5.50", "Milk   1.00", "Total   6.50"])
  const vendorOf = (page: typeof receipt) => readReceipt([page])?.data.vendor

  it("goes on over the lines of its heading, which is larger than other print", () => {
    const runs = receipt.runs.map((run) => (run.top < 40 ? { ...run, bottom: run.top + 26 } : run))
    const large = { ...receipt, runs: runs.map((run) => ({ ...run, top: run.top * 2, bottom: run.bottom + run.top })) }
    expect(vendorOf({ ...large, height: large.height * 2 })).toBe("COMMON HERON")
    expect(vendorOf(receipt)).toBe("COMMON")
  })
})

describe("a total", () => {
  const totalOf = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data.total

  it("has a total with the tax that a subtotal below a discount is without", () => {
    const lines = ["Ayl\u0131k abonelik   1   249,00 TL   249,00 TL", "\u0130ndirim   -24,90", "Ara toplam   224,10 TL"]
    expect(totalOf("Haci Usta", ...lines, "KDV (20 %)   44,82 TL", "\u00d6DENECEK TUTAR   TRY 268,92")).toBe(268.92)
    expect(
      totalOf(
        "Ribeira",
        "Design   1.240,00",
        "Total l\u00edquido   1.240,00",
        "IVA (13 %)   161,20",
        "Total   1.401,20"
      )
    ).toBe(1401.2)
  })

  it("is not what a longer name calls a sum without tax", () => {
    const called = (text: string) => labelOf(text)?.role
    expect(called("Rechnungssumme ohne USt.")).toBe("net")
    expect(called("Gesamtbetrag ohne MwSt")).toBe("net")
    expect(called("Totale IVA esclusa")).toBe("net")
    expect(called("Montant total hors TVA")).toBe("net")
    expect(called("Gesamtbetrag inkl. MwSt")).toBe("grandTotal")
  })

  it("is what the totals of all rates under one heading come to", () => {
    const row = (top: number, ...cells: ReadonlyArray<string>) =>
      cells.map((text, index) => {
        const right = 160 + index * 150
        return { text, confidence: 1, top, bottom: top + 16, left: right - text.length * 10, right }
      })
    const runs = [
      ...row(0, "Ribe GmbH"),
      ...row(20, "RECHNUNG"),
      ...row(60, "Nettobetrag", "MwSt-Betrag", "MwSt-%", "Endbetrag"),
      ...row(80, "321,40", "61,07", "19,0", "382,47"),
      ...row(100, "127,59", "8,93", "7,0", "136,52"),
      ...row(120, "448,99", "70,00", "EUR", "518,99")
    ]
    expect(readReceipt([{ width: 700, height: 140, runs }])?.data.total).toBe(518.99)
  })

  it("has the total that many prices come to where nothing is called one", () => {
    // 1,000 is one piece, and looks like the largest amount
    const prices = ["Menu   1,000   16.50", "Fisch   1,000   23.10", "Brot   3.90", "Wein   8.80", "Cola   4.40"]
    expect(totalOf("Chez Jean", ...prices, "S1NOAO   56.70")).toBe(56.7)
    expect(totalOf("Chez Jean", ...prices.slice(0, 2), "S1NOAO   39.60")).toBeUndefined()
  })
})
