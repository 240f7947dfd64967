import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** India. */
export const IN: Country = {
  code: "IN",
  currency: "INR",
  language: "hi",
  evidence: [
    ["script", /[\u0900-\u097f]/, 4],
    ["tax_number", words("fssai"), 4],
    ["tax", /\bCGST\b|\bSGST\b|\bGSTIN\b|india|mumbai|delhi|bangalore|bengaluru/i, 5]
  ]
}
