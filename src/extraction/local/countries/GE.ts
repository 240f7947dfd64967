import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Georgia. */
export const GE: Country = {
  code: "GE",
  currency: "GEL",
  language: "ka",
  evidence: [
    ["script", /[\u10a0-\u10ff]/, 5],
    ["place", words("georgia tbilisi, tbilisi, batumi, თბილისი"), 4],
    ["tax_number", words("rs.ge"), 4]
  ]
}
