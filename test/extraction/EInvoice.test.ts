import { describe, expect, it } from "vitest"
import { toNumber } from "../../src/domain/Money.ts"
import { readEInvoice } from "../../src/extraction/local/einvoice/readEInvoice.ts"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const attachment = (text: string) => [{ name: "factur-x.xml", text }]

const cii = (typeCode = "380", name = "Papier &amp; Co. GmbH") => `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:rsm" xmlns:ram="urn:ram" xmlns:udt="urn:udt">
  <rsm:ExchangedDocument>
    <ram:ID>1</ram:ID><ram:TypeCode>${typeCode}</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20261114</udt:DateTimeString></ram:IssueDateTime>
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:SpecifiedTradeProduct><ram:Name>Kopierpapier</ram:Name></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>
        <ram:ChargeAmount>7.00</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">10</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation>
        <ram:LineTotalAmount>70.00</ram:LineTotalAmount>
      </ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>
    <ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>${name}</ram:Name></ram:SellerTradeParty></ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>
      <ram:ApplicableTradeTax><ram:CalculatedAmount>13.30</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>
        <ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        <ram:TaxBasisTotalAmount>70.00</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="EUR">13.30</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>83.30</ram:GrandTotalAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`

const ubl = `<Invoice xmlns:cbc="urn:cbc" xmlns:cac="urn:cac">
  <cbc:IssueDate>2026-11-14</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Papier &amp; Co. GmbH</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
  <cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode></cac:PaymentMeans>
  <cac:TaxTotal><cbc:TaxAmount>13.30</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxAmount>13.30</cbc:TaxAmount>
    <cac:TaxCategory><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>70.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>83.30</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
  <cac:InvoiceLine><cbc:InvoicedQuantity>10</cbc:InvoicedQuantity><cbc:LineExtensionAmount>70.00</cbc:LineExtensionAmount>
    <cac:Item><cbc:Name>Kopierpapier</cbc:Name></cac:Item><cac:Price><cbc:PriceAmount>7.00</cbc:PriceAmount></cac:Price></cac:InvoiceLine>
</Invoice>`

const expected = {
  vendor: "Papier & Co. GmbH",
  date: "2026-11-14",
  total: 83.3,
  subtotal: 70,
  currency: "EUR",
  paymentMethod: "Bank Transfer",
  taxes: [{ label: "VAT 19%", amount: 13.3 }],
  items: [{ name: "Kopierpapier", quantity: 10, unit_price: 7, total_price: 70 }],
  goods: null
}

/** The page that shows what the XML states. */
const shown = [
  "Papier & Co. GmbH",
  "Rechnung vom 14.11.2026",
  "Kopierpapier   70,00",
  "Netto   70,00",
  "zzgl. 19% MwSt   13,30"
]
const pageWith = (...lines: ReadonlyArray<string>) => [receiptPage([...shown, ...lines])]
/** As the XML writes it. */
const inNumbers = (files: Parameters<typeof readEInvoice>[0]) => {
  const invoice = readEInvoice(files)
  return invoice === null
    ? null
    : {
        ...invoice,
        total: toNumber(invoice.total),
        subtotal: invoice.subtotal === null ? null : toNumber(invoice.subtotal),
        goods: invoice.goods === null ? null : toNumber(invoice.goods),
        taxes: invoice.taxes.map(({ amount, label }) => ({ label, amount: toNumber(amount) })),
        items: invoice.items.map(({ name, quantity, total_price, unit_price }) => ({
          name,
          quantity: toNumber(quantity),
          unit_price: toNumber(unit_price),
          total_price: toNumber(total_price)
        }))
      }
}
const read = (xml: string, pages = pageWith("Gesamtbetrag EUR   83,30")) =>
  readReceipt(pages, { invoice: readEInvoice(attachment(xml)) })

describe("electronic invoices", () => {
  it("are read exactly from CII and from UBL", () => {
    expect(inNumbers(attachment(cii()))).toEqual(expected)
    expect(inNumbers(attachment(ubl))).toEqual(expected)
  })

  it("of credit notes are money back", () => {
    expect(inNumbers(attachment(cii("381")))).toMatchObject({ total: -83.3, taxes: [{ amount: -13.3 }] })
  })

  it("never resolve an entity", () => {
    const hostile = `<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd"><!ENTITY a "aaaa">]>${cii("380", "&secret;&a;")}`
    expect(readEInvoice(attachment(hostile))?.vendor ?? "").not.toMatch(/root:|aaaa/)
  })

  it("are none when the attachment is something else", () => {
    for (const text of ["", "no xml", "<a><b/></a>", "<CrossIndustryInvoice/>"]) {
      expect(readEInvoice(attachment(text))).toBeNull()
    }
  })

  it("are believed while the page shows their total; a page that shows another wins", () => {
    expect(read(cii())).toMatchObject({ data: { total: 83.3, taxes: [{ label: "VAT 19%" }] }, confidence: 0.99 })
    const other = read(cii(), pageWith("Gesamtbetrag EUR   99,90", "Rechnungsnummer 83,30"))
    expect(other).toMatchObject({ data: { total: 99.9, items: [{ name: "Kopierpapier" }] } })
  })

  it("are believed where their total stands in a table that only they understand", () => {
    const table = receiptPage([...shown, "Warenwert   Endbetrag", "70,00 13,30   83,30"])
    expect(read(cii(), [table])).toMatchObject({ data: { total: 83.3 }, confidence: 0.99 })
  })

  it("give every line a product of the right sign, also in credit notes", () => {
    for (const xml of [
      cii("381"),
      ubl
        .replaceAll("Invoice", "CreditNote")
        .replaceAll("InvoicedQ", "CreditedQ")
        .replace("CreditNotedQuantity>10</cbc:CreditNotedQuantity", "CreditedQuantity>10</cbc:CreditedQuantity")
    ]) {
      const { items, total } = inNumbers(attachment(xml))!
      expect(total).toBe(-83.3)
      expect(items).toEqual([{ name: "Kopierpapier", quantity: 10, unit_price: -7, total_price: -70 }])
    }
    const back = cii().replace(">10<", ">-10<").replace(">70.00</ram:LineTotalAmount", ">-70.00</ram:LineTotalAmount")
    expect(inNumbers(attachment(back))!.items).toEqual([
      { name: "Kopierpapier", quantity: -10, unit_price: 7, total_price: -70 }
    ])
  })

  it("never give a number that is none: quantities and bases of zero, headings, amounts without end", () => {
    const withLine = (quantity: string, price: string, total: string, basis = "") =>
      cii()
        .replace(">10</ram:BilledQuantity", `>${quantity}</ram:BilledQuantity`)
        .replace("<ram:ChargeAmount>7.00</ram:ChargeAmount>", `<ram:ChargeAmount>${price}</ram:ChargeAmount>${basis}`)
        .replace(">70.00</ram:LineTotalAmount", `>${total}</ram:LineTotalAmount`)
    const items = (xml: string) => inNumbers(attachment(xml))?.items
    expect(items(withLine("0", "0", "0.00"))).toEqual([])
    expect(items(withLine("0", "7.00", "70.00"))).toEqual([
      { name: "Kopierpapier", quantity: 1, unit_price: 70, total_price: 70 }
    ])
    expect(items(withLine("10", "7.00", "70.00", "<ram:BasisQuantity>0</ram:BasisQuantity>"))).toEqual(expected.items)
    expect(items(withLine("3", "10", "10.00", "<ram:BasisQuantity>3</ram:BasisQuantity>"))).toEqual([
      { name: "Kopierpapier", quantity: 3, unit_price: 3.333333, total_price: 10 }
    ])
    for (const endless of ["9".repeat(400), "1e999", "NaN", "Infinity", "-", "0x10"]) {
      expect(items(withLine("10", "7.00", endless))).toEqual([])
      expect(readEInvoice(attachment(cii().replace(">83.30<", `>${endless}<`)))).toBeNull()
    }
  })
})

describe("electronic invoices that say what their page does not", () => {
  const sum = (total: string, basis: string, tax: string) =>
    cii()
      .replace(">83.30<", `>${total}<`)
      .replaceAll(">70.00</ram:TaxBasis", `>${basis}</ram:TaxBasis`)
      .replaceAll(">13.30<", `>${tax}<`)
  const own = read("<none/>")

  it.each([
    ["another printed amount as the total", sum("70.00", "56.70", "13.30")],
    ["the total with another sign", sum("-83.30", "-70.00", "-13.30")],
    ["sums that do not hold", sum("83.30", "9.00", "13.30")],
    ["taxes that are not printed", sum("83.30", "-9915.70", "9999.00")],
    [
      "lines that do not come to the goods",
      cii().replace(
        "<ram:TaxBasisTotalAmount>",
        "<ram:LineTotalAmount>9.00</ram:LineTotalAmount><ram:TaxBasisTotalAmount>"
      )
    ]
  ])("are not believed: %s", (_, xml) => {
    expect(read(xml)).toEqual(own)
  })

  it("are believed only as far as the page goes", () => {
    const forged = (from: string, to: string) => {
      const xml = cii().replace(from, to)
      expect(xml).not.toBe(cii())
      return read(xml)
    }
    const honest = read(cii())!
    expect(forged(">Papier &amp; Co. GmbH<", ">EVIL CORP<")?.data.vendor).toBe("Papier & Co. GmbH")
    expect(forged(">EUR<", ">KWD<")?.data.currency).toBe("EUR")
    expect(forged(">EUR<", ">ZZZ<")?.data.currency).toBe("EUR")
    expect(forged(">20261114<", ">19990101<")?.data.date).toBe("2026-11-14")
    expect(forged(">20261114<", ">hello<")?.data.date).toBe("2026-11-14")
    expect(forged(">Kopierpapier<", ">Gold<")?.data.items).toEqual(own?.data.items)
    expect(honest.data.items).toEqual(expected.items)
  })

  it("are answered within bounds, whatever they hold", () => {
    const long = read(cii().replace("Papier &amp; Co.", `Papier &amp; Co.${"x".repeat(3_000_000)}`))
    expect(long!.data.vendor!.length).toBeLessThanOrEqual(300)
    const hidden = read(cii().replace(">Papier &amp;", ">Pap\u202eier&#0; &amp;"))
    expect(hidden!.data.vendor).toBe("Papier & Co. GmbH")
  })
})
