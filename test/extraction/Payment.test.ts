import { describe, expect, it } from "vitest"
import { typed } from "../support/papers.ts"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

/** How a small receipt was paid by the line below its sum. */
const paidBy = (line: string) => {
  const lines = ["Blumen Roth", "Rosen   12,00", "Summe EUR   12,00", line]
  return readReceipt([receiptPage(lines)])?.data.payment_method
}

describe("the payment method", () => {
  it.each([
    ["Payment Method: Credit Card (Stripe)", "Credit Card"],
    ["Payment method: Visa 4242   12/05/2026", "Visa 4242"],
    ["Zahlungsart: PayPal", "PayPal"],
    ["Forma de pago   Efectivo", "Cash"],
    ["Moyen de paiement : Carte bancaire", "Card"],
    ["Способ оплаты: Банковская карта", "Card"]
  ])("is what a field above the goods says: %s", (field, method) => {
    const goods = ["Atlas   40.00", "Globe   25.00", "Compass   12.00"]
    const read = readReceipt([receiptPage(["Blue Heron", field, ...goods, "Total   77.00"])])
    expect(read?.data.payment_method).toBe(method)
  })

  it.each([
    ["Cash App   12.00", "Cash App"],
    ["Gift card   12.00", "Gift Card"],
    ["Contactless   12.00", "Card"],
    ["Cheque   12.00", "Cheque"],
    ["Par chèque   12.00", "Cheque"],
    ["Tarjeta   12.00", "Card"],
    ["Tarjeta de crédito   12.00", "Credit Card"],
    ["Betaald met pinpas   12.00", "Debit Card"],
    ["悠遊卡   12.00", "EasyCard"],
    ["Bankomat   12.00", "Debit Card"],
    ["Дебетовая карта   12.00", "Debit Card"],
    ["デビットカード   12.00", "Debit Card"],
    ["Thẻ ghi nợ   12.00", "Debit Card"],
    ["银行转账   12.00", "Bank Transfer"],
    ["Overschrijving   12.00", "Bank Transfer"],
    ["Peşin   12.00", "Cash"],
    ["MADA   12.00", "mada"],
    ["KNET   12.00", "KNET"],
    ["STC Pay   12.00", "STC Pay"],
    ["Thẻ NAPAS   12.00", "NAPAS"]
  ])("is what was paid with, and not what looks like it: %s", (line, method) => {
    expect(readReceipt([receiptPage(["Alder", "Bread   12.00", "Total   12.00", line])])?.data.payment_method).toBe(
      method
    )
  })

  it.each([
    ["Tendered   20.00", "Change   8.00", "Cash"],
    ["お預り   20.00", "お釣り   8.00", "Cash"],
    ["Gegeben   20,00", "Rückgeld   8,00", "Cash"],
    ["Tendered   12.00", "Change   0.00", null],
    ["Visa   20.00", "Change   8.00", "Visa"]
  ])("is cash where change was given, whatever else the shop takes: %s, %s", (given, change, method) => {
    const lines = ["Alder", "Bread   12.00", "Total   12.00", given, change]
    expect(readReceipt([receiptPage(lines)])?.data.payment_method).toBe(method)
  })

  it.each([
    ["Fizetve: SZÉP kártya   12.00", "SZÉP Card"],
    ["交通系IC支払   12.00", "Transit IC"]
  ])("is what a country pays with: %s", (paid, method) => {
    const lines = ["Alder", "Bread   12.00", "Total   12.00", paid]
    expect(readReceipt([receiptPage(lines)])?.data.payment_method).toBe(method)
  })

  it("is no brand of milk that is called like one", () => {
    const lines = ["Baobab", "Ideal Milk   6   54.00", "TOTAL GHS   54.00"]
    expect(readReceipt([receiptPage([...lines, "MoMo   54.00"])])?.data.payment_method).toBe("Mobile Money")
    expect(readReceipt([receiptPage([...lines, "iDEAL   54.00"])])?.data.payment_method).toBe("iDEAL")
    expect(readReceipt([receiptPage([...lines, "IDEAL   54.00"])])?.data.payment_method).toBe("iDEAL")
  })

  it("is no gift card whose balance is told", () => {
    const lines = ["Alder", "Bread   12.00", "Total   12.00", "Visa   12.00", "Gift card balance   3.00"]
    expect(readReceipt([receiptPage(lines)])?.data.payment_method).toBe("Visa")
    expect(readReceipt([receiptPage(lines.filter((line) => !line.startsWith("Visa")))])?.data.payment_method).toBeNull()
  })

  it("stands below the name of its field, too", () => {
    const page = typed(`
Blumen Roth
Zahlungsart    Lieferdatum
PayPal         12.05.2026
Rosen                 12,00
Tulpen                 8,00
Nelken                 5,00
Summe EUR             25,00`)
    expect(readReceipt([page])?.data.payment_method).toBe("PayPal")
  })

  it("is that of the field where a shop tells what else it takes", () => {
    const lines = ["Blumen Roth", "Zahlungsart: EC-Karte", "Rosen   12,00", "Summe EUR   12,00"]
    const read = readReceipt([receiptPage([...lines, "Wir nehmen auch Überweisung"])])
    expect(read?.data.payment_method).toBe("girocard")
  })

  it("is that which a sum stands beside, whatever a field says", () => {
    const lines = ["Blumen Roth", "Zahlungsart: Überweisung", "Rosen   12,00", "Summe EUR   12,00", "Bar   12,00"]
    expect(readReceipt([receiptPage(lines)])?.data.payment_method).toBe("Cash")
  })

  it("is no card of many visits that was bought", () => {
    const lines = ["Yogastudio Alder", "10er-Karte Hatha Yoga   130,00", "Gesamtbetrag   130,00 €"]
    expect(readReceipt([receiptPage(lines)])?.data.payment_method).toBeNull()
  })

  it("is none where a bank's account is told", () => {
    const lines = ["Alder Pty Ltd", "Callout fee   110.00", "TOTAL   110.00", "Bank: BSB 015-310 Account 4412 98812"]
    expect(readReceipt([receiptPage(lines)])?.data.payment_method).toBeNull()
  })

  it("is a card where French machines say CB", () => {
    const lines = ["Automate Alder", "Trajet   15,80", "TOTAL EN EUROS   15,80", "Paiement en CB"]
    expect(readReceipt([receiptPage(lines)])?.data.payment_method).toBe("Card")
  })

  it.each([
    ["Visa - 4242", "Visa 4242"],
    ["Mastercard-1234", "Mastercard 1234"],
    ["Mastercard --8812   12.00", "Mastercard 8812"],
    ["Mastercard 3391   12.00", "Mastercard 3391"],
    ["Visa endet auf 4432", "Visa 4432"],
    ["Visa terminada en 4432", "Visa 4432"],
    ["Visa 4242 (Contactless)   12,00", "Visa 4242"],
    ["Visa 1234-5678   12,00", "Visa"]
  ])("has its card's last four digits where they stand bare behind a brand: %s", (line, method) => {
    expect(paidBy(line)).toBe(method)
  })

  it.each([
    ["EFT   12,00", "Card"],
    ["Payment method: EFT", "Bank Transfer"],
    ["Cash / Cheque / Card: Card", "Card"]
  ])("is a card where a till says EFT beside its sum, and what was chosen of several: %s", (line, method) => {
    expect(paidBy(line)).toBe(method)
  })

  it("is no card among the goods, whose number ends in no digits of one", () => {
    const lines = [
      "Harbour Lane",
      "Bun   2.10",
      "8GB SD CARD 061965909543   9.88",
      "Total   11.98",
      "SHOPPING CARD   11.98"
    ]
    expect(readReceipt([receiptPage(lines)])?.data.payment_method).toBe("Card")
    const cash = ["Harbour Lane", "Bun   2.10", "Greeting card   9.88", "Total   11.98", "Cash   20.00"]
    expect(readReceipt([receiptPage(cash)])?.data.payment_method).toBe("Cash")
  })

  it.each([
    ["PayNow   12.00", "PayNow"],
    ["DuitNow QR   12.00", "DuitNow"],
    ["Payconiq   12,00", "Payconiq"],
    ["PLIN S/ 12.00", "Plin"]
  ])("is the wallet that paid: %s", (line, method) => {
    expect(paidBy(line)).toBe(method)
  })
})
