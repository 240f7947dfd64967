import type { Country } from "./Country.ts"

/** Taiwan. */
export const TW: Country = {
  code: "TW",
  currency: "TWD",
  evidence: [["place", /統一發票|臺灣|台灣|台北/, 6]]
}
