import type { Country } from "./Country.ts"

/** Ireland. */
export const IE: Country = {
  code: "IE",
  currency: "EUR",
  taxNumber: /IE\d{7}[A-Z]{1,2}/,
  evidence: [["place", /ireland|dublin/i, 3]]
}
