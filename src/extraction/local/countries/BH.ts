import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Bahrain. */
export const BH: Country = {
  code: "BH",
  currency: "BHD",
  evidence: [
    ["place", words("bahrain, manama, البحرين, المنامة, المحرق, الرفاع, muharraq, riffa, isa town"), 4],
    ["payment", words("benefit pay, benefitpay, بنفت"), 3]
  ]
}
