import type { Country } from "./Country.ts"

/** Romania. */
export const RO: Country = {
  code: "RO",
  currency: "RON",
  taxNumber: /RO\d{6,10}/,
  evidence: [
    [
      "tax",
      /\bCUI\b|\bCIF\b.*RO|bon fiscal|românia|romania|bucuresti|bucurești|\bS\.?R\.?L\.?\b.*\bRO\d|\bTVA\b.*lei/i,
      4
    ]
  ]
}
