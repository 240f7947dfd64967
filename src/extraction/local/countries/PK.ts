import type { Country } from "./Country.ts"

/** Pakistan. */
export const PK: Country = {
  code: "PK",
  currency: "PKR",
  evidence: []
}
