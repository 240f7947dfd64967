import { describe, expect, it } from "vitest"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("what a shop of the web sends", () => {
  it("counts by the column that is headed so, where nothing else tells the price of one", () => {
    expect(
      itemsTyped(`Alder Mode SE
Rechnungsdatum:    03.03.2025
Artikelnummer     Bezeichnung                     Größe   Menge   MwSt.   Preis
AD112S0AB-A11     Sneaker low                     39      1       19%     89,95 €
TO221D0CD-K11     T-Shirt                         M       2       19%     25,98 €
                                                  Gesamtsumme            115,93 €`)
    ).toEqual(["1 Sneaker low 39 89.95", "2 T-Shirt M 25.98"])
    // no price of one comes out even
    expect(
      itemsTyped(`Alder Mode SE
Bezeichnung                     Menge   Preis
Sneaker low                     2       89,95 €
T-Shirt                         2       25,98 €
Gesamtsumme                            115,93 €`)
    ).toEqual(["1 Sneaker low 89.95", "1 T-Shirt 25.98"])
  })

  it("numbers its lines, though one of them counts what its number does, and delivery has none", () => {
    expect(
      itemsTyped(`Pizzeria Da Luigi GmbH
Pos.   Artikel                        Menge   Einzelpreis   USt.    Gesamt
1      Pizza Margherita               1       9,50 €        7%      9,50 €
2      Tiramisu                       2       5,00 €        7%     10,00 €
3      Cola 0,33l                     1       3,00 €        19%     3,00 €
       Liefergebühr                   1       2,90 €        19%     2,90 €
Gesamtbetrag                                                       25,40 €`)
    ).toEqual(["1 Pizza Margherita 9.5", "2 Tiramisu 10", "1 Cola 0,33l 3", "1 Liefergebühr 2.9"])
  })

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
    ["Betaling: Avtalegiro", "Direct Debit"]
  ])("is debited from an account: %s", (line, method) => {
    expect(readTyped(`Alder S.p.A.\nTotale 26,01\n${line}`)?.payment_method).toBe(method)
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
})
