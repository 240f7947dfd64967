import type { Country } from "./Country.ts"

/** Chile. */
export const CL: Country = {
  code: "CL",
  currency: "CLP",
  evidence: [["tax_number", /\bRUT\b|chile|santiago/i, 4]]
}
