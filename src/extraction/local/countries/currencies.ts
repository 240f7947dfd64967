import { coded, type Currency, currency, dollar, rouble, rupees, thousandths, whole, wordlike } from "./Currency.ts"
import { otherCurrencies } from "./others/currencies.ts"

export const currencies: ReadonlyArray<Currency> = [
  // Rome's province is written so, too: "00184 Roma (RM)"
  currency("MYR", [[/(?<!\bR(?:oma|OMA)\s?[-–(]?\s?)\bRM\b|\bRM\d/, 6]]),
  whole(currency("IDR", [[/\bRp\.?\s?\d|\bRp\b/, 6]])),
  currency("SGD", dollar(2), 8, /S\$\s?\d|\bSGD\b/),
  currency("USD", dollar(3), 8, /\bUSD\b|US\$/),
  // "CAD." is a street in Turkey
  currency("CAD", dollar(2), 8, /\bCAD\b(?!\.)|C\$\s?\d/),
  // "a $1,500 card" is an article
  currency("AUD", dollar(2), 8, /\bAUD\b|(?:^|[^\p{L}\s] ?)A\$\s?\d/mu),
  currency("NZD", dollar(2)),
  currency("GBP", [[/(?<![EL])£/, 7]]),
  currency("EUR", [[/€/, 7]], 7, /\bEUR(?:O|OS)?\b/i),
  currency("CHF", [[/\bSFr\.?\b/, 4]], 8, /\bCHF\b/i),
  currency("SEK", [[/(?<!\p{L})kr(?!\p{L})/iu, 1]]),
  currency("NOK", [[/(?<!\p{L})kr(?!\p{L})/iu, 1]]),
  currency("DKK", [[/(?<!\p{L})kr(?!\p{L})/iu, 1]]),
  currency("PLN", [[/(?<!\p{L})z[łl](?!\p{L})/iu, 5]], 8, /\bPLN\b/i),
  currency("CZK", [], 7, /\bCZK\b|(?<!\p{L})K[čc](?!\p{L})/u),
  // a cable has feet in the middle of its line
  currency("HUF", [], 6, /\bHUF\b|(?<!\p{L})Ft(?=[^\p{L}\d]*(?:\p{L}\d{0,2})?[^\p{L}\d]*$)/mu),
  // "lei" alone is a law in Portuguese
  wordlike("RON", [[/\d ?lei(?!\p{L})|(?<!\p{L})lei ?\d|\b(?:total|suma) lei(?!\p{L})/iu, 6]], 6),
  // "KN 4 Ave" is a street in Kigali
  currency("HRK", [[/(?<!\p{L})kn(?!\p{L}|\s?\d{1,3}\s\p{L})/iu, 4]], 8),
  currency("BGN", [], 6, /\bBGN\b|(?<!\p{L})лв(?!\p{L})/iu),
  // with its town Belarus has more
  wordlike("RUB", [[rouble, 4.5]], 7, "₽"),
  currency("UAH", [], 7, /₴|\bUAH\b|(?<!\p{L})грн/iu),
  wordlike("TRY", [], 6, String.raw`₺|\d ?TL(?![\p{L}\d ]*\d)`),
  // "Richmond Hill, O¥" was no yen
  whole(currency("JPY", [], 5, /(?:(?<!\p{L})|(?<=CN|JP))[¥￥]|\bJPY\b|円/u)),
  currency("CNY", [[/¥|￥/, 2]], 8, /\bCNY\b|\bRMB\b|人民币/),
  currency("TWD", [], 8, /NT\$|\bTWD\b/),
  currency("HKD", dollar(2), 8, /HK\$|\bHKD\b/),
  whole(currency("KRW", [], 7, /₩|\bKRW\b/)),
  currency("THB", [], 7, /฿|\bTHB\b|บาท|\bBaht\b/i),
  whole(currency("VND", [], 7, /₫|\bVND\b|(?<!\p{L})VNĐ(?!\p{L})|\d\s?đ(?!\p{L})/u)),
  currency("PHP", [[/(?<!\w)P\s?[\d,]+\.\d{2}\b/, 3]], 7, /₱|\bPHP\b/),
  currency("INR", rupees(4), 7, /₹|\bINR\b|रुपय/),
  coded("PKR", rupees(2)),
  coded("LKR", rupees(2)),
  currency("AED", [[/\bDhs?\b/, 5]], 7, /\bAED\b|درهم(?!\p{L}*\sمغربي)/u),
  // "Hong Kong SAR" is a region
  currency(
    "SAR",
    [],
    7,
    /(?<!(?:[Kk]ong|KONG|[Mm]aca[ou]|MACA[OU]) )\bSAR\b|(?<!\p{L})ر\.?س(?!\p{L})|ريال(?!\p{L}*\s(?:قطري|عماني|يمني))/u
  ),
  currency("EGP", [], 7, /\bEGP\b|E£|(?<!\p{L})ج\.?م(?!\p{L})|جنيه(?!\p{L}*\s(?:لبناني|سوداني))/u),
  wordlike("ILS", [], 7, String.raw`₪|\bNIS\b`),
  currency("BRL", [], 8, /(?<!\p{L})R\$|\bBRL\b/u),
  currency("MXN", []),
  whole(currency("CLP", [])),
  currency("KES", [], 8, /\bKES\b|\bK(?:SHS?|Shs?|shs?)\b\.?/),
  currency("NGN", [[/(?<!\w)N\s?\d[\d,]*\.\d{2}\b/, 2]], 7, /₦|\bNGN\b/),
  currency("RSD", [], 7, /\bRSD\b|РСД|(?<!\p{L})дин\.?(?!\p{L})|\d\s?din(?!\p{L})/iu),
  // to have a nice one is wished in Bulgaria
  currency("MKD", [], 7, /\bMKD\b|\d\s?ден\.?(?!\p{L})|\(ден\.?\)/iu),
  wordlike("GEL", [], 7, "₾"),
  currency("BDT", [], 7, /৳|\bBDT\b/),
  // "8/S/2.50" is a name
  wordlike("PEN", [], 6, String.raw`(?<![\p{L}\d])S\/\.?\s?\d`),
  wordlike("CRC", [], 7, "₡"),
  ..."ISK QAR UYU".split(" ").map((code) => coded(code)),
  wordlike("MAD", [[/\bD(?:hs?|H)\b/, 3]]),
  wordlike("MDL", [[/\d ?lei(?!\p{L})/iu, 3]]),
  wordlike("ARS", [], 8, String.raw`AR\$`),
  ..."BAM AMD COP".split(" ").map((code) => wordlike(code, [])),
  thousandths("JOD", "JD", String.raw`د\.أ`),
  thousandths("KWD", "KD", String.raw`د\.ك`),
  thousandths("BHD", "BD", String.raw`د\.ب`),
  // the letters alone are Romania's before a tax number
  thousandths("OMR", String.raw`R\.?O\.?\s?\d{1,4}\.\d{3}(?!\d)`, String.raw`ر\.ع`),
  thousandths("TND", String.raw`(?<=\d[.,]\d{3}\s?)DT`, String.raw`د\.ت`),
  currency("ZAR", [], 5, /\bZAR\b|\bR\s?\d+\.\d{2}\b/),
  ...otherCurrencies
]
