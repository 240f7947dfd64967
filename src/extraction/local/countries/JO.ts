import type { Country } from "./Country.ts"

/** Jordan. */
export const JO: Country = {
  code: "JO",
  currency: "JOD",
  evidence: []
}
