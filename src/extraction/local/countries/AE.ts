import type { Country } from "./Country.ts"

/** United Arab Emirates. */
export const AE: Country = {
  code: "AE",
  currency: "AED",
  evidence: [
    ["place", /dubai|abu dhabi|دبي|أبوظبي|الإمارات/i, 4],
    // of fifteen digits: a transaction is called so, too
    ["tax_number", /\bTRN\b\W{0,4}(?:no\W{0,3})?\d{15}(?!\d)/i, 4]
  ]
}
