import type { Country } from "./Country.ts"

/** Uruguay. */
export const UY: Country = {
  code: "UY",
  currency: "UYU",
  evidence: []
}
