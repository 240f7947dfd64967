import type { Country } from "./Country.ts"

/** Finland. */
export const FI: Country = {
  code: "FI",
  currency: "EUR",
  taxNumber: /FI\d{8}/,
  evidence: [["tax", /\bALV\b|suomi|\bOy\b|helsinki/i, 3]]
}
