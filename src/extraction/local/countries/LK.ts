import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Sri Lanka. */
export const LK: Country = {
  code: "LK",
  currency: "LKR",
  evidence: [
    ["place", words("sri lanka, colombo, kandy, galle"), 4],
    ["tax_number", /\b\d{9}-?7000\b/, 4]
  ]
}
