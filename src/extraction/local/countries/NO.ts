import type { Country } from "./Country.ts"

/** Norway. */
export const NO: Country = {
  code: "NO",
  currency: "NOK",
  evidence: [
    ["tax", /\bMVA\b|norge|oslo|org\.?\s?nr.*MVA|foretaksregisteret/i, 4],
    ["word", /kvittering|\bbankkort|\bbelop|l[øo]rdag|s[øo]ndag/i, 1],
    ["word", /totalt|kontant|\bkort\b/i, 1]
  ]
}
