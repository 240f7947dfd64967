import { type Currency, dollar, rouble, rupees, whole, wordlike } from "../Currency.ts"

/** By its code beside an amount, which is no article's number ("GUM MNT 068113108796"), and by signs that are printed for it. */
const beside = (code: string, signs: Currency["signs"] = [], sign = "(?!)"): Currency =>
  wordlike(code, signs, 8, String.raw`${sign}|\b${code}\s?(?!0\d|\d{8})\d|(?<!\d{7})\d\s?${code}\b`)

/** Currencies of the countries in this folder. */
export const otherCurrencies: ReadonlyArray<Currency> = [
  beside("BYN", [[rouble, 4]], String.raw`[Бб]ел\.?\s?руб`),
  beside("KZT", [], String.raw`₸|(?<!\p{L})(?:[Тт]енге|ТЕНГЕ|теңге|тг)(?!\p{L})`),
  wordlike("KGS", [], 7, String.raw`\d\s?(?:сом|СОМ)(?!\s*\p{L})`),
  beside("UZS", [], String.raw`\d\s?(?:so['‘ʻ’]m|сўм|сум|СУМ)(?!\p{L})`),
  beside("TJS", [], String.raw`\d\s?(?:сомон[иӣ]|сом\.)(?!\p{L})`),
  beside("AZN", [[/(?<!\p{L})manat(?!\p{L})/iu, 4]], String.raw`₼`),
  beside("MNT", [[/(?<!\p{L})төг(?:рөг)?(?!\p{L})/iu, 6]], String.raw`₮`),
  wordlike("ALL", [[/(?<!\p{L})lekë?(?!\p{L})/iu, 4]]),
  // "16 400 F": no other francs of today are so small
  whole(
    beside("XOF", [
      [/\bF\.?\s?CFA\b/, 4],
      [/(?<![\d.,])\d{1,3}(?:[ .]\d{3})+\s?F(?![\p{L}\d])/u, 3.5]
    ])
  ),
  whole(beside("XAF", [[/\bF\.?\s?CFA\b/, 4]])),
  whole(beside("XPF", [[/\bF\.?\s?CFP\b|\d\s?CFP\b/, 5]])),
  beside("DZD", [[/[.,]\d{2}\s?DA(?!\p{L})/u, 4]], String.raw`(?<!\p{L})(?:د\.?ج|دينار\p{L}*\sجزائري)(?!\p{L})`),
  beside("IQD", [], String.raw`(?<!\p{L})(?:د\.ع|دينار\p{L}*\sعراقي)(?!\p{L})`),
  beside("LBP", [], String.raw`\bL\.L\.|L£|جنيه\p{L}*\sلبناني|(?<!\p{L})ل\.ل(?!\p{L})`),
  beside("SYP", [], String.raw`(?<!\p{L})ل\.س(?!\p{L})`),
  // "ريال" with an Arabic letter is Arabia's first, which Persian words and towns outweigh
  whole(
    beside("IRR", [[/ريال(?!\p{L}*\s(?:قطري|عماني|يمني|سعودي))/u, 4]], String.raw`(?<!\p{L})(?:تومان|ریال)(?!\p{L})`)
  ),
  beside("NPR", [[/\bRs\.?\s?\d|रू/, 2]]),
  wordlike("MUR", rupees(2)),
  whole(beside("KHR", [], "៛")),
  whole(wordlike("LAK", [], 8, "₭|ກີບ")),
  beside("MMK"),
  beside("GHS", [], "GH[₵¢]|₵"),
  beside("TZS", [[/\bT(?:Sh|SH)s?\b/, 6]]),
  whole(beside("UGX", [[/\bU(?:Sh|SH)s?\b/, 6]])),
  whole(beside("RWF", [[/\bFRW\b/i, 6]])),
  beside("ETB", [[/(?<!\p{L})birr(?!\p{L})|ብር/iu, 6]]),
  beside("NAD", [], String.raw`N\$\s?\d`),
  beside("AOA", [[/\d\s?Kz\b/, 5]]),
  beside("MZN", [[/[.,]\d{2}\s?MTn?\b/, 4]]),
  wordlike("BOB", [[/\bBs\.?\s?\d/, 3]]),
  beside("VES", [[/\bBs\.?\s?\d/, 3]]),
  whole(beside("PYG", [[/\bGs\.?\s?\d/, 5]], "₲")),
  wordlike("DOP", [], 8, String.raw`RD\$`),
  beside("GTQ", [[/(?<!\w)Q\.?\s?\d[\d,]*\.\d{2}/, 3]]),
  beside("HNL", [[/\bLps?\.?\s?\d[\d,]*\.\d{2}/, 4]]),
  beside("NIO"),
  beside("JMD", dollar(2), String.raw`J\$`),
  beside("TTD", dollar(2), String.raw`TT\$`),
  ..."FJD BBD BSD BZD GYD SRD KYD BMD BND XCD LRD".split(" ").map((code) => beside(code, dollar(2))),
  ..."TMT BTN MVR AFN YER PGK WST VUV GIP SDG MRU BIF DJF ZMW MWK CVE BWP LSL SZL SCR MGA CDF GMD SLE HTG AWG XCG LYD"
    .split(" ")
    .map((code) => beside(code)),
  ..."SOS CUP MOP".split(" ").map((code) => wordlike(code, []))
]
