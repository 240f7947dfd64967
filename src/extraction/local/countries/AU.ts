import type { Country } from "./Country.ts"

/** Australia. */
export const AU: Country = {
  code: "AU",
  currency: "AUD",
  evidence: [
    ["tax_number", /\bABN\b|eftpos/, 4],
    ["place", /australia/i, 4],
    ["place", /\b(?:NSW|VIC|QLD)\b/, 3],
    ["company", /pty\.?\s?ltd/i, 3]
  ]
}
