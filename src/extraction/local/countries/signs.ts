import { rouble } from "./Currency.ts"

/** Signs and abbreviations as they are printed, and the currencies that each may stand for. */
export const signs: ReadonlyArray<readonly [sign: RegExp, codes: string]> = [
  [/\$/, "USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP BRL JMD TTD BBD BSD BMD FJD NAD XCD LRD"],
  [/€/, "EUR"],
  [/£/, "GBP EGP LBP SYP FKP GIP"],
  [/[¥￥円元]/, "JPY CNY"],
  [/₩|원/, "KRW"],
  [/₹|\bRs\.?(?!\p{L})/u, "INR PKR LKR NPR MUR"],
  [/฿|บาท/, "THB"],
  [/₫|(?<!\p{L})đ(?!\p{L})/u, "VND"],
  [/₱|\bP\d/, "PHP"],
  [/₺|\bTL\b/, "TRY"],
  [/₽/, "RUB"],
  [rouble, "RUB BYN"],
  [/₴|грн/i, "UAH"],
  [/₪/, "ILS"],
  [/(?<!\p{L})zł/iu, "PLN"],
  [/(?<!\p{L})kr(?!\p{L})/iu, "SEK NOK DKK ISK"],
  [/(?<!\p{L})K[čc](?!\p{L})/u, "CZK"],
  [/\bFt\b/, "HUF"],
  [/(?<!\p{L})lei(?!\p{L})/iu, "RON MDL"],
  [/(?<!\p{L})лв/iu, "BGN"],
  [/\bRM(?!\p{L})/u, "MYR"],
  [/\bRp\.?(?!\p{L})/u, "IDR"],
  [/\bS?Fr\.?(?!\p{L})/u, "CHF"],
  [/\bKM\b/, "BAM"],
  [/(?<!\p{L})kn(?!\p{L})/iu, "HRK"],
  [/\bDhs?\b|درهم/, "AED MAD"],
  [/ريال|ر\.[سعق]/, "SAR QAR OMR YER"],
  [/دينار|د\.[أكبتعج]/, "JOD KWD BHD TND IQD DZD"],
  [/جنيه|ج\.م/, "EGP"],
  [/\bR\s?\d/, "ZAR"],
  [/\bK(?:sh|SH)/, "KES"],
  [/(?<!\p{L})(?:дин|РСД)|\d\s?din(?!\p{L})/iu, "RSD"],
  [/(?<!\p{L})S\/\.?\s?\d/u, "PEN"],
  [/₦/, "NGN"],
  [/₡/, "CRC"],
  [/₾/, "GEL"],
  [/৳|\bTk\b/, "BDT"]
]

/** Signs only where they are joined to an amount: "KD7.250", "Dhs12.00", "12500Gs"; of letters that codes of goods have, too. */
const shortSigns = "KD|BD|SR|QR|RO|JD|LD|DA|DT|DH|Dhs?|DHS|LE|LL|ZK|Tk|TK|KM|SFr|VT|Ks|Rf|Br|Gs|Bs|Kr|KR|Php|Ar"
/** Those that no code of goods is likely to be: "XAF7200". */
const longSigns =
  "TSh|TSH|Tsh|USh|USH|Ush|Kshs|FRw|CFA|сум|тг|OMR|QAR|KWD|BHD|JOD|TND|MAD|EGP|LBP|IQD|TZS|UGX|ZMW|BDT|BAM|XPF|XAF|XOF|MMK|MVR|AFN|ETB|SZL|NAD|BWP|CLP|COP|ARS|UYU|PYG|CRC|BOB|GHS|NGN|NPR|MUR|MKD|ALL|GEL|AMD|AZN|KZT|UZS|MNT|KHR|LAK|RWF|BIF|GNF|MGA|ISK|IRR"
/** Codes that stand apart from their amounts as well, and are no words: "NGN 2,850.00". */
const spacedCodes =
  "NGN|GHS|TZS|UGX|EGP|XOF|XAF|TND|DZD|QAR|KWD|BHD|OMR|JOD|LBP|IQD|BDT|NPR|ETB|ZMW|BWP|RWF|CLP|ARS|UYU|PYG|CRC|DOP|GTQ|HNL|JMD|TTD|TWD|HKD|AZN|KZT|UZS|MNT|MMK|MVR|MDL|MKD|ISK"
const [decimals, thousands] = [String.raw`\d[\d.,]*[.,]\d{2,3}(?!\d)`, String.raw`\d{1,3}(?:[., ]\d{3})+(?!\d)`]
const joinedSigns = [
  String.raw`(?<![\p{L}\d])(?:${shortSigns}|[EKLM])\.?(?=${decimals}|${thousands})`,
  String.raw`(?<![\p{L}\d])(?:${longSigns})(?=\d{3}|${decimals}|${thousands})`,
  String.raw`(?<=\d)(?:${shortSigns}|${longSigns})(?![\p{L}\d])`,
  String.raw`(?<!\p{L})[A-Z]{1,3}\$`
].join("|")

const joined = new RegExp(
  String.raw`(?<=(?<![\p{L}\d])\p{L}{2,4}\.?)(?=${decimals}|${thousands})|(?<=\d[.,]\d{2,3}|\d{3})(?=\p{L}{2,4}(?![\p{L}\d]))`,
  "gu"
)

/** The text with what is joined to its amounts set apart, as currencies are told by: "EUR7.20" as "EUR 7.20". */
export const withSignsApart = (text: string): string => text.replace(joined, " ")

/** What stands before or behind an amount as its currency's sign, as part of a pattern; the longer ones first. */
export const printedSign = String.raw`(?:RM|Rp\.?|Rs\.?|ZAR|PHP|NZD|MXN|NZ\$|S?Fr\.|ريال|ر\.[سعق]|د\.[أكبتعج]|دينار|درهم|جنيه|INR|PKR|LKR|IDR|MYR|USD|EUR|GBP|CHF|CAD|AUD|SGD|S\$|HK\$|NT\$|US\$|A\$|C\$|R\$|\$|€|£|¥|￥|₩|₹|฿|₫|₱|₺|₽|KSh|Ksh|KES|S\/\.?(?=\s?\d)|₦|₡|zł|kr\.?|Kč|Ft|lei|PLN|RON|SEK|NOK|DKK|CZK|HUF|JPY|CNY|KRW|THB|AED|SAR|TRY|TL|RUB|(?<!\p{L})[RPN](?=\d[\d., ]*[.,]\d{2}(?!\d))|ILS|BGN|UAH|RSD|VND|PEN|(?<!\p{L})(?:${spacedCodes})(?!\p{L})|₪|₴|원|円|元|บาท|đ(?!\p{L})|грн\.?|лв\.?|дин\.?|РСД|руб\.?|р\.|(?<!\p{L})(?:kn|din|[Ll]ekë?|ден|F\s?CFA|E£|ریال|تومان|(?:тг|тенге|сум|сом|դր|դրամ)(?!\p{L})\.?)|₾|₸|₼|֏|${joinedSigns})`

/** Every sign and name of money that is no part of a word: "VAT 21% CZK 328,13". */
export const printedMoney = new RegExp(String.raw`(?<!\p{L})(?:${printedSign}|[Ee]uros?|EUROS?)(?!\p{L})`, "gu")
