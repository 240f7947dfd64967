import type { Country } from "./Country.ts"

/** Tunisia. */
export const TN: Country = {
  code: "TN",
  currency: "TND",
  evidence: []
}
