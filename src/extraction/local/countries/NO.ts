import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Norway. */
export const NO: Country = {
  code: "NO",
  currency: "NOK",
  language: "nb",
  evidence: [
    ["tax", /\bMVA\b|norge|oslo|org\.?\s?nr.*MVA|foretaksregisteret/i, 4],
    ["payment", words("bankaxept, bank axept, vipps"), 4],
    ["word", words("salgskvittering"), 3],
    ["word", /kvittering|\bbankkort|\bbelop|l[øo]rdag|s[øo]ndag/i, 1],
    ["word", /totalt|kontant|\bkort\b/i, 1]
  ]
}
