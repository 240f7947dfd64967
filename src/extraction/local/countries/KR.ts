import type { Country } from "./Country.ts"

/** South Korea. */
export const KR: Country = {
  code: "KR",
  currency: "KRW",
  language: "ko",
  dateOrder: "year-first",
  evidence: [
    ["script", /[\uac00-\ud7af]/, 4],
    ["tax", /원(?![\p{L}])|부가세|카드|사업자/u, 4]
  ]
}
