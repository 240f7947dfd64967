import type { Country } from "./Country.ts"
import { german } from "./shared.ts"

/** Switzerland. */
export const CH: Country = {
  code: "CH",
  currency: "CHF",
  language: "it",
  taxNumber: /CHE\d{9}/,
  evidence: [
    ["word", german.words, 2],
    ["tax", german.taxes, 4],
    ["place", /schweiz|zürich|zurich|basel|\bCHE[\s-]{0,2}\d{3}/i, 4]
  ]
}
