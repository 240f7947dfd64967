import type { Country } from "./Country.ts"

/** Sri Lanka. */
export const LK: Country = {
  code: "LK",
  currency: "LKR",
  evidence: []
}
