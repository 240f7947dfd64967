import type { Country } from "./Country.ts"

/** Austria. */
export const AT: Country = {
  code: "AT",
  currency: "EUR",
  taxNumber: /ATU\d{8}/,
  evidence: [
    ["place", /\bÖsterreich|wien\b/i, 3],
    [
      "word",
      /umtausch|[öo]ffnungszeiten|einkauf|kassenbon|mehrwertsteuer|f[üu]r sie|\b(?:und|oder|nicht|mit|der|die|das)\b.*\b(?:und|oder|nicht|mit|der|die|das)\b/i,
      2
    ],
    ["tax", /\bMwSt|\bUSt|\bGmbH\b|steuer|straße|strasse|rechnung|danke|vielen dank|gegeben|bankomat/i, 4]
  ]
}
