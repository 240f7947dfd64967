import { type EInvoice, paymentMethodOf, taxLabel } from "./EInvoice.ts"
import { elements, numberAt, textAt, type XmlNode } from "./Xml.ts"

const kinds = [
  { root: "Invoice", line: "InvoiceLine", quantity: "InvoicedQuantity", sign: 1 },
  { root: "CreditNote", line: "CreditNoteLine", quantity: "CreditedQuantity", sign: -1 }
] as const

const readParty = (party: XmlNode | undefined): string | null =>
  textAt(party, "PartyLegalEntity/RegistrationName") ?? textAt(party, "PartyName/Name")

/** OASIS UBL 2.1 invoice or credit note, as XRechnung and Peppol carry it. */
export const readUbl = (document: XmlNode): EInvoice | null => {
  for (const { line, quantity: quantityName, root, sign: kind } of kinds) {
    const [invoice] = elements(document, root)
    const totals = elements(invoice, "LegalMonetaryTotal")[0]
    const stated = numberAt(totals, "TaxInclusiveAmount") ?? numberAt(totals, "PayableAmount")
    const currency = textAt(invoice, "DocumentCurrencyCode")
    if (stated === null || currency === null || !/^[A-Z]{3}$/.test(currency)) continue
    const sign = stated > 0 ? kind : 1
    const subtotal = numberAt(totals, "TaxExclusiveAmount")
    return {
      vendor: readParty(elements(invoice, "AccountingSupplierParty/Party")[0]),
      date: textAt(invoice, "IssueDate"),
      total: stated * sign,
      subtotal: subtotal === null ? null : subtotal * sign,
      currency,
      paymentMethod: paymentMethodOf(textAt(invoice, "PaymentMeans/PaymentMeansCode")),
      taxes: elements(invoice, "TaxTotal/TaxSubtotal").flatMap((tax) => {
        const amount = numberAt(tax, "TaxAmount")
        const label = taxLabel(textAt(tax, "TaxCategory/TaxScheme/ID"), numberAt(tax, "TaxCategory/Percent"))
        return amount === null ? [] : [{ label, amount: amount * sign }]
      }),
      items: elements(invoice, line).flatMap((one) => {
        const total = numberAt(one, "LineExtensionAmount")
        const name = textAt(one, "Item/Name")
        const quantity = numberAt(one, quantityName) ?? 1
        if (total === null || name === null) return []
        const basis = numberAt(one, "Price/BaseQuantity") ?? 1
        const price = numberAt(one, "Price/PriceAmount")
        return [
          { name, quantity, unit_price: price === null ? total / quantity : price / basis, total_price: total * sign }
        ]
      })
    }
  }
  return null
}
