import type { Country } from "./Country.ts"

/** Armenia. */
export const AM: Country = {
  code: "AM",
  currency: "AMD",
  evidence: []
}
