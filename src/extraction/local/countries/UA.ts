import type { Country } from "./Country.ts"

/** Ukraine. */
export const UA: Country = {
  code: "UA",
  currency: "UAH",
  evidence: [["tax", /\bПДВ\b|україна|київ/i, 4]]
}
