import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Bangladesh. */
export const BD: Country = {
  code: "BD",
  currency: "BDT",
  language: "bn",
  evidence: [
    ["script", /[\u0980-\u09ff]/, 4],
    ["place", words("bangladesh, dhaka, chittagong, sylhet"), 4],
    ["tax_number", words("mushak~, bin no"), 3],
    // the zeros that it begins with look like those before a number abroad
    ["tax_number", /\bBIN\W{0,3}\d{9}-?\d{4}(?!\d)/, 4]
  ]
}
