import { describe, expect, it } from "vitest"
import { phrasesOf } from "../../src/extraction/local/lexicon/compile.ts"
import { headlines } from "../../src/extraction/local/lexicon/headlines.ts"
import { isHeadline } from "../../src/extraction/local/reading/vendor/isHeadline.ts"
import { readTyped } from "../support/readTyped.ts"

describe("what mails and pages say above what was bought", () => {
  it.each([
    "Thank you for your order!",
    "Thank you for your order, Anna!",
    "Thanks for your purchase, Tom Miller",
    "Order #5512 confirmed",
    "Hi Anna,",
    "Sehr geehrte Frau Weber,",
    "Bonjour Paul !",
    "Vielen Dank für Ihre Bestellung",
    "Merci pour votre commande !",
    "¡Gracias por tu compra!",
    "Дякуємо за замовлення!",
    "ご注文ありがとうございます。",
    "شكراً لطلبك"
  ])("knows %s", (line) => expect(isHeadline(line)).toBe(true))

  it.each([
    "Hello Kitty Cafe",
    "Thank Q Coffee",
    "Order Street Kitchen",
    "Payment Street 12",
    "Bonjour Bakery",
    "Order Express, Inc."
  ])("takes %s for none", (line) => expect(isHeadline(line)).toBe(false))

  it("says each thing once", () => {
    const all = phrasesOf(headlines)
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
  })

  it("is no name of a merchant, and neither is the number of a receipt", () => {
    const paper = (head: string) => `${head}
July 8, 2026

Oak cutting board          48.00
Beeswax polish             27.00
Total                     $75.00
Visa ending in 9921       $75.00`
    expect(readTyped(paper("Thank you for your order"))).toMatchObject({ vendor: null, total: 75 })
    for (const number of ["Receipt #: 10-4432", "Pedido #20931 · 21 de abril de 2026"])
      expect(readTyped(paper(number))).toMatchObject({ vendor: null, total: 75 })
  })

  it("leaves the first line below it to the merchant", () => {
    expect(
      readTyped(`Rechnung
Studio Nordlicht
Grafik & Fotografie

Frau
Jana Weber
Lindenallee 7
04109 Leipzig

Rechnungsdatum 12.05.2026
Porträtaufnahmen        1   320,00 €    320,00 €
Gesamtbetrag                            320,00 €`)?.vendor
    ).toBe("Studio Nordlicht")
    expect(
      readTyped(`Receipt                      Receipt #: 10-4432
                             Paid on May 3, 2026
Bluebird Yoga
Thank you for your payment!

Ten-class pass                           $140.00
Total                                    $140.00
Visa ending in 1881                      $140.00`)?.vendor
    ).toBe("Bluebird Yoga")
  })
})
