import type { Country } from "./Country.ts"

/** North Macedonia. */
export const MK: Country = {
  code: "MK",
  currency: "MKD",
  evidence: []
}
