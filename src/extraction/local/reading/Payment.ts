import type { Candidate } from "../../Proposal.ts"
import { placeOf } from "./placeOf.ts"
import type { Row } from "./Rows.ts"
import type { Sheet } from "./Sheet.ts"

const methods: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ["Visa", /\bvisa\b/i],
  ["Mastercard", /master\s?card|\bmc\b(?=.*\d{4})/i],
  ["American Express", /\bamex\b|american express/i],
  ["Discover", /\bdiscover\b/i],
  ["Maestro", /\bmaestro\b/i],
  ["girocard", /girocard|ec-?\s?karte|ec-?\s?cash|\bec\b.*lastschrift/i],
  ["UnionPay", /union\s?pay|银联/i],
  ["PayPal", /paypal/i],
  ["Apple Pay", /apple pay/i],
  ["Google Pay", /google pay/i],
  ["WeChat Pay", /wechat|微信/i],
  ["Alipay", /alipay|支付宝/i],
  ["Interac", /interac/i],
  ["Debit Card", /debit|bankkort|dankort|multibanco|bancomat|pinnen|\bpin\b(?=.*(?:betal|bezahl))/i],
  [
    "Credit Card",
    /credit card|kreditkarte|carte de cr[ée]dit|tarjeta|cart[aã]o|carta di credito|信用卡|クレジット|신용카드|\bcredit\b/i
  ],
  [
    "Card",
    /kartenzahlung|\bkarte\b|\bCB\b(?=.*\d)|carte bancaire|\bkarta\b|kortbetal|\bcard\b(?!\s*(?:no|member))|безналичн|картой|카드/i
  ],
  ["Bank Transfer", /bank transfer|überweisung|virement|transferencia|overboeking|bonifico|przelew/i],
  ["Direct Debit", /lastschrift|direct debit|sepa|prélèvement|incasso/i],
  [
    "Cash",
    /\bcash\b(?!\s?(?:ier|bill|sale|memo|invoice|back|\s*&))|\bbar(?:geld|zahlung)?\b(?=.*\d)|\btunai\b|esp[eè]ces|efectivo|dinheiro|contant[ie]|kontant|got[oó]wk|hotovost|k[eé]szp[eé]nz|numerar|nakit|наличн|现金|現金|현금/i
  ]
]

/** The card's number as tills hide it: "****4417", "XXXX XXXX XXXX 4417", "ending in 4417". */
const maskedDigits = /(?:[x*•#]{2,}[\s-]*|\.{3,}\s*|\bending (?:in )?)(\d{4})(?!\d)/i
/** Where the card is called by name, on its own line, its number may be shown unhidden. */
const cardNumber =
  /\b(?:card|acct|account|a\/c|carte|karte|tarjeta)\.?\s?(?:no|nr|number|num)?\.?\s?[:#]?[\d\s-]*?(\d{4})(?!\d|[\s-]\d{4}(?!\d))/i

/** A hidden number on the method's own line, else on the nearest line; digits of anything else are no card's. */
const lastDigitsOf = (rows: ReadonlyArray<Row>, row: Row): string | null => {
  const own = maskedDigits.exec(row.text) ?? cardNumber.exec(row.text)
  if (own !== null) return own[1]!
  for (let distance = 1; distance <= rowsAround; distance++) {
    for (const near of [rows[row.index + distance], rows[row.index - distance]]) {
      const found = near === undefined ? null : maskedDigits.exec(near.text)
      if (found !== null) return found[1]!
    }
  }
  return null
}

const rowsAround = 3

const withoutCard: ReadonlySet<string> = new Set(["Cash", "Bank Transfer", "Direct Debit"])

/** The method as on the receipt, with the card's last four digits where they are printed. */
export const readPayment = ({ pages, rows }: Sheet, fromRow: number): ReadonlyArray<Candidate<string>> => {
  const lower = rows.slice(Math.max(0, fromRow - 2))
  for (const [name, pattern] of methods) {
    const row = lower.find((one) => pattern.test(one.text))
    if (row === undefined) continue
    const digits = withoutCard.has(name) ? null : lastDigitsOf(rows, row)
    const value = digits === null ? name : `${name} ${digits}`
    const evidence = [
      { reason: "method_named", weight: 3 },
      ...(digits === null ? [] : [{ reason: "card_digits", weight: 1 }])
    ]
    return [{ value, source: "print", places: [placeOf(pages, row, row.text)], evidence }]
  }
  return []
}
