import type { Country } from "./Country.ts"

/** Switzerland. */
export const CH: Country = {
  code: "CH",
  currency: "CHF",
  taxNumber: /CHE\d{9}/,
  evidence: [["place", /schweiz|zürich|zurich|basel|\bCHE-?\d{3}/i, 4]]
}
