import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Pakistan. */
export const PK: Country = {
  code: "PK",
  currency: "PKR",
  evidence: [
    ["place", words("pakistan, karachi, lahore, islamabad, rawalpindi, faisalabad"), 4],
    ["tax_number", words("ntn, strn, fbr invoice, fbr pos, pos id fbr"), 3],
    ["tax", /\b(?:PST|PRA|SST)\W{0,3}1[356]\s?%/i, 3]
  ]
}
