import type { Country } from "./Country.ts"

/** Canada. */
export const CA: Country = {
  code: "CA",
  currency: "CAD",
  evidence: [
    ["tax", /\bHST\b|\bPST\b|\bQST\b|\bTPS\b|\bTVQ\b|canada|ontario|québec|alberta|\binterac\b/i, 4],
    ["address", /\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s\d[A-Z]\d\b/, 2]
  ]
}
