import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Bosnia and Herzegovina. */
export const BA: Country = {
  code: "BA",
  currency: "BAM",
  language: "hr",
  evidence: [
    ["place", words("bosna, bosna i hercegovina, sarajevo, banja luka, tuzla, mostar, zenica"), 4],
    ["tax", /\b(?:PDV|ПДВ)\b[^\d\n]{0,4}17(?:[.,]0+)?\s?%/i, 4],
    ["tax_number", words("jib, pib, ibfm"), 1]
  ]
}
