import type { Country } from "./Country.ts"

/** Italy. */
export const IT: Country = {
  code: "IT",
  currency: "EUR",
  taxNumber: /IT\d{11}/,
  evidence: [["tax", /\bIVA\b|scontrino|\bP\.?\s?IVA|italia|documento commerciale/i, 3]]
}
