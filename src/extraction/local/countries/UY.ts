import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Uruguay. */
export const UY: Country = {
  code: "UY",
  currency: "UYU",
  evidence: [
    ["place", words("uruguay, montevideo, punta del este"), 4],
    ["word", words("iva minima, iva mínima, iva basica, iva básica, e-ticket dgi"), 4],
    ["tax_number", /\bRUT\b\W{0,4}\d{12}\b|\bRUC\b\W{0,4}21\d{10}\b/i, 5]
  ]
}
