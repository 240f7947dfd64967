import type { Country } from "./Country.ts"

/** Mexico. */
export const MX: Country = {
  code: "MX",
  currency: "MXN",
  evidence: [["tax_number", /\bRFC\b|méxico|mexico|\bCFDI\b/i, 5]]
}
