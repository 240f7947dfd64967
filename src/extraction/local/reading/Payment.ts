import type { Row } from "./Rows.ts"

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

const lastDigits = /(?:[x*•#.]{2,}|\bending (?:in )?|\bno\.?:?\s*)[\s-]*(\d{4})\b/i

/** The method as on the receipt, with the card's last four digits where they are printed. */
export const readPayment = (rows: ReadonlyArray<Row>, fromRow: number): string | null => {
  const lower = rows.slice(Math.max(0, fromRow - 2))
  for (const [name, pattern] of methods) {
    const row = lower.find((one) => pattern.test(one.text))
    if (row === undefined) continue
    if (name === "Cash" || name === "Bank Transfer" || name === "Direct Debit") return name
    const around = rows.slice(Math.max(0, row.index - 3), row.index + 4)
    const digits = around.map((one) => lastDigits.exec(one.text)?.[1]).find((one) => one !== undefined)
    return digits === undefined ? name : `${name} ${digits}`
  }
  return null
}
