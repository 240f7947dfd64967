import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Tunisia. */
export const TN: Country = {
  code: "TN",
  currency: "TND",
  evidence: [
    ["place", words("tunisie, tunisia, tunis, sfax, sousse, تونس"), 4],
    ["tax_number", words("matricule fiscal, matricule fiscale"), 3]
  ]
}
