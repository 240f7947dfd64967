import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"
import { vendorOf } from "../support/vendorOf.ts"

describe("the vendor of an invoice", () => {
  it.each([
    ["in its line", ["INVOICE", "Bill to: Norton Castle School", "Seller: Alder Paper"]],
    ["beside it", ["FAKTURA", "Nabywca:   Zielona Szkola", "Sprzedawca:   Alder Paper"]],
    [
      "below it, left of the buyer",
      ["Verkäufer:   Rechnungsempfänger:", "Alder Paper   Schule am Teich", "Am Teich 4   Ring 7"]
    ],
    [
      "in the field of a block",
      ["Seller", "Number:   12345676", "Name:   Alder Paper", "Buyer/Recipient", "Name:   Norton Castle Ltd"]
    ],
    ["under a buyer who stands first", ["Ship to", "Norton Castle School", "7 Castle Road", "Vendor", "Alder Paper"]]
  ])("is named by the seller's label: %s", (_, lines) => {
    expect(vendorOf(...lines)).toBe("Alder Paper")
  })

  it("is rather the one that wrote the file", () => {
    const page = receiptPage(["INVOICE", "Norton Castle", "Alder Paper", "Paper   4.00", "TOTAL   4.00"])
    const vendorBy = (about: string) => readReceipt([{ ...page, about }])?.data.vendor
    expect(vendorBy("Alder Paper | Invoice 7")).toBe("Alder Paper")
    expect(vendorBy("Norton Castle")).toBe("Norton Castle")
  })

  it("is not whom a letter is addressed to", () => {
    expect(vendorOf("Alder Paper", "Teichstr. 4", "Rechnung", "Firma Norton Castle GmbH", "Hauptstr. 1")).toBe(
      "Alder Paper"
    )
  })

  it.each([
    "Received from Norton Castle",
    "Recibí de Norton Castle",
    "Reçu de Mme Norton",
    "Recebemos de Norton Castle"
  ])("is not who paid: %s", (payer) => {
    expect(vendorOf(payer, "Rent for March")).toBeNull()
  })

  it("is no number of a document", () => {
    expect(vendorOf("Receipt", "Receipt ID: RCABCDEF", "3 nights")).not.toBe("RCABCDEF")
  })

  it.each([
    ["RECHNUNG", "Norton Schule GmbH", "z. Hd. Frau Roth", "Ring 7", "12345 Ulm", "Alder Papier", "Am Teich 4"],
    ["TAX INVOICE", "Norton School Pty Ltd", "Attention: Sue", "7 Castle Road", "", "Alder Papier", "4 Mill Lane"]
  ])("is not the company above a person whom the letter is for: %s", (...lines) => {
    expect(vendorOf(...lines)).toBe("Alder Papier")
  })

  it.each(["Booking confirmation", "Booking confirmation / Receipt", "Order confirmation"])(
    "is not what the document calls itself: %s",
    (title) => {
      expect(vendorOf(title, "Pension Alder", "Ring 7, 6020 Innsbruck, Austria")).toBe("Pension Alder")
    }
  )

  it("is who was paid, beside what is told to them", () => {
    const told = ["Merchant   Instructions to merchant", "Alder Paper   You haven't entered any instructions."]
    expect(vendorOf("PayPal", "Receipt for your payment", ...told, "support@alderpaper.example")).toBe("Alder Paper")
  })

  it("is not the buyer, though the buyer's name is the first or has a legal form", () => {
    expect(vendorOf("Bill to:", "Norton Castle Ltd", "7 Castle Road", "Norton", "Alder Paper GmbH")).toBe(
      "Alder Paper GmbH"
    )
  })

  it.each([
    [
      "Bill To:   Date: 12.03.2024",
      "Alder Paper Ltd - Some Road 5 - IBAN DE89 3704 0044 0532 0130 00",
      "Alder Paper Ltd"
    ],
    ["Rechnung an:   Rechnungsnr. 17", "Alder GmbH, Hauptstr. 5, 50667 Köln", "Alder GmbH"],
    ["Prepared for   Invoice 17", "SIA Alder - Some Road 5 - IBAN LV80 BANK 0000 4351 9500 1", "SIA Alder"],
    ["Kepada:   Tanggal: 12-03-2024", "PT Alder, Some Road 5, www.alder.example", "PT Alder"],
    ["Buyer (Bill to)   No. 17", "Seller: Alder Paper", "Alder Paper"]
  ])("is not who stands below a buyer's label with a field of the form beside it: %s", (head, foot, name) => {
    const buyer = ["Norton Castle Ltd   No. 2024-17", "Other Road 7"]
    const page = receiptPage(["INVOICE", head, ...buyer, "Paper   4.00", "TOTAL   4.00", foot])
    expect(readReceipt([page])?.data.vendor).toBe(name)
  })

  it("is named before its address by a form that begins the name", () => {
    const buyer = 'Покупатель: ООО "Берёза", Невский пр., 7'
    const seller = 'Поставщик: ООО "Ольха", ИНН 7701234567, ул. Ленина, д. 5'
    expect(vendorOf(seller, buyer)).toBe('ООО "Ольха"')
  })

  it("is not the company on top whose clerk a letter is for", () => {
    const foot = "Alder GmbH, Hauptstr. 5, 50667 Köln"
    const page = receiptPage([
      "Norton Castle AG",
      "z. Hd. Frau Muster",
      "Teichstr. 4",
      "Rechnung",
      "TOTAL   4.00",
      foot
    ])
    expect(readReceipt([page])?.data.vendor).toBe("Alder GmbH")
  })

  it.each(["Bailleur", "Vendeur", "Seller", "Vermieter"])("is %s, with the address behind the name", (label) => {
    const page = receiptPage([
      "Quittance de loyer",
      `${label} : SCI Les Tilleuls, 4 rue Haute, 67000 Strasbourg`,
      "Locataire : Mme Anna Novak",
      "Loyer   650,00 €",
      "Total   650,00 €"
    ])
    expect(readReceipt([page])?.data.vendor).toBe("SCI Les Tilleuls")
  })

  it("may be below the number of the document, which is no house's", () => {
    for (const title of ["Invoice no. 778", "Bestellung Nr. 778-A", "Order confirmation No. 12/2025"])
      expect(vendorOf(title, "Blue Heron", "12 Mar 2025")).toBe("Blue Heron")
  })

  it.each([
    "De heer B. Smit",
    "Familie Petersen",
    "Mrs J. Eaton",
    "Sig.ra Anna Rossi",
    "Pani Anna Nowak",
    "г-н Иван Петров"
  ])("is not the person whom a letter is for: %s", (person) => {
    expect(vendorOf("Alder   Invoice 884120033", person, "12 Elm Street", "Springfield, IL 62701")).toBe("Alder")
  })

  it.each(["Velo Mobiel", "Blue Line Taxi", "Web Works Studio"])(
    "may have a word in it as for a telephone: %s",
    (name) => {
      expect(vendorOf("Invoice", name, "Invoice date: 12.03.2026")).toBe(name)
    }
  )

  it("is told by the field for a business, and has no number of a car for its form", () => {
    expect(vendorOf("Receipt", "Business   Dusty Boots Plumbing", "ABN   98 765 432 109")).toBe("Dusty Boots Plumbing")
    expect(vendorOf("AutoRent", "Invoice date 07.09.2026", "Mietvertrag 771239, Fahrzeug VW Golf S-AB 1234")).toBe(
      "AutoRent"
    )
  })

  it("stands before its address in the line above a window", () => {
    expect(
      vendorOf(
        "Malerbetrieb Sommer · Gartenweg 3 · 50667 Köln",
        "Familie Berger   Rechnung RE2025-0117",
        "Rosenstraße 12   Rechnungsdatum: 04.11.2025",
        "50674 Köln"
      )
    ).toBe("Malerbetrieb Sommer")
  })

  it("has no label of Korea in its name", () => {
    expect(vendorOf("전자세금계산서", "공급자", "등록번호 123-81-45678", "상호 (주)한빛문구")).toBe("(주)한빛문구")
  })
})
