import type { Country } from "./Country.ts"

/** Slovakia. */
export const SK: Country = {
  code: "SK",
  currency: "EUR",
  taxNumber: /SK\d{10}/,
  evidence: [["place", /slovensko|bratislava|\bIČ DPH\b/i, 3]]
}
