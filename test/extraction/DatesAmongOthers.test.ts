import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const dateOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(["Corner Diner", ...lines, "Soup   7.00", "Total   7.00"])])?.data.date

describe("a date among others", () => {
  it("is the document's own of several that are called dates, and neither a guest's arrival nor the next visit", () => {
    const sent = ["Order date: 06/10/2015", "Ship date: 06/12/2015", "Invoice date: 06/14/2015"]
    expect(dateOf(...sent)).toBe("2015-06-14")
    expect(dateOf("Arrival 06/12/2015", "Departure 06/14/2015")).toBe("2015-06-14")
    expect(dateOf("Next appointment 09/14/2015 10:00", "06/14/2015")).toBe("2015-06-14")
  })

  it("is rather another day than eight digits that number the document", () => {
    expect(dateOf("Rechnung Nr. 20240311", "Leistung   10.03.2024", "Summe   12.00")).toBe("2024-03-10")
    expect(dateOf("Receipt No: 20240311", "10 Mar 2024   18:30", "TOTAL   12.00")).toBe("2024-03-10")
    expect(dateOf("Invoice 20240311", "TOTAL   12.00")).toBe("2024-03-11")
  })

  it("is neither a discount on some of the goods nor the day of the print", () => {
    expect(dateOf("PROM. 3 W CENIE 2 -2,00")).toBeNull()
    expect(dateOf("BDC-015   28/09/2025", "Imprimé le 01/10/2025 09:07:27")).toBe("2025-09-28")
  })

  it("is none of those in a column, which has one name for all", () => {
    const nights = ["Date   Description   Charge", "2026/10/03   BREAKFAST   25.00", "2026/10/04   BREAKFAST   25.00"]
    const stay = readReceipt([receiptPage(["Hotel", "2026/10/09 10:53", ...nights, "Total   50.00"])])
    expect(stay?.data.date).toBe("2026-10-09")
  })

  it("has neither a day nor a month of nought, though it is answered as it is printed where no calendar holds it", () => {
    expect(dateOf("10.0.10")).toBeNull()
    expect(dateOf("31/02/2026")).toBe("31/02/2026")
  })

  it("is not that of an arrival, whose day of the week and hour stand beside it, where another one was paid on", () => {
    expect(
      dateOf(
        "Check-in   Friday, 5 June 2026 (from 15:00)",
        "Check-out   Sunday, 7 June 2026 (until 11:00)",
        "Paid with Visa **** 7712 on 1 May 2026"
      )
    ).toBe("2026-05-01")
  })

  it("has the month first where tips are reckoned ahead, as they are in America", () => {
    const guide = ["Tip Guide:", "15%   5.11", "18%   6.13", "20%   6.81"]
    const lines = ["OUTBACK", "5/06/16", "COLD BEVERAGE   4.49", "STRIP   26.99", "TAX   2.57", "TOTAL   34.05"]
    expect(readReceipt([receiptPage([...lines, ...guide])])?.data.date).toBe("2016-05-06")
    expect(readReceipt([receiptPage(lines)])?.data.date).toBe("2016-06-05")
  })

  it.each([
    ["Aug21 56 01:56PM", null],
    ["Aug21 16 01:56PM", "2016-08-21"],
    ["15/01/2031", "2031-01-15"]
  ])("is none of a year to come that only two figures tell: %s", (line, date) => {
    const page = receiptPage(["Corner Diner", line, "Soup   7.00", "Total   7.00"])
    expect(readReceipt([page], { latestDay: "2026-11-30" })?.data.date).toBe(date)
  })

  it("is no evening to come, whose hour stands beside it, but the day of the order", () => {
    const lines = [
      "Bestellnummer 8812903 vom 03.11.2026",
      "Winterkonzert, 12.12.2026, 20:00 Uhr   68,00",
      "Gesamt   68,00"
    ]
    expect(readReceipt([receiptPage(lines)], { latestDay: "2026-11-30" })?.data.date).toBe("2026-11-03")
  })

  it("is not when it will be ready", () => {
    const lines = ["In: 06/10/2024", "Ready: Thu 06/13/2024 after 4pm", "Shirts   13.75", "Total   13.75"]
    expect(readReceipt([receiptPage(["Sunrise Cleaners", "Boulder, CO 80304", ...lines])])?.data.date).toBe(
      "2024-06-10"
    )
  })
})
