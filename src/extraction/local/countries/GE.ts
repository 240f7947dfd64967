import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Georgia. */
export const GE: Country = {
  code: "GE",
  currency: "GEL",
  evidence: [
    ["script", /[\u10a0-\u10ff]/, 5],
    ["place", words("georgia tbilisi, tbilisi, batumi, თბილისი"), 4]
  ]
}
