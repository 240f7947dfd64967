import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Romania. */
export const RO: Country = {
  code: "RO",
  currency: "RON",
  language: "ro",
  taxNumber: /RO\d{6,10}/,
  evidence: [
    ["word", words("de plată, de plata, din care tva, ospătar, ospatar, notă de plată, nota de plata"), 2],
    ["tax_number", words("cui, c.u.i., c.i.f., cod fiscal"), 3],
    ["tax", /\bCIF\b.*RO|bon fiscal|\bS\.?R\.?L\.?\b.*\bRO\d|\bTVA\b.*lei/i, 4],
    [
      "place",
      words(
        "românia, romania, bucurești, bucuresti, cluj-napoca, cluj, timișoara, timisoara, iași, iasi, constanța, constanta, brașov, brasov, craiova, sibiu, oradea"
      ),
      4
    ]
  ]
}
