import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Saudi Arabia. */
export const SA: Country = {
  code: "SA",
  currency: "SAR",
  evidence: [
    ["place", /saudi|riyadh|jeddah|السعودية|الرياض|جدة|مكة/i, 4],
    // of fifteen digits, the first and the last of which are threes
    ["tax_number", /(?:VAT|الضريبي)\D{0,20}3\d{13}3(?!\d)/i, 5],
    ["tax", /ضريبة[^\d\n]{0,20}15|15\s?[%٪][^\d\n]{0,12}ضريبة/, 3],
    ["payment", words("mada, ~مدى~"), 3]
  ]
}
