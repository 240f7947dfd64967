import type { Country } from "./Country.ts"
import { traditionalChinese } from "./shared.ts"

/** Taiwan. */
export const TW: Country = {
  code: "TW",
  currency: "TWD",
  evidence: [
    ["script", traditionalChinese, 2],
    ["place", /統一發票|臺灣|台灣|台北/, 6]
  ]
}
