import type { Country } from "./Country.ts"

/** Turkey. */
export const TR: Country = {
  code: "TR",
  currency: "TRY",
  evidence: [["tax", /\bKDV\b|[iİ]stanbul|ankara|[iİ]zmir|türkiye|\bfiş\b/i, 4]]
}
