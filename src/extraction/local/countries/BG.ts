import type { Country } from "./Country.ts"

/** Bulgaria. */
export const BG: Country = {
  code: "BG",
  currency: "EUR",
  formerly: { currency: "BGN", until: "2026-01-01" },
  evidence: [["tax", /българия|софия|\bЕИК\b|\bДДС\b/i, 4]]
}
