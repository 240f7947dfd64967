import type { Country } from "./Country.ts"

/** Sweden. */
export const SE: Country = {
  code: "SE",
  currency: "SEK",
  taxNumber: /SE\d{10}01/,
  evidence: [
    ["tax", /\bmoms\d?\b|\bSE\d{10}01\b|organisationsnummer|\bORG\.?\s?NR/i, 2],
    ["place", /sverige|stockholm|g[öo]teborg|malm[öo]|kvitto|växel|att betala|[öo]ppettider/i, 3],
    ["word", /s[öo]ndag/i, 2],
    ["word", /totalt|kontant|\bkort\b/i, 1]
  ]
}
