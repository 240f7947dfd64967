import type { Country } from "./Country.ts"

/** Bulgaria. */
export const BG: Country = {
  code: "BG",
  currency: "BGN",
  evidence: [["tax", /българия|софия|\bЕИК\b|\bДДС\b/i, 4]]
}
