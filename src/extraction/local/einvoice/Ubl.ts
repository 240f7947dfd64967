import { type EInvoice, paymentMethodOf, taxLabel, toItem } from "./EInvoice.ts"
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
    const goods = numberAt(totals, "LineExtensionAmount")
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
        if (total === null || name === null) return []
        const stated = {
          name,
          total,
          quantity: numberAt(one, quantityName),
          basis: numberAt(one, "Price/BaseQuantity"),
          price: numberAt(one, "Price/PriceAmount")
        }
        return toItem(stated, sign) ?? []
      }),
      goods: goods === null ? null : goods * sign
    }
  }
  return null
}
