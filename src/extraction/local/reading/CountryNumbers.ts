/** International telephone prefixes (ITU-T E.164) by the currency of their country; North America shares one. */
const prefixes: Readonly<Record<string, string>> = {
  EUR: "30 31 32 33 34 39 43 49 351 352 353 356 357 358 359 370 371 372 385 386 421",
  GBP: "44",
  CHF: "41",
  SEK: "46",
  NOK: "47",
  DKK: "45",
  PLN: "48",
  CZK: "420",
  HUF: "36",
  RON: "40",
  UAH: "380",
  TRY: "90",
  MYR: "60",
  IDR: "62",
  SGD: "65",
  AUD: "61",
  NZD: "64",
  JPY: "81",
  CNY: "86",
  KRW: "82",
  TWD: "886",
  HKD: "852",
  THB: "66",
  VND: "84",
  PHP: "63",
  INR: "91",
  AED: "971",
  SAR: "966",
  EGP: "20",
  ILS: "972",
  BRL: "55",
  MXN: "52",
  ARS: "54",
  COP: "57",
  CLP: "56",
  ZAR: "27",
  MAD: "212",
  TND: "216",
  KES: "254",
  NGN: "234",
  ISK: "354",
  BAM: "387",
  RSD: "381",
  MKD: "389",
  MDL: "373",
  GEL: "995",
  AMD: "374",
  KWD: "965",
  QAR: "974",
  JOD: "962",
  LKR: "94",
  PKR: "92",
  BDT: "880",
  PEN: "51",
  UYU: "598",
  CRC: "506"
}

/** VAT identification numbers (Directive 2006/112/EC, article 215, and the Swiss and British ones). */
const vatNumbers: Readonly<Record<string, string>> = {
  EUR: String.raw`ATU\d{8}|BE[01]\d{9}|DE\d{9}|ES[A-Z\d]\d{7}[A-Z\d]|FI\d{8}|FR[A-Z\d]{2}\d{9}|IE\d{7}[A-Z]{1,2}|IT\d{11}|LU\d{8}|NL\d{9}B\d{2}|PT\d{9}|EL\d{9}|SI\d{8}|SK\d{10}|HR\d{11}`,
  GBP: String.raw`GB\d{9}`,
  CHF: String.raw`CHE\d{9}`,
  SEK: String.raw`SE\d{10}01`,
  DKK: String.raw`DK\d{8}`,
  PLN: String.raw`PL\d{10}`,
  CZK: String.raw`CZ\d{8,10}`,
  HUF: String.raw`HU\d{8}`,
  RON: String.raw`RO\d{6,10}`
}

const phoneWeight = 3
const vatWeight = 5

const phonePatterns = Object.entries(prefixes).map(
  ([currency, codes]) =>
    [
      currency,
      // seven digits or more follow in groups: "+20" before a price, or zeros before a number, are no prefix
      new RegExp(String.raw`(?:\+|\(\+|(?<![\d.,])00)\s?(?:${codes.replaceAll(" ", "|")})(?:[\s()./-]{0,2}\d){7}`)
    ] as const
)
const vatPatterns = Object.entries(vatNumbers).map(
  ([currency, forms]) => [currency, new RegExp(String.raw`(?<![A-Z\d])(?:${forms})(?![A-Z\d])`)] as const
)

/** What telephone and tax numbers say about the currency: its code, and how much. */
export const numbersEvidence = (text: string): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  const add = (currency: string, weight: number) => found.set(currency, (found.get(currency) ?? 0) + weight)
  for (const [currency, pattern] of phonePatterns) if (pattern.test(text)) add(currency, phoneWeight)
  // tax numbers are printed in groups
  const ungrouped = text.replace(/(?<=[A-Z\d])[ .-](?=\d)/g, "")
  for (const [currency, pattern] of vatPatterns) if (pattern.test(ungrouped)) add(currency, vatWeight)
  return found
}
