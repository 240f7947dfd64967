import type { Country } from "./Country.ts"

/** Canada. */
export const CA: Country = {
  code: "CA",
  currency: "CAD",
  evidence: [
    ["tax", /\bHST\b|\bPST\b|\bQST\b|\bTPS\b|\bTVQ\b|canada|ontario|québec|alberta|\binterac\b/i, 4],
    // as French writes it
    ["tax", /\d,\d{2}\s?\$(?!\s?\d)/, 3],
    ["address", /\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s\d[A-Z]\d\b/, 2],
    ["address", /\b[A-Z][A-Za-zé]{2,},\s(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PEI?|YT|NT|NU)\b/, 3]
  ]
}
