import type { Country } from "./Country.ts"

/** Portugal. */
export const PT: Country = {
  code: "PT",
  currency: "EUR",
  taxNumber: /PT\d{9}/,
  evidence: [
    ["tax", /\bIVA\b|contribuinte|portugal|fatura|\bNIF\b/i, 3],
    ["place", /lisboa|continente|pingo doce/i, 3]
  ]
}
