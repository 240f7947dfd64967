import type { Country } from "./Country.ts"

/** Croatia. */
export const HR: Country = {
  code: "HR",
  currency: "EUR",
  formerly: { currency: "HRK", until: "2023-01-01" },
  taxNumber: /HR\d{11}/,
  evidence: [["place", /hrvatska|zagreb|\bOIB\b|\bPDV\b/i, 3]]
}
