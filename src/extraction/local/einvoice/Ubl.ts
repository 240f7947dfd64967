import { type EInvoice, paymentMethodOf, signed, taxLabel, toItem } from "./EInvoice.ts"
import { elements, moneyAt, quantityAt, textAt, type XmlNode } from "./Xml.ts"

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
    const stated = moneyAt(totals, "TaxInclusiveAmount") ?? moneyAt(totals, "PayableAmount")
    const currency = textAt(invoice, "DocumentCurrencyCode")
    if (stated === null || currency === null || !/^[A-Z]{3}$/.test(currency)) continue
    const sign = stated > 0 ? kind : 1
    const subtotal = moneyAt(totals, "TaxExclusiveAmount")
    const goods = moneyAt(totals, "LineExtensionAmount")
    return {
      vendor: readParty(elements(invoice, "AccountingSupplierParty/Party")[0]),
      date: textAt(invoice, "IssueDate"),
      total: signed(stated, sign),
      subtotal: subtotal === null ? null : signed(subtotal, sign),
      currency,
      paymentMethod: paymentMethodOf(textAt(invoice, "PaymentMeans/PaymentMeansCode")),
      taxes: elements(invoice, "TaxTotal/TaxSubtotal").flatMap((tax) => {
        const amount = moneyAt(tax, "TaxAmount")
        const label = taxLabel(textAt(tax, "TaxCategory/TaxScheme/ID"), quantityAt(tax, "TaxCategory/Percent"))
        return amount === null ? [] : [{ label, amount: signed(amount, sign) }]
      }),
      items: elements(invoice, line).flatMap((one) => {
        const total = moneyAt(one, "LineExtensionAmount")
        const name = textAt(one, "Item/Name")
        if (total === null || name === null) return []
        const stated = {
          name,
          total,
          quantity: quantityAt(one, quantityName),
          basis: quantityAt(one, "Price/BaseQuantity"),
          price: moneyAt(one, "Price/PriceAmount")
        }
        return toItem(stated, sign) ?? []
      }),
      goods: goods === null ? null : signed(goods, sign)
    }
  }
  return null
}
