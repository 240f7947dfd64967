import { describe, expect, it } from "vitest"
import { readPages, readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const head = ["Corner Diner", "14/11/2026 10:30"]
const totalOf = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage([...head, ...lines])])?.data.total

const confidenceOf = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage([...head, ...lines])])?.confidence

describe("a total", () => {
  it("is what a total and the tax below it come to, where that is printed too, whatever it is called", () => {
    expect(totalOf("Soup   7.00", "Bread   3.00", "Total   10.00", "Tax   0.80", "Cash   10.80")).toBe(10.8)
    expect(totalOf("Soup   7.00", "Bread   3.00", "Total   10.00", "Xqz   0.80", "Total Bill   10.80")).toBe(10.8)
    // money that was handed over and given back is no addition
    expect(totalOf("Soup   7.00", "Bread   3.00", "Total   10.00", "Xqz   5.00", "Cash   15.00")).toBe(10)
  })

  it("is no subtotal to which a service was added, though the net amount is called so below", () => {
    const sums = ["Subtotal   635.00", "Service Charge   56.70", "Total   691.70", "Net.Amt   635.00"]
    expect(totalOf("Burger   385.00", "Macaroni   250.00", ...sums)).toBe(691.7)
  })

  it("is what is called nothing else, before what a long line calls an amount", () => {
    const suggested = "Sugcestad tips amounts 158 - $ 8.59"
    expect(totalOf("Chicken $14.95", "Cod $42.35", "Sub Total: $57.30", "TOTAL: $61.33", suggested)).toBe(61.33)
  })

  it("is no tax that is included in it, though its own amount was misread", () => {
    const sums = ["Subtotal: £98.10", "Total: 1121", "VAT included in total: £16.18"]
    expect(totalOf("Octopus £11.00", "Tartare £87.10", ...sums)).not.toBe(16.18)
  })

  it.each(["Paid   £6.50", "Bezahlt   £6.50", "VISA   £6.50"])(
    "is the only amount, of which it says that it was paid: %s",
    (paid) => {
      expect(totalOf("Entry   10:02", paid)).toBe(6.5)
      expect(totalOf("Entry   10:02", paid, "Machine   £120.00")).not.toBe(120)
    }
  )

  it("has a point where a dash was read", () => {
    for (const total of ["52-00", "52- 00"]) {
      const sums = ["SUB-TOTAL   49.06", "GST   2.94", `TOTAL   ${total}`, "TAX TOTAL:   2.94"]
      expect(totalOf("Energizer   44.00", "Eveready   8.00", ...sums)).toBe(52)
    }
    expect(totalOf("Total   12.50", "Total Pages   10-12")).toBe(12.5)
  })

  it("is read where its only label has a letter wrong, but stands alone", () => {
    for (const label of ["Totei", "TOTA", "Iotal", "TO1AL", "TUTAL"]) {
      expect(totalOf("Soup   7.00", "Bread   3.00", `${label}   10.00`)).toBe(10)
    }
    // what is sold may be one letter off a total, beside one
    expect(totalOf("Petal   7.00", "Bread   3.00", "Total   10.00")).toBe(10)
  })

  it("is what cash paid, in whose name a digit is read for a letter", () => {
    expect(totalOf("Soup   7.00", "CA5H   7.00")).toBe(7)
  })

  it("is no subtotal of which a letter is wrong", () => {
    for (const label of ["5UBTOTAL", "BUB TOTAL", "SU8 TOTAL", "Subttotal", "Su6total:"]) {
      const read = readReceipt([receiptPage([...head, "Soup   7.00", `${label}   7.00`, "Tax   0.70", "Due   7.70"])])
      expect([read?.data.subtotal, read?.data.total]).toEqual([7, 7.7])
    }
    expect(totalOf("Soup   7.00", "Bread   3.00", "Our total   10.00")).toBe(10)
  })

  it("is what a subtotal and its tax come to, where no label of it could be read", () => {
    expect(totalOf("Soup   7.00", "Subtotal   7.00", "VAT   1.40", "Xqztw   8.40")).toBe(8.4)
  })

  it.each([
    ["what the card paid", ["Total   48.00", "Visa   40.00"]],
    ["what cash and change leave", ["Total   90.00", "Cash   100.00", "Change   60.00"]],
    ["what was paid, a tax within the prices", ["VAT 10%   3.64", "Total   40.80", "Visa   40.00"]]
  ])("has the digit of its goods and of %s", (_, lines) => {
    const goods = ["Soup   12.50", "Bread   7.30", "Beef   20.20"]
    expect(totalOf(...goods, ...lines)).toBe(40)
    expect(confidenceOf(...goods, ...lines)).toBeLessThan(0.9)
  })

  it("has it where money has no cents, too, but is no part that a card pays", () => {
    expect(totalOf("Soup   ¥1,250", "Bread   ¥730", "Beef   ¥2,020", "合計   ¥4,800", "現金   ¥4,000")).toBe(4000)
    expect(totalOf("Beef   47.91", "Total   47.91", "Credit Card   7.91", "Voucher   40.00")).toBe(47.91)
    expect(totalOf("Beef   47.91", "Total   47.91", "Voucher Payment   40.00", "Cash Payment   7.91")).toBe(47.91)
  })

  it("may be called a tax, where it is too much for one", () => {
    expect(totalOf("Soup   7.00", "Subtotal   7.00", "Total (GST incl.)   7.42")).toBe(7.42)
    expect(totalOf("Soup   7.00", "Total includes GST   7.00")).toBe(7)
    expect(totalOf("Soup   7.00", "Total   7.00", "VAT included in total   1.17")).toBe(7)
  })

  it("is rather one that was paid exactly", () => {
    expect(totalOf("Soup   7.00", "Beef   8.00", "Total value   18.00", "Total due   15.00", "Visa   15.00")).toBe(15)
  })

  it("is told by cash and change of which only one could be read", () => {
    expect(totalOf("Soup   7.00", "Bread   3.50", "10.50", "Cash   20.00", "Chqzge   9.50")).toBe(10.5)
    expect(totalOf("Soup   7.00", "Bread   3.50", "10.50", "Cqzh   20.00", "Change   9.50")).toBe(10.5)
  })

  it("is what was paid, where no label at all could be read, and no menu's price", () => {
    expect(totalOf("Soup   12.40", "Zvmme   12.40", "Kulq   20.00", "Xesti   7.60")).toBe(12.4)
    expect(totalOf("Bananas", "1.234 x 3.49   4.31", "Xqztw   4.31", "Zvmme   4.31")).toBe(4.31)
    expect(totalOf("Soup   12.40", "Bread   3.10")).toBeUndefined()
    const menu = ["Our Menu", "Margherita   9.50", "Funghi   9.50", "Salami   9.50", "Soup   4.00"]
    expect(readReceipt([receiptPage(menu)])).toBeNull()
  })

  it("is none of its parts, though that names it, and stands behind a sign that was misread", () => {
    const sums = ["TOTAL INCL. GST@6% RN 10.60", "CASH   RM 20.00", "CHANGE   RM 9.40"]
    expect(totalOf("2 x 5.30 Soup   10.60", ...sums, "CST @6% INCLUOED IN TOTAL   RM 0.60")).toBe(10.6)
  })

  it("is no number beside a card, where prices have cents", () => {
    const paid = ["Total   69.55", "MCARD TEND   69.55", "MasterCard **** 7591   1", "Change Due   $0.00"]
    expect(totalOf("Beef   60.00", "Bread   9.55", "Subtotal   69.55", ...paid, "QST 1016551366 TQ   0001")).toBe(69.55)
    // cash has none as often as not
    expect(totalOf("Soup   7.00", "Bread   3.00", "10.00", "Cash   20", "Change   10.00")).toBe(10)
  })

  it("is what stands below its name, behind a sign or the code of its money", () => {
    expect(totalOf("Soup   7.00", "Bread   3.50", "TOTAL", "RM   10.50")).toBe(10.5)
    expect(totalOf("Brot   3,20", "SUMME", "EUR   3,20")).toBe(3.2)
  })

  it("is called in the language of its page, whatever a word for work means in another", () => {
    expect(totalOf("Usługa   100,00", "Razem   100,00")).toBe(100)
  })

  it("is none of what was saved, and is called a balance as well", () => {
    const saved = ["Your Savings", "Card Savings   .79", "Total   .79"]
    expect(totalOf("Milk   2.69", "Berries   7.19", "**** TAX .00   BAL 9.88", "VF VS XXXX9150   9.88", ...saved)).toBe(
      9.88
    )
  })

  it("is more than what the table of taxes comes to, where something was bought untaxed", () => {
    const stamps = ["SUBTOTAAL   36,45", "74 KOOPZEGELS   7,40", "TOTAAL   43,85", "PINNEN   43,85"]
    const table = ["BTW OVER   EUR", "9% 31,98   2,88", "21% 1,31   0,28", "TOTAAL 33,29   3,16"]
    expect(totalOf("Kaas   21,25", "Melk   15,20", ...stamps, ...table)).toBe(43.85)
  })

  it("is mended where the sums come to it and its print lacks a digit, or the point", () => {
    const withTotal = (total: string) =>
      readPages([receiptPage([...head, "Soup   98.10", "Subtotal   98.10", "Service   13.11", `Total   ${total}`])])
    for (const misread of ["£1121", "11.21", "£11121", "1111.21"]) {
      const total = withTotal(misread)?.total
      expect(total?.value).toBe(111_210_000)
      expect(total?.source).toBe("arithmetic")
      expect(total?.confidence).toBeLessThan(0.9)
    }
    // another amount is no misread one
    expect(withTotal("120.00")?.total.value).toBe(120_000_000)
  })

  it("stands close to its word in scripts that need no space, and where recognition lost one", () => {
    expect(totalOf("コーヒー   400円", "ケーキ   800円", "合計1,200円")).toBe(1200)
    expect(totalOf("コーヒー   ¥400", "ケーキ   ¥800", "合計¥1200")).toBe(1200)
    expect(totalOf("拿铁   12.00", "合计12.00元")).toBe(12)
    expect(totalOf("領収証", "チャージ 金2000月")).toBe(2000)
    expect(totalOf("Soup   7.00", "Bread   3.00", "TOTAL10.00")).toBe(10)
  })
})

describe("an amount", () => {
  it.each([
    ["1Z.34", 12.34],
    ["$1Z.34", 12.34],
    ["12.G4", 12.64],
    ["l,234.5O", 1234.5],
    ["12.3 4", 12.34],
    ["1, 234.56", 1234.56],
    ["12;34", 12.34],
    ["12·34", 12.34],
    ["12..34", 12.34],
    ["$12:34", 12.34],
    ["|12.34", 12.34]
  ])("is read through one damage: %s", (printed, total) => {
    expect(totalOf("Soup   5.00", `Total   ${printed}`)).toBe(total)
  })

  it.each(["TOTAL A PAYER12.50€", "NET A PAYER12,50", "TOTAL A REGLER12.50 EUR"])(
    "may be joined to its label, whose last letter is no sign of money: %s",
    (total) => {
      expect(totalOf("75CL HT MEDOC   8,90", "MENTHE   3,60", total, "TVA 5,5%   0,25")).toBe(12.5)
    }
  )

  it("is no rate of tax that has lost its sign", () => {
    const table = ["Cod. IVA % Neto Importe", "2   10.00   € 3.05   € 0.30"]
    expect(totalOf("Cafe   3.35", "TOTAL €   3.35", ...table)).toBe(3.35)
  })

  it("loses a sign that was taken for a letter, on a page with that sign", () => {
    expect(totalOf("Soup   $5.00", "Beef   $7.00", "Total   S12.00")).toBe(12)
    expect(totalOf("Soup   £5.00", "Beef   £7.00", "Total   E12.00")).toBe(12)
  })

  it("has a name whose box reaches into that of its amount", () => {
    const page = receiptPage(["Alder", "Bread   5.00", "Subtotal   5.00", "Tax   0.40", "TOTAL DUE   5.40"])
    const runs = page.runs.map((run) => (run.text === "TOTAL DUE" ? { ...run, right: 565, confidence: 0.9 } : run))
    expect(readReceipt([{ ...page, runs, angle: 0 }])?.data.total).toBe(5.4)
  })

  it.each(["Gorjeta", "Gratificação", "小费", "小費"])("is a tip where it is called one: %s", (name) => {
    const lines = ["Alder Diner", "Soup   12.00", "Subtotal   12.00", `${name}   1.20`, "Total   13.20", "Visa   13.20"]
    expect(readReceipt([receiptPage(lines)])?.data).toMatchObject({ total: 13.2, tip: 1.2, taxes: [] })
  })

  it("stands behind how many of what nobody could read there are", () => {
    const page = receiptPage(["Alder", "Tea   46.00", "Rice   50.00", "TOTAL   6 xqtw   96.00", "CASH   100.00"])
    expect(readReceipt([page])?.data.total).toBe(96)
  })

  it("is no tax where it is called a service", () => {
    const lines = [
      "Alder Warung",
      "Nasi   12.00",
      "Subtotal   12.00",
      "Layanan   1.20",
      "Total   13.20",
      "Tunai   13.20"
    ]
    expect(readReceipt([receiptPage(lines)])?.data).toMatchObject({ total: 13.2, tip: null, taxes: [] })
  })
})
