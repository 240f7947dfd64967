import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** New Zealand. */
export const NZ: Country = {
  code: "NZ",
  currency: "NZD",
  evidence: [
    [
      "place",
      words(
        "new zealand, aotearoa, auckland, wellington, christchurch, hamilton nz, dunedin, queenstown, tauranga, rotorua, napier"
      ),
      5
    ],
    ["payment", /\beftpos\b/i, 2],
    ["tax", /\bGST\W{0,4}15(?:\.0+)?\s?%|\b15\s?%\W{1,3}GST\b/i, 4],
    ["tax_number", /GST\s*(?:No|Reg|Number|#)?\W{0,4}\d{2,3}-\d{3}-\d{3}\b/i, 4]
  ]
}
