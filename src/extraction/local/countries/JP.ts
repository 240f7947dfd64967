import type { Country } from "./Country.ts"

/** Japan. */
export const JP: Country = {
  code: "JP",
  currency: "JPY",
  dateOrder: "year-first",
  evidence: [
    ["script", /[\u3040-\u30ff]/, 5],
    ["tax", /消費税|領収|合計|東京|株式会社/, 5]
  ]
}
