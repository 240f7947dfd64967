import type { Country } from "./Country.ts"

/** Japan. */
export const JP: Country = {
  code: "JP",
  currency: "JPY",
  language: "ja",
  dateOrder: "year-first",
  evidence: [
    ["script", /[\u3040-\u30ff]/, 5],
    ["tax", /消費税|領収|税込|税抜|東京|大阪|京都|株式会社|有限会社/, 5]
  ]
}
