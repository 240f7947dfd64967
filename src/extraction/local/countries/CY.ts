import type { Country } from "./Country.ts"

/** Cyprus. */
export const CY: Country = {
  code: "CY",
  currency: "EUR",
  evidence: [["place", /cyprus|nicosia|κυπρος/i, 3]]
}
