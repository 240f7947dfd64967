import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Moldova. */
export const MD: Country = {
  code: "MD",
  currency: "MDL",
  language: "ro",
  evidence: [
    ["place", words("moldova, chișinău, chisinau, bălți, кишинев"), 4],
    ["tax_number", words("idno"), 4],
    // of thirteen digits; Romania's are called so, too
    ["tax_number", /(?:cod fiscal|\bC\.?F)\W{0,4}10\d{11}(?!\d)/i, 8]
  ]
}
