import { describe, expect, it } from "vitest"
import { readEInvoice } from "../../src/extraction/local/einvoice/readEInvoice.ts"
import { readReceipt } from "../../src/extraction/local/reading/readReceipt.ts"
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
  items: [{ name: "Kopierpapier", quantity: 10, unit_price: 7, total_price: 70 }]
}

describe("electronic invoices", () => {
  it("are read exactly from CII and from UBL", () => {
    expect(readEInvoice(attachment(cii()))).toEqual(expected)
    expect(readEInvoice(attachment(ubl))).toEqual(expected)
  })

  it("of credit notes are money back", () => {
    expect(readEInvoice(attachment(cii("381")))).toMatchObject({ total: -83.3, taxes: [{ amount: -13.3 }] })
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
    const invoice = readEInvoice(attachment(cii()))
    const page = (total: string) => [
      receiptPage(["Papier & Co. GmbH", "Rechnung", "Papier   70,00", `Gesamtbetrag EUR   ${total}`])
    ]
    expect(readReceipt(page("83,30"), { invoice })?.data).toMatchObject({ total: 83.3, taxes: [{ amount: 13.3 }] })
    expect(readReceipt(page("99,90"), { invoice })?.data).toMatchObject({ total: 99.9, taxes: [] })
  })
})
