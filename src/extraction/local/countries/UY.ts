import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Uruguay. */
export const UY: Country = {
  code: "UY",
  currency: "UYU",
  evidence: [
    ["place", words("uruguay, montevideo, punta del este"), 4],
    ["tax_number", /\bRUT\b\W{0,4}\d{12}\b/i, 4]
  ]
}
