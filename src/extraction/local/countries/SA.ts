import type { Country } from "./Country.ts"

/** Saudi Arabia. */
export const SA: Country = {
  code: "SA",
  currency: "SAR",
  evidence: [["place", /saudi|riyadh|jeddah|السعودية|الرياض|جدة|مكة/i, 4]]
}
