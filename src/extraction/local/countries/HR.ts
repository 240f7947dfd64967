import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Croatia. */
export const HR: Country = {
  code: "HR",
  currency: "EUR",
  language: "hr",
  formerly: { currency: "HRK", until: "2023-01-01" },
  taxNumber: /HR\d{11}/,
  evidence: [
    ["tax_number", words("oib, pdv, jir, zki"), 3],
    ["place", words("hrvatska, zagreb, rijeka, osijek, zadar, dubrovnik, pula, šibenik, varaždin"), 4],
    // a bill may be split everywhere
    ["place", /\b21\s?000,?\s+split\b|\bsplit,\s*(?:hr|croatia|hrvatska)\b/i, 4]
  ]
}
