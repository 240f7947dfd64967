import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Greece. */
export const GR: Country = {
  code: "GR",
  currency: "EUR",
  language: "el",
  taxNumber: /EL\d{9}/,
  evidence: [
    ["tax", /φπα|αφμ|φ\.π\.α|α\.φ\.μ|[α-ω]{4}/i, 3],
    [
      "place",
      words("ελλαδα, ελλάδα, αθήνα, αθηνα, θεσσαλονικη, θεσσαλονίκη, πειραιας, greece, athens, thessaloniki"),
      4
    ]
  ]
}
