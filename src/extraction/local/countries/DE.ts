import type { Country } from "./Country.ts"
import { german } from "./shared.ts"

/** Germany. */
export const DE: Country = {
  code: "DE",
  currency: "EUR",
  taxNumber: /DE\d{9}/,
  evidence: [
    ["word", german.words, 2],
    ["tax", german.taxes, 4]
  ]
}
