/** Signs and abbreviations as they are printed, and the currencies that each may stand for. */
export const signs: ReadonlyArray<readonly [sign: RegExp, codes: string]> = [
  [/\$/, "USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP BRL JMD TTD BBD BSD BMD FJD NAD XCD LRD"],
  [/€/, "EUR"],
  [/£/, "GBP EGP LBP SYP FKP GIP"],
  [/[¥￥円元]/, "JPY CNY"],
  [/₩|원/, "KRW"],
  [/₹|\bRs\.?(?!\p{L})/u, "INR PKR LKR NPR MUR"],
  [/฿|บาท/, "THB"],
  [/₫|\bđ(?!\p{L})/u, "VND"],
  [/₱/, "PHP"],
  [/₺|\bTL\b/, "TRY"],
  [/₽|руб/i, "RUB"],
  [/₴|грн/i, "UAH"],
  [/₪/, "ILS"],
  [/\bzł/i, "PLN"],
  [/\bkr\b/i, "SEK NOK DKK ISK"],
  [/\bK[čc]\b/, "CZK"],
  [/\bFt\b/, "HUF"],
  [/\blei\b/i, "RON MDL"],
  [/(?<!\p{L})лв/iu, "BGN"],
  [/\bRM(?!\p{L})/u, "MYR"],
  [/\bRp\.?(?!\p{L})/u, "IDR"],
  [/\bS?Fr\.?(?!\p{L})/u, "CHF"],
  [/\bKM\b/, "BAM"],
  [/\bkn\b/i, "HRK"],
  [/\bDhs?\b|درهم/, "AED MAD"],
  [/ريال|ر\.س/, "SAR QAR OMR YER"],
  [/جنيه|ج\.م/, "EGP"],
  [/\bR\s?\d/, "ZAR"]
]

/** What stands before or behind an amount as its currency's sign, as part of a pattern; the longer ones first. */
export const printedSign = String.raw`(?:RM|Rp\.?|IDR|MYR|USD|EUR|GBP|CHF|CAD|AUD|SGD|S\$|HK\$|NT\$|US\$|A\$|C\$|R\$|\$|€|£|¥|￥|₩|₹|฿|₫|₱|₺|₽|zł|kr\.?|Kč|Ft|lei|PLN|RON|SEK|NOK|DKK|CZK|HUF|JPY|CNY|KRW|THB|INR|AED|SAR|TRY|TL|RUB|R(?=\d[\d., ]*[.,]\d{2}(?!\d))|руб\.?|р\.)`
