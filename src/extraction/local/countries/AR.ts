import type { Country } from "./Country.ts"

/** Argentina. */
export const AR: Country = {
  code: "AR",
  currency: "ARS",
  evidence: [["tax_number", /\bCUIT\b|argentina|buenos aires/i, 5]]
}
