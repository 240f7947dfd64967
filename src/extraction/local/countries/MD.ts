import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Moldova. */
export const MD: Country = {
  code: "MD",
  currency: "MDL",
  evidence: [
    ["place", words("moldova, chișinău, chisinau, bălți, кишинев"), 4],
    ["tax_number", words("idno, cod fiscal md"), 3]
  ]
}
