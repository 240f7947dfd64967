import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data

describe("a bill of what was bought online", () => {
  it("is totalled in its own currency, and not in the one that its parts are priced in", () => {
    const seller = ["Clouds EMEA SARL", "L-1855 Luxembourg", "VAT Number: LU26888617"]
    const sums = ["TOTAL AMOUNT   EUR 52.36", "TOTAL VAT   EUR 8.36"]
    const parts = ["Compute   USD 40.00", " Charges   USD 33.61", " VAT   USD 6.39", "Storage   USD 16.80"]
    const data = read(...seller, ...sums, ...parts, "Total for this invoice   USD 56.80", "Total (EUR)   EUR 52.36")
    expect([data?.total, data?.currency, data?.taxes]).toEqual([52.36, "EUR", [{ label: "VAT", amount: 8.36 }]])
  })

  it("has prices before their taxes, which stand last", () => {
    const tickets = ["Preis MwSt 7%", "Fahrkarte 39,90 €   2,61 €", "Reservierung 5,20 €   0,34 €"]
    const items = read("Bahn AG", ...tickets, "Summe 45,10 €   2,95 €", "Kreditkartenzahlung   45,10 €")?.items
    expect(items?.map(({ name, total_price }) => [name, total_price])).toEqual([
      ["Fahrkarte", 39.9],
      ["Reservierung", 5.2]
    ])
  })

  it("says below its total what tax that includes", () => {
    const sums = [
      "Subtotal   kr 223,00",
      "Shipping   kr 39,00",
      "Total   kr 262,00",
      "Total includes Moms 25%: kr 52,40"
    ]
    const data = read("Nordhavn Coffee", "8000 Aarhus C", "Denmark", "Filter papers   kr 223,00", ...sums)
    expect(data?.taxes).toEqual([{ label: "Moms", amount: 52.4 }])
    expect(data?.total).toBe(262)
  })

  it("says on each line what its numbers count", () => {
    const goods = ["USB-C Cable 2m Qty 2   £7.98", "Phone Case Qty 1   £5.49", "Order total   £13.47"]
    expect(read("Corner Shop", ...goods)?.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["USB-C Cable 2m", 2],
      ["Phone Case", 1]
    ])
  })

  it("is paid for as many months, hours and pieces as its lines say", () => {
    const head = ["Rechnung", "Pos Beschreibung   Preis Anzahl Summe"]
    const hosting = ["1 Domain   15,00 € 12 Monate 180,00 €", "2 Webhosting   3,99 € 12 Monate 47,88 €"]
    const items = read("Blauwald Netze", ...head, ...hosting, "Gesamtbetrag   227,88 €")?.items
    expect(items?.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
      [12, 15],
      [12, 3.99]
    ])
  })

  it("tells above its sums what was paid with", () => {
    const head = ["Receipt number   2211-3344", "Payment method   Visa - 4242", "Notion Labs, Inc."]
    expect(read(...head, "Plus Plan   16.00", "Total   16.00")?.payment_method).toBe("Visa 4242")
    const order = ["Visa holders welcome", "Plus   4.00", "Pro   4.00", "Team   8.00", "Total   16.00"]
    expect(read("Notion Labs, Inc.", ...order)?.payment_method).toBeNull()
  })

  it.each(["Visa *4242   16.00", "Visa ···· 4242   16.00", "Paid with Visa x-4242", "Visa ending in 4242   16.00"])(
    "knows the card by its last digits, hidden as in %s",
    (line) => {
      expect(read("Alder Studio", "Plus Plan   16.00", "Total   16.00", line)?.payment_method).toBe("Visa 4242")
    }
  )

  it("tells above its sums what was paid with, and how much", () => {
    const head = ["Alder Studio", "PAYMENT: Visa XXXX4242   $16.00"]
    expect(read(...head, "Plus Plan   $16.00", "Subtotal   $16.00", "Total   $16.00")?.payment_method).toBe("Visa 4242")
  })

  it("lists below its total the only thing that comes to its subtotal", () => {
    const lines = ["Total   $23.47", "Trip fare   $17.50", "Subtotal   $17.50", "Booking Fee   $2.47", "Tips   $3.50"]
    expect(read("Alder Rides", ...lines)?.items.map(({ name }) => name)).toEqual(["Trip fare"])
  })

  it("closes the bracket of a rate", () => {
    const tax = "VAT - Germany (19% on €16.00)   €3.04"
    expect(read("Notion Labs, Inc.", "Subtotal   €16.00", tax, "Total   €19.04")?.taxes).toEqual([
      { label: "VAT - Germany (19%)", amount: 3.04 }
    ])
  })

  it("names what is paid for, and not for when or in what it is counted", () => {
    const names = (...lines: ReadonlyArray<string>) =>
      readReceipt([receiptPage(["Cloud Hosting GmbH", "Rechnung", ...lines])])?.data.items.map(({ name }) => name)
    const periods = ["Standard plan", "Mar 1 – Apr 1, 2024   $84.00", "Notes (Yearly)", "Renews Apr 3, 2025   $9.99"]
    expect(names(...periods, "Total   $93.99")).toEqual(["Standard plan", "Notes (Yearly)"])
    expect(names("Volume 50 GB   7,60 €", "Domain 1 year   4,90 €", "Gesamtbetrag   12,50 €")).toEqual([
      "Volume 50 GB",
      "Domain 1 year"
    ])
  })

  it("keeps four decimals of prices before tax, where others have as many", () => {
    const lines = ["Basispreis   33,6050", "Rabatt 24 Monate   -4,2017", "Datenpass   4,2017", "Summe netto   33,6050"]
    const data = readReceipt([
      receiptPage(["Telefon GmbH", "Rechnung", ...lines, "Umsatzsteuer 19 %   6,3850", "Rechnungsbetrag   39,99 €"])
    ])
    expect(data?.data.items.map(({ total_price }) => total_price)).toEqual([33.605, -4.2017, 4.2017])
  })

  it("bills what is new, and not what was paid before", () => {
    const lines = ["Amount Due on Previous Statement   $112.45", "Payment(s) Received Since Last Statement   -112.45"]
    const now = ["Previous Unpaid Balance   $0.00", "Current Electric Charges   $87.12", "Current Gas Charges   $41.09"]
    const page = ["Coast Gas & Electric Company", "INVOICE", ...lines, ...now, "Total Amount Due   $128.21"]
    expect(readReceipt([receiptPage(page)])?.data.items.map(({ name }) => name)).toEqual([
      "Current Electric Charges",
      "Current Gas Charges"
    ])
  })

  it("costs no column of taxes beside its sum", () => {
    const tickets = ["Fahrkarte 1 42,45 € 42,45 €   2,78 €", "Reservierung 1 4,90 € 4,90 €   0,32 €"]
    const page = ["DB Fernverkehr AG", "Positionen Preis MwSt 7%", ...tickets, "Summe 47,35 € 47,35 €   3,10 €"]
    expect(readReceipt([receiptPage([...page, "Betrag 47,35 €"])])?.data.total).toBe(47.35)
  })

  it("lists what was charged, and not what it is called in all", () => {
    const head = ["Namecheap, Inc.", "Order Date: May 02, 2019", "Initial Charge: $9.06", "Final Cost: $9.06"]
    const table = ["TITLE QTY   PRICE SUB TOTAL", "DOMAIN REGISTRATION 1   $8.88 $8.88", "ICANN FEE   $0.18"]
    const data = readReceipt([receiptPage([...head, ...table, "TOTAL   $9.06"])])?.data
    expect([data?.total, data?.items.map(({ name }) => name)]).toEqual([9.06, ["DOMAIN REGISTRATION", "ICANN FEE"]])
    const slip = [
      "www.namecheap.com",
      "Transaction Date: May 02, 2019",
      "Payment Method: Paypal",
      "Charge Amount: $9.06"
    ]
    expect(readReceipt([receiptPage(slip)])?.data.total).toBe(9.06)
  })
})
