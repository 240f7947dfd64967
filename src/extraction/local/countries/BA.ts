import type { Country } from "./Country.ts"

/** Bosnia and Herzegovina. */
export const BA: Country = {
  code: "BA",
  currency: "BAM",
  evidence: []
}
