import type { Country } from "./Country.ts"

/** Kenya. */
export const KE: Country = {
  code: "KE",
  currency: "KES",
  evidence: []
}
