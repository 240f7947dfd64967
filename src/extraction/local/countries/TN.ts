import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Tunisia. */
export const TN: Country = {
  code: "TN",
  currency: "TND",
  evidence: [
    ["place", words("tunisie, tunisia, tunis, sfax, sousse, تونس"), 4],
    ["tax_number", words("matricule fiscal, matricule fiscale, mat. fisc."), 3],
    ["tax_number", /(?<!\d)\d{6,7}\s?\/?[A-Z]\s?\/\s?[A-Z]\s?\/\s?[A-Z]\s?\/\s?\d{3}(?!\d)/, 5],
    ["tax", words("timbre fiscal"), 2]
  ]
}
