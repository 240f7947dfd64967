import type { Country } from "./Country.ts"

/** Iceland. */
export const IS: Country = {
  code: "IS",
  currency: "ISK",
  evidence: []
}
