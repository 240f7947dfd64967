import type { Country } from "./Country.ts"
import { traditionalChinese } from "./shared.ts"

/** Hong Kong. */
export const HK: Country = {
  code: "HK",
  currency: "HKD",
  evidence: [
    ["script", traditionalChinese, 2],
    ["place", /hong kong|香港|kowloon/i, 5]
  ]
}
