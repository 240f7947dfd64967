import type { Country } from "./Country.ts"

/** Luxembourg. */
export const LU: Country = {
  code: "LU",
  currency: "EUR",
  taxNumber: /LU\d{8}/,
  evidence: [["place", /luxembourg|luxemburg/i, 3]]
}
