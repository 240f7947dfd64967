import type { Country } from "./Country.ts"

/** United Arab Emirates. */
export const AE: Country = {
  code: "AE",
  currency: "AED",
  evidence: [["place", /dubai|abu dhabi|\bTRN\b|دبي|أبوظبي|الإمارات/i, 4]]
}
