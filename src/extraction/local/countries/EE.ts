import type { Country } from "./Country.ts"

/** Estonia. */
export const EE: Country = {
  code: "EE",
  currency: "EUR",
  evidence: [["tax", /\bkäibemaks|\beesti\b|tallinn/i, 3]]
}
