import type { Country } from "./Country.ts"

/** Croatia. */
export const HR: Country = {
  code: "HR",
  currency: "EUR",
  taxNumber: /HR\d{11}/,
  evidence: [["place", /hrvatska|zagreb|\bOIB\b|\bPDV\b/i, 3]]
}
