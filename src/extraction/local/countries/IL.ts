import type { Country } from "./Country.ts"

/** Israel. */
export const IL: Country = {
  code: "IL",
  currency: "ILS",
  language: "he",
  evidence: [
    ["script", /[\u0590-\u05ff]/, 3],
    ["place", /israel|tel aviv|עוסק|מע"מ/i, 4]
  ]
}
