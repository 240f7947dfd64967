import type { Country } from "./Country.ts"

/** South Africa. */
export const ZA: Country = {
  code: "ZA",
  currency: "ZAR",
  evidence: [["place", /south africa|johannesburg|cape town/i, 5]]
}
