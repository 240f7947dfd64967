import type { Country } from "./Country.ts"

/** France. */
export const FR: Country = {
  code: "FR",
  currency: "EUR",
  taxNumber: /FR[A-Z\d]{2}\d{9}/,
  evidence: [["tax", /\bTVA\b|\bTTC\b|merci|france|facture|\bSIRET\b|\bSARL\b/i, 3]]
}
