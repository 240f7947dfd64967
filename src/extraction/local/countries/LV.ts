import type { Country } from "./Country.ts"

/** Latvia. */
export const LV: Country = {
  code: "LV",
  currency: "EUR",
  evidence: [["tax", /\bPVN\b/i, 3]]
}
