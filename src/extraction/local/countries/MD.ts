import type { Country } from "./Country.ts"

/** Moldova. */
export const MD: Country = {
  code: "MD",
  currency: "MDL",
  evidence: []
}
