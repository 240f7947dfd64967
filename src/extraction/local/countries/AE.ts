import type { Country } from "./Country.ts"

/** United Arab Emirates. */
export const AE: Country = {
  code: "AE",
  currency: "AED",
  evidence: [
    ["place", /dubai|abu dhabi|sharjah|ajman|ras al khaimah|دبي|أبوظبي|ابوظبي|الإمارات|الشارقة|عجمان|رأس الخيمة/i, 4],
    // of fifteen digits: a transaction is called so, too
    ["tax_number", /\bTRN\b\W{0,4}(?:no\W{0,3})?\d{15}(?!\d)|الضريبي\D{0,20}1\d{14}(?!\d)/i, 4]
  ]
}
