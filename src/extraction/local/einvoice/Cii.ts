import type { ItemFound } from "../../Reading.ts"
import { type EInvoice, paymentMethodOf, signed, signOf, taxLabel, toItem } from "./EInvoice.ts"
import { elements, moneyAt, quantityAt, textAt, type XmlNode } from "./Xml.ts"

/** Where version 1 (ZUGFeRD 1.0) and version 2 (Factur-X, XRechnung CII) of the format keep the same things. */
interface Paths {
  readonly root: string
  readonly document: string
  readonly transaction: string
  readonly agreement: string
  readonly settlement: string
  readonly summation: string
  readonly line: {
    readonly agreement: string
    readonly delivery: string
    readonly settlement: string
    readonly summation: string
    readonly net: string
  }
}

const versions: ReadonlyArray<Paths> = [
  {
    root: "CrossIndustryInvoice",
    document: "ExchangedDocument",
    transaction: "SupplyChainTradeTransaction",
    agreement: "ApplicableHeaderTradeAgreement",
    settlement: "ApplicableHeaderTradeSettlement",
    summation: "SpecifiedTradeSettlementHeaderMonetarySummation",
    line: {
      agreement: "SpecifiedLineTradeAgreement",
      delivery: "SpecifiedLineTradeDelivery",
      settlement: "SpecifiedLineTradeSettlement",
      summation: "SpecifiedTradeSettlementLineMonetarySummation",
      net: "NetPriceProductTradePrice"
    }
  },
  {
    root: "CrossIndustryDocument",
    document: "HeaderExchangedDocument",
    transaction: "SpecifiedSupplyChainTradeTransaction",
    agreement: "ApplicableSupplyChainTradeAgreement",
    settlement: "ApplicableSupplyChainTradeSettlement",
    summation: "SpecifiedTradeSettlementMonetarySummation",
    line: {
      agreement: "SpecifiedSupplyChainTradeAgreement",
      delivery: "SpecifiedSupplyChainTradeDelivery",
      settlement: "SpecifiedSupplyChainTradeSettlement",
      summation: "SpecifiedTradeSettlementMonetarySummation",
      net: "NetPriceProductTradePrice"
    }
  }
]

/** `20261114`, UNTDID 2379 format 102. */
const isoDate = (text: string | null): string | null => {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? "")
  return match === null ? text : `${match[1]}-${match[2]}-${match[3]}`
}

interface Line {
  readonly parent: string | null
  readonly item: ItemFound
}

const readLine = (line: XmlNode, paths: Paths, sign: 1 | -1): Line | null => {
  const { agreement, delivery, net, settlement, summation } = paths.line
  const total = moneyAt(line, `${settlement}/${summation}/LineTotalAmount`)
  const name = textAt(line, "SpecifiedTradeProduct/Name")
  if (total === null || name === null) return null
  const item = toItem(
    {
      name,
      total,
      quantity: quantityAt(line, `${delivery}/BilledQuantity`),
      basis: quantityAt(line, `${agreement}/${net}/BasisQuantity`),
      price: moneyAt(line, `${agreement}/${net}/ChargeAmount`)
    },
    sign
  )
  return item === null ? null : { parent: textAt(line, "AssociatedDocumentLineDocument/ParentLineID"), item }
}

/** Lines of groups restate their parts; the ones without a parent are the bill. */
const billed = (lines: ReadonlyArray<Line>): ReadonlyArray<ItemFound> =>
  lines.filter(({ parent }) => parent === null).map(({ item }) => item)

const read = (document: XmlNode, paths: Paths): EInvoice | null => {
  const header = `${paths.root}/${paths.document}`
  const transaction = elements(document, `${paths.root}/${paths.transaction}`)[0]
  const settlement = elements(transaction, paths.settlement)[0]
  const stated = moneyAt(settlement, `${paths.summation}/GrandTotalAmount`)
  const currency = textAt(settlement, "InvoiceCurrencyCode")
  if (stated === null || currency === null || !/^[A-Z]{3}$/.test(currency)) return null
  const sign = signOf(textAt(document, `${header}/TypeCode`), stated)
  const subtotal = moneyAt(settlement, `${paths.summation}/TaxBasisTotalAmount`)
  const taxes = elements(settlement, "ApplicableTradeTax").flatMap((tax) => {
    const amount = moneyAt(tax, "CalculatedAmount")
    const rate = quantityAt(tax, "RateApplicablePercent") ?? quantityAt(tax, "ApplicablePercent")
    return amount === null ? [] : [{ label: taxLabel(textAt(tax, "TypeCode"), rate), amount: signed(amount, sign) }]
  })
  const goods = moneyAt(settlement, `${paths.summation}/LineTotalAmount`)
  const whole = moneyAt(settlement, `${paths.summation}/TaxTotalAmount`)
  const lines = elements(transaction, "IncludedSupplyChainTradeLineItem").flatMap(
    (line) => readLine(line, paths, sign) ?? []
  )
  return {
    vendor: textAt(transaction, `${paths.agreement}/SellerTradeParty/Name`),
    date: isoDate(textAt(document, `${header}/IssueDateTime/DateTimeString`)),
    total: signed(stated, sign),
    subtotal: subtotal === null ? null : signed(subtotal, sign),
    currency,
    paymentMethod: paymentMethodOf(textAt(settlement, "SpecifiedTradeSettlementPaymentMeans/TypeCode")),
    // the smallest profile states only the sum
    taxes: taxes.length > 0 || whole === null ? taxes : [{ label: "VAT", amount: signed(whole, sign) }],
    items: billed(lines),
    goods: goods === null ? null : signed(goods, sign)
  }
}

/** UN/CEFACT Cross Industry Invoice, as ZUGFeRD, Factur-X and XRechnung carry it. */
export const readCii = (document: XmlNode): EInvoice | null => {
  for (const paths of versions) {
    const invoice = read(document, paths)
    if (invoice !== null) return invoice
  }
  return null
}
