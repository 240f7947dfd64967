import type { Country } from "./Country.ts"

/** Colombia. */
export const CO: Country = {
  code: "CO",
  currency: "COP",
  evidence: [["tax_number", /\bNIT\b.*\d|colombia|bogot/i, 4]]
}
