import type { Country } from "./Country.ts"

/** Georgia. */
export const GE: Country = {
  code: "GE",
  currency: "GEL",
  evidence: []
}
