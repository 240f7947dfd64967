import type { Country } from "./Country.ts"

/** Singapore. */
export const SG: Country = {
  code: "SG",
  currency: "SGD",
  evidence: [
    ["place", /singapore/i, 4],
    ["company", /PTE\.?\s?LTD/i, 3]
  ]
}
