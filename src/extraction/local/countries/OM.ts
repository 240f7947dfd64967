import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Oman. */
export const OM: Country = {
  code: "OM",
  currency: "OMR",
  evidence: [["place", words("oman, muscat, salalah, عمان سلطنة, سلطنة عمان, مسقط"), 4]]
}
