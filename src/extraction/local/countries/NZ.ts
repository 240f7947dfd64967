import type { Country } from "./Country.ts"

/** New Zealand. */
export const NZ: Country = {
  code: "NZ",
  currency: "NZD",
  evidence: [["place", /new zealand|auckland|wellington/i, 5]]
}
