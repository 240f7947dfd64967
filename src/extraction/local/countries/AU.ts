import type { Country } from "./Country.ts"

/** Australia. */
export const AU: Country = {
  code: "AU",
  currency: "AUD",
  townLine: /^\p{L}[\p{L} .'-]+,? (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\.?,? \d{4}$/iu,
  evidence: [
    ["tax_number", /\bABN\b/, 4],
    ["payment", /\beftpos\b/i, 2],
    ["tax", /(?<!\p{L})GST\W{0,3}incl|incl\w*\W{1,3}GST(?!\p{L})/iu, 2],
    ["tax", /\bGST\W{0,4}10(?:\.0+)?\s?%|\b10\s?%\W{1,3}GST\b/i, 3],
    ["place", /australia/i, 4],
    ["place", /\b(?:NSW|VIC|QLD)\b/, 3],
    ["company", /pty\.?\s?ltd/i, 3]
  ]
}
