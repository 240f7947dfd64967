import type { Country } from "./Country.ts"

/** Saudi Arabia. */
export const SA: Country = {
  code: "SA",
  currency: "SAR",
  evidence: [
    ["place", /saudi|riyadh|jeddah|السعودية|الرياض|جدة|مكة/i, 4],
    // of fifteen digits, the first and the last of which are threes
    ["tax_number", /(?:VAT|الضريبي)\D{0,20}3\d{13}3(?!\d)/i, 5]
  ]
}
