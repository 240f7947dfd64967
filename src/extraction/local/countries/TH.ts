import type { Country } from "./Country.ts"

/** Thailand. */
export const TH: Country = {
  code: "TH",
  currency: "THB",
  evidence: [
    ["script", /[\u0e00-\u0e7f]/, 4],
    ["place", /thailand|bangkok/i, 4]
  ]
}
