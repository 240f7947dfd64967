import type { Country } from "./Country.ts"

/** Philippines. */
export const PH: Country = {
  code: "PH",
  currency: "PHP",
  evidence: [["place", /philippines|manila|\bVATable\b|\bTIN\b.*VAT|quezon/i, 4]]
}
