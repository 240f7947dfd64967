import type { Country } from "./Country.ts"

/** Germany. */
export const DE: Country = {
  code: "DE",
  currency: "EUR",
  taxNumber: /DE\d{9}/,
  evidence: [
    [
      "word",
      /umtausch|[öo]ffnungszeiten|einkauf|kassenbon|mehrwertsteuer|f[üu]r sie|\b(?:und|oder|nicht|mit|der|die|das)\b.*\b(?:und|oder|nicht|mit|der|die|das)\b/i,
      2
    ],
    [
      "tax",
      /\bMwSt|\bUSt|\bGmbH\b|steuer|deutschland|straße|strasse|\bstr\.\s?\d|rechnung|kassenbon|danke|vielen dank|gegeben|ec-?cash|girocard/i,
      4
    ]
  ]
}
