import type { Country } from "./Country.ts"

/** Morocco. */
export const MA: Country = {
  code: "MA",
  currency: "MAD",
  evidence: []
}
