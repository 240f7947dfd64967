import type { Country } from "./Country.ts"

/** Serbia. */
export const RS: Country = {
  code: "RS",
  currency: "RSD",
  evidence: []
}
