import type { Country } from "./Country.ts"

/** Lithuania. */
export const LT: Country = {
  code: "LT",
  currency: "EUR",
  evidence: [["tax", /\bPVM\b/i, 3]]
}
