import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Ireland. */
export const IE: Country = {
  code: "IE",
  currency: "EUR",
  taxNumber: /IE\d{7}[A-Z]{1,2}/,
  evidence: [
    ["place", words("ireland, dublin, cork, galway, limerick, waterford, kilkenny, éire"), 3],
    ["address", words("eircode, co. dublin, co. cork, co. galway, co. kerry"), 3]
  ]
}
