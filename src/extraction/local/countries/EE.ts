import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Estonia. */
export const EE: Country = {
  code: "EE",
  currency: "EUR",
  language: "et",
  evidence: [
    ["tax", words("käibemaks~, km-ta, kmkr~, reg nr, eesti"), 3],
    ["place", words("eesti, estonia, tallinn, tartu, pärnu, narva"), 4],
    ["company", words("oü"), 4]
  ]
}
