import type { Country } from "./Country.ts"

/** Peru. */
export const PE: Country = {
  code: "PE",
  currency: "PEN",
  evidence: []
}
