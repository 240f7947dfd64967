import type { Country } from "./Country.ts"

/** Spain. */
export const ES: Country = {
  code: "ES",
  currency: "EUR",
  taxNumber: /ES[A-Z\d]\d{7}[A-Z\d]/,
  evidence: [["tax", /\bIVA\b|españa|factura|\bS\.L\.|\bC\.?I\.?F\.?\b|\bNIF\b/i, 3]]
}
