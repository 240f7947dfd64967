/** How a currency shows itself beside its amounts. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string
  /** Signs, abbreviations and its code, with how much each says: a sign that several share says less. */
  readonly signs: ReadonlyArray<readonly [pattern: RegExp, weight: number]>
  /** Prices are whole numbers. */
  readonly whole?: true
  /** Prices have three decimals. */
  readonly thousandths?: true
}

const currency = (
  code: string,
  signs: Currency["signs"],
  codeWeight = 8,
  pattern = new RegExp(String.raw`\b${code}\b`)
): Currency => ({ code, signs: [[pattern, codeWeight], ...signs] })

const whole = (one: Currency): Currency => ({ ...one, whole: true })

/** Dinars and the rial of Oman are parted into a thousand. */
const thousandths = (code: string, sign: string): Currency => ({
  ...currency(code, [[new RegExp(String.raw`(?<![\p{L}.])${sign}(?!\p{L})`, "u"), 2]], 8, wholeCode(code)),
  thousandths: true
})

const wholeCode = (code: string): RegExp => new RegExp(String.raw`(?<![\w.])${code}(?![\w.])`)

/** Currencies that only their codes speak for. */
const coded = "MAD ISK BAM MDL AMD QAR LKR PKR UYU".split(" ").map((code) => currency(code, [], 8, wholeCode(code)))

export const currencies: ReadonlyArray<Currency> = [
  currency("MYR", [[/\bRM\s?\d|\(RM\)|\bRM\b/, 6]]),
  whole(currency("IDR", [[/\bRp\.?\s?\d|\bRp\b/, 6]])),
  currency("SGD", [[/\$\s?\d/, 2]], 8, /S\$\s?\d|\bSGD\b/),
  currency("USD", [[/\$\s?\d/, 3]], 8, /\bUSD\b|US\$/),
  // "CAD." is a street in Turkey
  currency("CAD", [[/\$\s?\d/, 2]], 8, /\bCAD\b(?!\.)|C\$\s?\d/),
  // "a $1,500 card" is an article
  currency("AUD", [[/\$\s?\d/, 2]], 8, /\bAUD\b|(?:^|[^\p{L}\s] ?)A\$\s?\d/mu),
  currency("NZD", [[/\$\s?\d/, 2]]),
  currency("GBP", [[/£/, 7]]),
  currency("EUR", [[/€/, 7]], 7, /\bEUR(?:O|OS)?\b/i),
  currency("CHF", [[/\bSFr\.?\b/, 4]], 8, /\bCHF\b/i),
  currency("SEK", [[/\bkr\b/i, 1]]),
  currency("NOK", [[/\bkr\b/i, 1]]),
  currency("DKK", [[/\bkr\b/i, 1]]),
  currency("PLN", [[/(?<!\p{L})z[łl](?!\p{L})/iu, 5]], 8, /\bPLN\b/i),
  currency("CZK", [], 7, /\bCZK\b|(?<!\p{L})K[čc](?!\p{L})/u),
  currency("HUF", [], 6, /\bHUF\b|\bFt\b/),
  // "lei" alone is a law in Portuguese
  currency("RON", [], 6, /(?<![-\w])RON\b|\d ?lei\b|\blei\b ?\d|\b(?:total|suma) lei\b/i),
  currency("HRK", [[/\bkn\b/i, 4]], 8),
  currency("BGN", [], 6, /\bBGN\b|(?<!\p{L})лв(?!\p{L})/iu),
  currency("RUB", [], 7, /₽|\bRUB\b|руб/i),
  currency("UAH", [], 7, /₴|\bUAH\b|(?<!\p{L})грн/iu),
  currency("TRY", [], 6, /₺|\bTRY\b|\d ?TL(?![\p{L}\d ]*\d)/u),
  whole(currency("JPY", [], 5, /¥|￥|\bJPY\b|円/)),
  currency("CNY", [[/¥|￥/, 2]], 8, /\bCNY\b|\bRMB\b|人民币/),
  currency("TWD", [], 8, /NT\$|\bTWD\b/),
  currency("HKD", [[/\$\s?\d/, 2]], 8, /HK\$|\bHKD\b/),
  whole(currency("KRW", [], 7, /₩|\bKRW\b/)),
  currency("THB", [], 7, /฿|\bTHB\b|บาท|\bBaht\b/i),
  whole(currency("VND", [], 7, /₫|\bVND\b|(?<!\p{L})VNĐ(?!\p{L})|\d\s?đ(?!\p{L})/u)),
  currency("PHP", [[/(?<!\w)P\s?[\d,]+\.\d{2}\b/, 3]], 7, /₱|\bPHP\b/),
  currency("INR", [], 7, /₹|\bINR\b|\bRs\.?\s?\d|रुपय/),
  currency("AED", [], 7, /\bAED\b|\bDhs?\b|درهم/),
  currency("SAR", [], 7, /\bSAR\b|(?<!\p{L})ر\.?س(?!\p{L})|ريال/u),
  currency("EGP", [], 7, /\bEGP\b|(?<!\p{L})ج\.?م(?!\p{L})|جنيه/u),
  currency("ILS", [], 7, /₪|\bILS\b|\bNIS\b/),
  currency("BRL", [], 8, /R\$|\bBRL\b/),
  currency("MXN", []),
  currency("ARS", []),
  currency("COP", []),
  whole(currency("CLP", [])),
  currency("KES", [], 8, /\bKES\b|\bK(?:SHS?|Shs?|shs?)\b\.?/),
  currency("NGN", [], 7, /₦|\bNGN\b/),
  currency("RSD", [], 7, /\bRSD\b|РСД|(?<!\p{L})дин\.?(?!\p{L})|\d\s?din\b/iu),
  currency("MKD", [], 7, /\bMKD\b|(?<!\p{L})ден\.?(?!\p{L})/iu),
  currency("GEL", [], 7, /₾|\bGEL\b/),
  currency("BDT", [], 7, /৳|\bBDT\b/),
  // "8/S/2.50" is a name
  currency("PEN", [], 6, /\bPEN\b|(?<![\p{L}\d])S\/\.?\s?\d/u),
  currency("CRC", [], 7, /₡|\bCRC\b/),
  ...coded,
  thousandths("JOD", "JD"),
  thousandths("KWD", String.raw`(?:KD|د\.ك)`),
  thousandths("BHD", "BD"),
  // the letters alone are Romania's before a tax number
  thousandths("OMR", String.raw`R\.?O\.?\s?\d{1,4}\.\d{3}(?!\d)`),
  thousandths("TND", "DT"),
  currency("ZAR", [], 5, /\bZAR\b|\bR\s?\d+\.\d{2}\b/)
]
