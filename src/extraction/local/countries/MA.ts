import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Morocco. */
export const MA: Country = {
  code: "MA",
  currency: "MAD",
  evidence: [
    ["place", words("maroc, morocco, casablanca, rabat, marrakech, agadir, fès, tanger, المغرب, الدار البيضاء"), 4],
    ["tax_number", /\bI\.?C\.?E\b\W{0,4}\d{9,15}/, 4],
    // a driver's licence in Italian
    ["tax_number", /\bPATENTE\W{0,4}\d{6,8}(?!\d)|\bCNSS\W{0,4}\d/i, 3]
  ]
}
