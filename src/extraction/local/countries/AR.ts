import type { Country } from "./Country.ts"

/** Argentina. */
export const AR: Country = {
  code: "AR",
  currency: "ARS",
  evidence: [["taxNumber", /\bCUIT\b|argentina|buenos aires/i, 5]]
}
