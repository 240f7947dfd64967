import type { Country } from "./Country.ts"

/** Bangladesh. */
export const BD: Country = {
  code: "BD",
  currency: "BDT",
  evidence: []
}
