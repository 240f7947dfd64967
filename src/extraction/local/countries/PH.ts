import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Philippines. */
export const PH: Country = {
  code: "PH",
  currency: "PHP",
  language: "tl",
  dateOrder: "month-first",
  evidence: [
    ["place", words("philippines, pilipinas, manila, quezon, makati, cebu, davao, pasig, taguig, mandaluyong"), 4],
    ["address", words("brgy, barangay"), 4],
    ["word", words("sc/pwd, pwd discount, bir accreditation, bir permit"), 3],
    [
      "tax_number",
      /VAT[\s-]?REG\w*\W{0,3}TIN|\bVAT-?(?:able|exempt)\s?sales?\b|\bTIN\b.*VAT|\bTIN\b\W{0,3}\d{3}-\d{3}-\d{3}-\d{3,5}/i,
      4
    ]
  ]
}
