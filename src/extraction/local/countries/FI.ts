import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Finland. */
export const FI: Country = {
  code: "FI",
  currency: "EUR",
  language: "fi",
  taxNumber: /FI\d{8}/,
  evidence: [
    ["tax", words("alv, suomi, oy, y-tunnus, yhteensä, kuitti"), 3],
    ["place", words("finland, helsinki, espoo, tampere, turku, oulu, vantaa, jyväskylä, lahti, kuopio, rovaniemi"), 4]
  ]
}
