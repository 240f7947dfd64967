import { expect, it } from "vitest"
import { readTyped } from "../support/readTyped.ts"

const letter = (address: string, title: string, foot: string) =>
  readTyped(`${address}

${title}

Montage Tor             60,00
Montage Zaun            40,00
Total                  100,00

${foot}`)?.vendor

it.each([
  [
    "Birke AG\nNebenweg 7\n10115 Berlin",
    "Rechnung Nr. 17",
    "Alder GmbH     Sparkasse Köln\nHauptstr. 5    IBAN DE89 3704 0044",
    "Alder GmbH"
  ],
  [
    "Herrn\nMax Birke\nNebenweg 7\n10115 Berlin",
    "Rechnung Nr. 17",
    "Alder GmbH     HRB 12345 Köln\nHauptstr. 5    USt-IdNr. DE123456789",
    "Alder GmbH"
  ],
  [
    "Max Birke\nNebenweg 7\n10115 Berlin",
    "Rechnung Nr. 17",
    "Malermeister Alder | Hauptstr. 5 | 50667 Köln | Tel. 0221 12345\nVolksbank Köln | IBAN DE89 3704 0044",
    "Malermeister Alder"
  ],
  ["Birke AB\nLillgatan 7\n411 10 Göteborg", "FAKTURA 17", "Alder AB   Bankgiro 123-4567", "Alder AB"],
  [
    "BIRKE SAS\n7 avenue Foch\n75016 Paris",
    "FACTURE N° 17",
    "ALDER SARL - 5 rue des Lilas\nRCS Lyon 123 456 789",
    "ALDER SARL"
  ]
])("names who sends a letter at its foot, not whom it is for: %s", (address, title, foot, name) => {
  expect(letter(address, title, foot)).toBe(name)
})

it("takes the address on top for the sender's own where the foot names the same company, or only its bank", () => {
  const own = "Alder GmbH\nHauptstr. 5\n50667 Köln"
  expect(letter(own, "Rechnung Nr. 17", "Alder GmbH   IBAN DE89 3704 0044")).toBe("Alder GmbH")
  expect(letter(own, "Rechnung Nr. 17", "Alder Bank AG   IBAN DE89 3704 0044")).toBe("Alder GmbH")
})

it("takes the holder of an account for who is paid beside the numbers of a bank, and else for who pays", () => {
  const buyer = "INVOICE 17\n\nInvoice to\nBirch Ltd\n7 Other Road"
  const account = (number: string) => letter(buyer, "", `Account name: Alder Ltd\n${number}`)
  expect(account("Sort code 12-34-56   Account 12345678")).toBe("Alder Ltd")
  expect(account("Customer number 12345678")).toBeNull()
})

it("takes whom a letter honours in the next column for the buyer", () => {
  expect(
    readTyped(`請求書
株式会社かえで商事   御中
合同会社さくらデザイン
デザイン料      120,000
小計            120,000
消費税(10%)      12,000
合計           ¥132,000`)?.vendor
  ).toBe("合同会社さくらデザイン")
})
