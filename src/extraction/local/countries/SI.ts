import type { Country } from "./Country.ts"

/** Slovenia. */
export const SI: Country = {
  code: "SI",
  currency: "EUR",
  taxNumber: /SI\d{8}/,
  evidence: [["tax", /slovenija|\bDDV\b/i, 3]]
}
