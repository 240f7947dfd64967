import type { Country } from "./Country.ts"

/** Czechia. */
export const CZ: Country = {
  code: "CZ",
  currency: "CZK",
  taxNumber: /CZ\d{8,10}/,
  evidence: [["tax", /\bDPH\b|\bDIČ\b|praha|\bIČO?\b|celkem|s\.r\.o/i, 3]]
}
