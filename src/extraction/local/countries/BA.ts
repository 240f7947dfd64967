import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Bosnia and Herzegovina. */
export const BA: Country = {
  code: "BA",
  currency: "BAM",
  evidence: [
    ["place", words("bosna, bosna i hercegovina, sarajevo, banja luka, tuzla, mostar, zenica"), 4],
    ["tax_number", words("jib, pib, ibfm"), 1]
  ]
}
