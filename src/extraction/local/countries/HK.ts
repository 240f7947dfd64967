import type { Country } from "./Country.ts"

/** Hong Kong. */
export const HK: Country = {
  code: "HK",
  currency: "HKD",
  evidence: [["place", /hong kong|香港|kowloon/i, 5]]
}
