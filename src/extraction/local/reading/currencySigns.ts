import type { Print } from "./Print.ts"

/** Signs and abbreviations as they are printed, and the currencies that each may stand for. */
const signs: ReadonlyArray<readonly [sign: RegExp, codes: string]> = [
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

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"))

/** ISO 4217, as far as the runtime knows it. */
export const isCurrency = (code: string): boolean => known.has(code)

/** Whether the print shows the currency: by its code, by a sign that may stand for it, or by all other evidence. */
export const showsCurrency = ({ currency, text }: Print, code: string): boolean =>
  currency === code ||
  new RegExp(String.raw`(?<![A-Za-z])${code}(?![A-Za-z])`).test(text) ||
  signs.some(([sign, codes]) => codes.split(" ").includes(code) && sign.test(text))
