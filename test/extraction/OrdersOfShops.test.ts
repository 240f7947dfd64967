import { describe, expect, it } from "vitest"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("what a shop of the web sends", () => {
  it("is of the day on which it was paid, and not of the journey", () => {
    const ticket = (paid: string) => `SNCF Connect
Aller : Paris Gare de Lyon - Lyon Part Dieu
20 février 2025 à 08h00  TGV INOUI 6607  2de classe
Billet TGV INOUI                                39,00 €
Total TTC                                       39,00 €
${paid}`
    expect(readTyped(ticket("Payé par carte bancaire le 12/02/2025"))).toMatchObject({
      date: "2025-02-12",
      payment_method: "Card"
    })
    expect(readTyped(ticket("Bon voyage"))?.date).toBe("2025-02-20")
  })

  it.each([
    ["Pagamento con addebito su conto corrente", "Direct Debit"],
    ["Forma de pago: Domiciliación bancaria", "Direct Debit"],
    ["Betaling: Avtalegiro", "Direct Debit"],
    ["Paiement par débit préautorisé", "Direct Debit"]
  ])("is debited from an account: %s", (line, method) => {
    expect(readTyped(`Alder S.p.A.\nTotale 26,01\n${line}`)?.payment_method).toBe(method)
  })

  it("tells what one costs beside how many, where only that comes to the sum of the goods", () => {
    const order = (sum: string, total: string) => `Etsy
Order receipt
Oct 12, 2026
Handmade mug   Quantity: 2   US$18.00
Item total     US$${sum}
Shipping       US$6.50
Order total    US$${total}
Paid with Visa ending in 1234`
    expect(itemsTyped(order("36.00", "42.50"))).toEqual(["2 Handmade mug 36"])
    expect(itemsTyped(order("18.00", "24.50"))).toEqual(["2 Handmade mug 18"])
  })

  it("is a receipt though it confirms an order, where it says what was paid with", () => {
    const order = (paid: string) => `Lieferdienst.de
Bestellbestätigung
Sushi Bar Tokyo
2x Sake Maki                            9,80 €
Gesamt                                  9,80 €
${paid}`
    expect(readTyped(order("Bezahlt mit PayPal"))).toMatchObject({ vendor: "Lieferdienst.de", total: 9.8 })
    expect(readTyped(order("Zahlbar bei Lieferung"))).toBeUndefined()
  })

  it("takes off what a price by weight comes to by chance", () => {
    expect(
      itemsTyped(`ERLENMARKT
Baguette tradition     0,89 A
Tomates grappe
 0,742 kg x 2,49 EUR/kg  1,85 A
Lessive liquide        7,99 B
  Remise fidélité     -1,60
Total à payer          9,13`)
    ).toContain("1 Remise fidélité -1.6")
  })

  it("names goods above what was chosen of them", () => {
    expect(
      itemsTyped(`SHEIN
Order Time: Mar 2, 2025 10:22:01
Solid Tee
Color: White / Size: M    x1          $6.49
Floral Print Dress
Color: Blue / Size: S     x2         $27.98
Order Total                          $34.47`)
    ).toEqual(["1 Solid Tee 6.49", "2 Floral Print Dress 27.98"])
  })

  it("is a refund of the shop that it greets from", () => {
    expect(
      readTyped(`Your refund from Zara
Date: 07/03/2025
KNIT JUMPER              -€29.95
Total refund             -€29.95`)
    ).toMatchObject({ vendor: "Zara", total: -29.95 })
  })

  it.each([
    "Confirmación de reserva",
    "Buchungsbestätigung",
    "Récapitulatif de commande",
    "Conferma d'ordine",
    "Confirmação do pedido",
    "Orderbevestiging nr. 778-A",
    "Tilausvahvistus",
    "Dziękujemy za zamówienie",
    "Potvrzení objednávky",
    "Sipariş Özeti",
    "Подтверждение заказа",
    "ご注文の確認",
    "订单详情",
    "Itinerary receipt",
    "Reçu de paiement"
  ])("is not called %s, and is a receipt where it names the card", (title) => {
    const order = `${title}
Blue Heron
12 Mar 2025
Ref 123                            29.99 EUR
Extra                               8.00 EUR
Total                              37.99 EUR
Visa ****4417`
    expect(readTyped(order)).toMatchObject({ vendor: "Blue Heron", total: 37.99, payment_method: "Visa 4417" })
  })

  it("is dated where it says when it was booked or paid, and not by what leaves at one time and arrives at another", () => {
    const journey = (line: string) => `Blue Heron Air
Vie 11 abr 2025  FR1234  06:30 - 08:40
Tarifa                             29,99 EUR
Total pagado                       29,99 EUR
${line}`
    expect(readTyped(journey("Fecha de la reserva: 12 mar 2025"))?.date).toBe("2025-03-12")
    expect(readTyped(journey("Pagado el 12/03/2025"))?.date).toBe("2025-03-12")
  })

  it("tells beside a count what one costs, and sums up its goods by a name of its own", () => {
    const order = `Alder Keramik
Aufgegeben am 3. März 2025
Tasse handgetöpfert blau
Menge: 2                       2 x 24,00 €
Schale groß
Menge: 1                           39,00 €
Artikelsumme                       87,00 €
Versand                             5,90 €
Bestellsumme                       92,90 €`
    expect(itemsTyped(order)).toEqual(["2 Tasse handgetöpfert blau 48", "1 Schale groß 39"])
    expect(readTyped(order)).toMatchObject({ total: 92.9, subtotal: 87 })
  })

  it("is of the shop and not of who sells there, and says in a field what was paid with", () => {
    const order = `DHL Paket
Auftragsbestätigung
18.03.2025 10:44
Paket bis 5 kg                      1      7,69 €
Verkäufer: Alder Versand
Päckchen S                          2      8,38 €
Verkäufer: Ulme Handel
Gesamtsumme                               16,07 €
Zahlungsart: PayPal`
    expect(readTyped(order)).toMatchObject({ vendor: "DHL Paket", total: 16.07, payment_method: "PayPal" })
    expect(readTyped(order.replace("PayPal", "Vorkasse"))).toBeUndefined()
  })

  it("is not of the day on which what was booked takes place", () => {
    expect(
      readTyped(`Alder Tickets
Rechnung 2025123456         18.03.2025
Veranstaltung: Die Ärzte, 12.07.2025 19:00, Berlin
2     Stehplatz Innenraum       72,50      145,00
Gesamtbetrag                              145,00`)?.date
    ).toBe("2025-03-18")
  })

  it("names goods whose sellers are told below them, and keeps how many a pack holds", () => {
    expect(
      itemsTyped(`Amazon
Bestellt am 14. Februar 2026
Edelstahl-Trinkflasche 750 ml
Verkauf durch: BergKraft GmbH
EUR 24,99
Mikrofasertücher, 10 Stück
Verkauf durch: Alder Handel
EUR 16,98
Gesamtsumme: EUR 41,97
Visa endet auf 4432`)
    ).toEqual(["1 Edelstahl-Trinkflasche 750 ml 24.99", "1 Mikrofasertücher, 10 Stück 16.98"])
  })

  it("is a receipt where a field says what it was paid with, though it calls itself an order", () => {
    const order = (paid: string) => `Dziękujemy za zamówienie!
Zamówienie nr 10023 z dnia 6 maja 2026
Herbata jaśminowa 100 g    2         49,80 zł
Filiżanka porcelanowa      1         35,00 zł
Razem                                84,80 zł
${paid}
Sprzedawca: Czajownia Zielona sp. z o.o.`
    const paid = { vendor: "Czajownia Zielona sp. z o.o.", total: 84.8, date: "2026-05-06", payment_method: "BLIK" }
    expect(readTyped(order("Płatność: BLIK"))).toMatchObject(paid)
    expect(readTyped(order("Termin dostawy: 3 dni"))).toBeUndefined()
  })
})
